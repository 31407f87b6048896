import type { Locale } from '#domain/edition/editions.ts';
import type { Company } from '#domain/firm/company.ts';
import type { Consultant } from '#domain/firm/consultant.ts';
import type { Messages } from '#words/en.ts';
import { TextLink } from '#ui/text-link.tsx';
import { PersonCard } from '#site/sections/person-card.tsx';

/** How to ask before applying: the person in charge if there is one, and the candidates' office. */
export function AskAboutRole({
  person,
  company: { email, phone },
  locale,
  words,
}: {
  person: Consultant | undefined;
  company: Company;
  locale: Locale;
  words: Messages['people'];
}) {
  return (
    <section className="grid gap-4">
      <h2 className="label-mono text-accent">{words.inCharge}</h2>
      {person && <PersonCard person={person} locale={locale} words={words} />}
      <p className="text-sm text-muted">
        {words.ask} <TextLink href={`mailto:${email.candidates}`}>{email.candidates}</TextLink>,{' '}
        <TextLink href={phone.href} className="whitespace-nowrap">
          {phone.display}
        </TextLink>
      </p>
    </section>
  );
}
