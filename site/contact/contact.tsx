import type { PageCopy } from '#domain/pages/pages.ts';
import type { ReactNode } from 'react';
import { type Company, townLine } from '#domain/firm/company.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Locale } from '#domain/edition/editions.ts';
import type { Consultant } from '#domain/firm/consultant.ts';
import type { Messages } from '#words/en.ts';
import { PersonCard } from '#site/sections/person-card.tsx';

/** How soon we answer, by the way a visitor asks. */
export function ReplyTimes({ heading, times }: PageCopy<'contact'>['replies']) {
  return (
    <section>
      <h2 className="text-2xl">{heading}</h2>
      <dl className="mt-6 border-b border-line text-sm">
        {times.map(({ what, when }) => (
          <div
            key={what}
            className="grid gap-x-6 gap-y-1 border-t border-line py-3 sm:grid-cols-[2fr_3fr]"
          >
            <dt className="font-semibold">{what}</dt>
            <dd className="text-muted">{when}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type Reachable = Pick<Company, 'email' | 'phone' | 'address' | 'linkedinUrl'>;

export function WaysToReachUs({
  copy,
  company,
  country,
}: {
  copy: PageCopy<'contact'>['ways'];
  company: Reachable;
  /** The name of the country in the visitor's language. */
  country: string;
}) {
  const { email, phone, address } = company;
  return (
    <section>
      <h2 className="text-2xl">{copy.heading}</h2>
      <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
        <Way name={copy.email} tall>
          <dl className="grid gap-3">
            {(['general', 'candidates', 'employers'] as const).map((desk) => (
              <div key={desk}>
                <dt className="text-sm text-muted">{copy[desk]}</dt>
                <dd>
                  <TextLink href={`mailto:${email[desk]}`} className="break-all">
                    {email[desk]}
                  </TextLink>
                </dd>
              </div>
            ))}
          </dl>
        </Way>
        <Way name={copy.phone}>
          <TextLink href={phone.href}>{phone.display}</TextLink>
        </Way>
        <Way name={copy.address}>
          <address className="not-italic">
            {address.street}
            <br />
            {townLine(address)}
            <br />
            {country}
          </address>
        </Way>
        <Way name={copy.hours}>{copy.hoursText}</Way>
        {company.linkedinUrl && (
          <Way name={copy.linkedin}>
            <TextLink href={company.linkedinUrl} rel="noopener">
              {copy.linkedinText} <Icon name="external" className="size-3.5" />
            </TextLink>
          </Way>
        )}
      </ul>
    </section>
  );
}

function Way({ name, tall, children }: { name: string; tall?: boolean; children: ReactNode }) {
  return (
    <li
      className={classNames(
        'rounded-md border border-line bg-surface p-5',
        tall && 'sm:row-span-2 lg:row-span-1',
      )}
    >
      <h3 className="label-mono mb-3 text-accent">{name}</h3>
      {children}
    </li>
  );
}

/** The people whom visitors may ask themselves. Nothing without any. */
export function PeopleToAsk({
  people,
  locale,
  words,
}: {
  people: readonly Consultant[];
  locale: Locale;
  words: Messages['people'];
}) {
  const named = people.filter(({ contact }) => contact);
  if (named.length === 0) return null;
  return (
    <section>
      <h2 className="text-2xl">{words.toAsk}</h2>
      <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
        {named.map((person) => (
          <li key={person.name} className="rounded-md border border-line bg-surface p-5">
            <PersonCard person={person} locale={locale} words={words} />
          </li>
        ))}
      </ul>
    </section>
  );
}
