import type { ReactNode } from 'react';
import { type Company, townLine } from '#domain/firm/company.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { TextLink } from '#ui/text-link.tsx';

export type Reachable = Pick<Company, 'email' | 'phone' | 'address' | 'linkedinUrl'>;

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
