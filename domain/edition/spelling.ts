import { type Language, languageOf, languages, type Locale } from './editions.ts';
import type { FirmEditions } from '#domain/firm/firm.ts';

/**
 * Swiss German writes ss for ß, quotes «so» where Germany and Austria quote „so“, and has words of
 * its own for a term, innert, and for days off, Ferien.
 */
export function withSwissSpelling<T>(value: T): T {
  const spelled = JSON.stringify(value)
    .replaceAll('ß', 'ss')
    .replace(/„([^„“"]*)“/g, '«$1»')
    .replace(/nnerhalb von (?=[\d{]|einem|einer|zwei|drei|vier|fünf|zehn)/g, 'nnert ')
    .replaceAll('Tage Urlaub', 'Tage Ferien');
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

/** A value for each published language. */
export function ofEachLanguage<Value>(
  firm: FirmEditions,
  make: (language: Language) => Value,
): Record<Language, Value> {
  return Object.fromEntries(
    languages(firm).map((language) => [language, make(language)]),
  ) as Record<Language, Value>;
}
