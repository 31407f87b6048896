import { languageOf, type Language, type Locale } from '#domain/edition/editions.ts';
import { spelledFor } from '#domain/edition/spelling.ts';
import { isModelOffered } from '#domain/hiring-models/hiring-model.ts';
import { de } from './de.ts';
import { en, type Messages } from './en.ts';
import { namesOfFirm } from './names-of-firm.ts';
import { perFirm, type Firm } from '#domain/firm/firm.ts';

const byLanguage: Record<Language, Messages> = { en, de };
const known = perFirm<Firm, Map<Locale, Messages>>(() => new Map());

/** Only the server knows every language; a visitor receives the words of one with the page. */
export function messagesFor(firm: Firm, locale: Locale): Messages {
  const words =
    known(firm).get(locale) ?? spelledFor(locale, withNamesOfFirm(firm, languageOf(locale)));
  known(firm).set(locale, words);
  return words;
}

/** The interface names what the firm has, as the firm names it. */
function withNamesOfFirm(firm: Firm, language: Language): Messages {
  const words = byLanguage[language];
  const { options, industries } = namesOfFirm(firm)(language);
  const { form } = words.plan;
  const urgency = { ...form.urgency, urgent: form.urgentWithoutSprint };
  return {
    ...words,
    ...(!isModelOffered(firm, 'sprint') && { plan: { ...words.plan, form: { ...form, urgency } } }),
    industries,
    vacancies: { ...words.vacancies, options: { ...words.vacancies.options, ...options } },
  };
}
