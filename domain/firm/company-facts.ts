import { z } from 'zod';
import { languageOf, type Language, type Locale } from '#domain/edition/editions.ts';
import { formatDate } from '#domain/edition/format.ts';
import { countries } from '#domain/working-time/country.ts';
import { companySchema, type Company } from './company.ts';
import { partnerInWords } from './partner-in-words.ts';
import { townLine } from './town-line.ts';

const centralEuropeanTime: Record<Language, string> = { en: 'CET', de: 'MEZ' };

/** A reserved domain, what is called a placeholder, or a number or postcode that nobody has. */
const placeholder = /\.example(?![\w-])|\bPlaceholder\b|\+44 ?20 ?7946 ?0|\bZZ9 9ZZ\b/;

/**
 * The firm's data that copy may quote: `{ phone: { href } }` becomes `{ 'company.phone.href': … }`.
 * A fact that the firm has not given is empty.
 */
export function companyFacts(company: Company, locale: Locale): Record<string, string> {
  const registeredOffice = `${company.address.street}, ${townLine(company.address)}`;
  const registration = { registeredOffice, ...company.registration };
  const given = leaves('company', { ...company, registration });
  return Object.fromEntries([
    ...fieldsOf('company', companySchema).map((name) => [name, '']),
    ...given.map(([name, value]) => [name, asRead(value, locale)]),
    ...countries.map((country) => {
      const partner = company.registration.partners?.[country];
      const named = partner ? partnerInWords(partner, country, locale) : '';
      return [`company.registration.partners.${country}`, named];
    }),
    ['company.termsDate', formatDate(company.termsVersion, locale)],
  ]);
}

/** The fields of content/company.yaml that are filled in, as `phone.display`. */
export function givenFields(company: Company): ReadonlySet<string> {
  return new Set(leaves('', company).map(([name]) => name.slice(1)));
}

/** The fields of content/company.yaml that an adopter has not replaced, as `phone.display`. */
export function openPlaceholders(company: Company): string[] {
  return leaves('', company)
    .filter(([, value]) => placeholder.test(value))
    .map(([name]) => name.slice(1));
}

function asRead(value: string, locale: Locale): string {
  return value.replace(/\bCET\b/, centralEuropeanTime[languageOf(locale)]);
}

function leaves(prefix: string, value: unknown): [string, string][] {
  if (value === undefined) return [];
  if (typeof value !== 'object' || value === null) return [[prefix, String(value)]];
  return Object.entries(value).flatMap(([key, child]) => leaves(`${prefix}.${key}`, child));
}

/** Every name that `leaves` can give, so that an absent fact is known and a misspelt one is not. */
function fieldsOf(prefix: string, schema: unknown): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return fieldsOf(prefix, schema.unwrap());
  }
  if (!(schema instanceof z.ZodObject)) return [prefix];
  return Object.entries(schema.shape).flatMap(([key, child]) =>
    fieldsOf(`${prefix}.${key}`, child),
  );
}
