import { languageOf, type Language, type Locale } from '../edition/editions.ts';
import type { Company } from './company.ts';

const missing: Record<Language, string> = {
  en: '(to be added before publication)',
  de: '(wird vor Veröffentlichung ergänzt)',
};

/** Bracketed text, a reserved domain, the sample street, or a number that Ofcom reserves for drama. */
const placeholder = /\[[^[\]]*\]|\.example(?![\w-])|Placeholder Court|\+44 ?20 ?7946 ?0/;

/** The firm's data that copy may quote: `{ phone: { href } }` becomes `{ 'company.phone.href': … }`. */
export function companyFacts(company: Company, locale: Locale): Record<string, string> {
  return Object.fromEntries(
    leaves('company', company).map(([name, value]) => [name, asRead(value, locale)]),
  );
}

/** The fields of content/company.yaml that an adopter has not replaced, as `registration.vatNumber`. */
export function openPlaceholders(company: Company): string[] {
  return leaves('', company)
    .filter(([, value]) => placeholder.test(value))
    .map(([name]) => name.slice(1));
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
