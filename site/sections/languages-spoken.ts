import type { Locale } from '#domain/edition/editions.ts';
import type { Consultant } from '#domain/firm/consultant.ts';
import type { Messages } from '#words/en.ts';
import { fillIn } from '#words/fill-in.ts';

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
