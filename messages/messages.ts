import { languageOf, type Language, type Locale } from '../domain/edition/editions.ts';
import { spelledFor } from '../domain/edition/spelling.ts';
import { de } from './de.ts';
import { en, type Messages } from './en.ts';

const byLanguage: Record<Language, Messages> = { en, de };
const byLocale = new Map<Locale, Messages>();

/** Only the server knows every language; a visitor receives the words of one with the page. */
export function messagesFor(locale: Locale): Messages {
  const known = byLocale.get(locale) ?? spelledFor(locale, byLanguage[languageOf(locale)]);
  byLocale.set(locale, known);
  return known;
}
