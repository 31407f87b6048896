import { languageOf, type Language, type Locale } from '../edition/editions.ts';
import type { Company } from './company.ts';

const missing: Record<Language, string> = {
  en: '(to be added before publication)',
  de: '(wird vor Veröffentlichung ergänzt)',
};

/** The firm's data that copy may quote: `{ phone: { href } }` becomes `{ 'company.phone.href': … }`. */
export function companyFacts(company: Company, locale: Locale): Record<string, string> {
  return Object.fromEntries(
    leaves('company', company).map(([name, value]) => [name, asRead(value, locale)]),
  );
}

/** A bracketed placeholder is for the adopter; visitors read a neutral phrase in their language. */
function asRead(value: string, locale: Locale): string {
  const language = languageOf(locale);
  const complete = value.replace(/\[[^[\]]*\]/g, missing[language]);
  return language === 'de' ? complete.replace(/\bCET\b/, 'MEZ') : complete;
}

function leaves(prefix: string, value: unknown): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[prefix, String(value)]];
  return Object.entries(value).flatMap(([key, child]) => leaves(`${prefix}.${key}`, child));
}
