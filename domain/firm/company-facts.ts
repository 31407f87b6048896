import { countries } from '../working-time/country.ts';
import { languageOf, type Language, type Locale } from '../edition/editions.ts';
import type { Company } from './company.ts';

const missing: Record<Language, string> = {
  en: '(to be added before publication)',
  de: '(wird vor Veröffentlichung ergänzt)',
};
const centralEuropeanTime: Record<Language, string> = { en: 'CET', de: 'MEZ' };

const bracketed = /\[[^[\]]*\]/;

/** Bracketed text, a reserved domain, the sample street, or a number that Ofcom reserves for drama. */
const placeholder = /\[[^[\]]*\]|\.example(?![\w-])|Placeholder Court|\+44 ?20 ?7946 ?0/;

/** The firm's data that copy may quote: `{ phone: { href } }` becomes `{ 'company.phone.href': … }`. */
export function companyFacts(company: Company, locale: Locale): Record<string, string> {
  const facts = leaves('company', company).map(([name, value]) => [name, asRead(value, locale)]);
  // A firm need not have a partner in every country that the words can name.
  const partners = countries.map((country) => [
    `company.registration.partners.${country}`,
    missing[languageOf(locale)],
  ]);
  return Object.fromEntries([...partners, ...facts]);
}

/** The fields of content/company.yaml that an adopter has not replaced, as `registration.vatNumber`. */
export function openPlaceholders(company: Company): string[] {
  return leaves('', company)
    .filter(([, value]) => placeholder.test(value))
    .map(([name]) => name.slice(1));
}

/** The fields that hold no bracketed placeholder, for data that only machines read. */
export function filledIn(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => typeof value !== 'string' || !bracketed.test(value),
    ),
  );
}

/** The bracketed placeholders of content/company.yaml, which no visitor may see. */
export function bracketedPlaceholders(company: Company): string[] {
  return leaves('', company).flatMap(([, value]) => bracketed.exec(value)?.[0] ?? []);
}

/** A bracketed placeholder is for the adopter; visitors read a neutral phrase in their language. */
function asRead(value: string, locale: Locale): string {
  const language = languageOf(locale);
  const complete = value.replace(new RegExp(bracketed, 'g'), missing[language]);
  return complete.replace(/\bCET\b/, centralEuropeanTime[language]);
}

function leaves(prefix: string, value: unknown): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[prefix, String(value)]];
  return Object.entries(value).flatMap(([key, child]) => leaves(`${prefix}.${key}`, child));
}
