import { languageOf, type Language, type Locale } from './editions.ts';

/** Swiss German writes ss for ß, and quotes «so» where Germany and Austria quote „so“. */
export function withSwissSpelling<T>(value: T): T {
  const spelled = JSON.stringify(value)
    .replaceAll('ß', 'ss')
    .replace(/„([^„“"]*)“/g, '«$1»');
  return JSON.parse(spelled) as T;
}

/** Words as the reader's country spells them. */
export function spelledFor<T>(locale: Locale, value: T): T {
  return locale === 'de-CH' ? withSwissSpelling(value) : value;
}

/** What a thing with words in both languages says to a reader in this locale. */
export function wordsIn<Words>(thing: Record<Language, Words>, locale: Locale): Words {
  return spelledFor(locale, thing[languageOf(locale)]);
}
