import type { Locale } from '#domain/edition/editions.ts';
import { wordsIn } from '#domain/edition/spelling.ts';
import type { Consultant } from '#domain/firm/consultant.ts';
import type { Messages } from '#words/en.ts';
import { TextLink } from '#ui/text-link.tsx';
import { languagesSpoken } from './languages-spoken.ts';
import { Portrait } from './portrait.tsx';

/** Whom a visitor may write to or call. */
export function PersonCard({
  person,
  locale,
  words,
}: {
  person: Consultant;
  locale: Locale;
  words: Messages['people'];
}) {
  const { name, portrait, contact } = person;
  const languages = languagesSpoken(person, locale, words);
  return (
    <div className="grid gap-3">
      <div className="flex items-center gap-5">
        {portrait && <Portrait image={portrait} />}
        <div>
          <p className="font-medium">{name}</p>
          <p className="text-sm text-muted">{wordsIn(person, locale).role}</p>
          {languages && <p className="text-sm text-muted">{languages}</p>}
        </div>
      </div>
      {contact && (
        <p className="grid justify-items-start gap-1 text-sm">
          <TextLink href={`mailto:${contact.email}`} className="break-all">
            {contact.email}
          </TextLink>
          {contact.phone && (
            <TextLink href={`tel:${contact.phone.replaceAll(/[^\d+]/g, '')}`}>
              {contact.phone}
            </TextLink>
          )}
        </p>
      )}
    </div>
  );
}
