import type { Locale } from '#domain/edition/editions.ts';
import { wordsIn } from '#domain/edition/spelling.ts';
import type { Consultant } from '#domain/firm/consultant.ts';
import type { Messages } from '#words/en.ts';
import { TextLink } from '#ui/text-link.tsx';
import { imagePath } from '#domain/address/paths.ts';
import { type Image, imageWidths } from '#domain/documents/image.ts';
import { fillIn } from '#words/fill-in.ts';

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

/** A person's picture beside the name, which says who it shows. */
export function Portrait({ image }: { image: Image }) {
  const widths = imageWidths(image);
  return (
    <img
      src={imagePath(image.id, widths[0]!)}
      srcSet={widths.map((width) => `${imagePath(image.id, width)} ${width}w`).join(', ')}
      sizes="6rem"
      alt=""
      width={image.width}
      height={image.height}
      loading="lazy"
      decoding="async"
      className="size-24 flex-none rounded-full bg-sunken object-cover"
    />
  );
}

/** “Speaks English and German”, in the words of the edition; nothing if none is given. */
export function languagesSpoken(
  { languages = [] }: Consultant,
  locale: Locale,
  words: Messages['people'],
): string | undefined {
  if (languages.length === 0) return undefined;
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const list = new Intl.ListFormat(locale).format(languages.map((code) => names.of(code) ?? code));
  return fillIn(words.speaks, { languages: list });
}
