import { languageOf, locales, type Language, type Locale } from '../domain/edition/editions.ts';
import { spelledFor } from '../domain/edition/spelling.ts';
import { de } from './de.ts';
import { en, type Messages } from './en.ts';

const byLanguage: Record<Language, Messages> = { en, de };
const byLocale = new Map(
  locales.map((locale) => [locale, spelledFor(locale, byLanguage[languageOf(locale)])]),
);

/** Only the server knows every language; a visitor receives the words of one with the page. */
export function messagesFor(locale: Locale): Messages {
  return byLocale.get(locale) ?? en;
}
