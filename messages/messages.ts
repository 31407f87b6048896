import { languageOf, type Language, type Locale } from '../domain/edition/editions.ts';
import { spelledFor } from '../domain/edition/spelling.ts';
import { ofFirm, type Firm } from '../domain/firm/firm.ts';
import { de } from './de.ts';
import { en, type Messages } from './en.ts';

const byLanguage: Record<Language, Messages> = { en, de };
const known = ofFirm(() => new Map<Locale, Messages>());

/** Only the server knows every language; a visitor receives the words of one with the page. */
export function messagesFor(locale: Locale): Messages {
  const words = known().get(locale) ?? spelledFor(locale, withNamesOfFirm(languageOf(locale)));
  known().set(locale, words);
  return words;
}

const namesOfFirm = ofFirm((firm) => (language: Language) => {
  const named = (entries: readonly { id: string; names: Record<Language, string> }[]) =>
    Object.fromEntries(entries.map(({ id, names }) => [id, names[language]]));
  const { lists, fields, places }: Firm = firm;
  return {
    options: named([...Object.values(lists).flat(), ...places]),
    industries: named(fields.industries),
  };
});

/** Filters, places and industries have the names that the firm gives them. */
function withNamesOfFirm(language: Language): Messages {
  const words = byLanguage[language];
  const { options, industries } = namesOfFirm()(language);
  return {
    ...words,
    industries,
    vacancies: { ...words.vacancies, options: { ...words.vacancies.options, ...options } },
  };
}
