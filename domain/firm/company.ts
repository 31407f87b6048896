import { z } from 'zod';
import { type SampleCounts, samplesIn } from '#domain/documents/samples.ts';
import { words } from '#domain/pages/page.ts';
import { referenceFormPattern } from '#domain/vacancies/reference.ts';
import { countries, type Country, cantonName } from '#domain/working-time/country.ts';
import { weekdays } from '#domain/working-time/working-day.ts';
import { partnerSchema, type Partner } from './partner.ts';
import { languageOf, type Language, type Locale } from '#domain/edition/editions.ts';
import { spelledFor } from '#domain/edition/spelling.ts';
import { formatDate } from '#domain/edition/format.ts';

const country = z.enum(countries);

/** No “[VAT number]”: what is not known is left out, and with it what would quote it. */
const stated = words.regex(/^[^[\]]*$/, 'Visitors would read the brackets.');
const fact = stated.optional();
const partner = partnerSchema.optional();
const clock = z.string().regex(/^\d\d:\d\d$/);

export const companySchema = z.strictObject({
  name: stated,
  legalName: stated,
  siteUrl: z
    .url()
    .describe('Without a slash at its end. The setting SITE_URL overrides it.')
    .meta({ title: 'Address of the website' }),
  email: z.strictObject({
    general: z.email(),
    candidates: z.email(),
    employers: z.email(),
    privacy: z.email(),
    security: z.email().describe('Read by whoever can act on a report of a vulnerability.'),
  }),
  phone: z.strictObject({
    display: stated.meta({ title: 'As shown' }),
    href: z
      .string()
      .startsWith('tel:+')
      .describe('Begins with tel:+ and has no spaces, as tel:+442079460142.')
      .meta({ title: 'As dialled' }),
  }),
  address: z.strictObject({ street: stated, city: stated, postcode: stated, country }),
  hours: z.strictObject({
    days: z.array(z.enum(weekdays)).min(1),
    opens: clock,
    closes: clock,
    zone: words,
  }),
  vacancyReference: z
    .string()
    .regex(referenceFormPattern)
    .describe('The pattern of vacancy references: each 0 stands for a digit, as in NG-0000.'),
  areaServed: z.array(country),
  partnerCountries: z.array(country).describe('Served through licensed partners.'),
  linkedinUrl: z.url().optional().meta({ title: 'LinkedIn address' }),
  registration: z
    .strictObject({
      companyNumber: fact.describe('Number in the commercial register of the firm’s seat.'),
      registeredOffice: fact.describe('If it is not the address above.'),
      director: fact.describe('Who represents the firm.'),
      vatNumber: fact,
      insurer: fact.describe('Professional indemnity insurer and cover.'),
      dataProtectionOfficer: fact.describe('Name and contact, if one is appointed.'),
      GB: z
        .strictObject({
          icoNumber: fact.describe('Registration with the Information Commissioner’s Office.'),
          agencyStanding: fact.describe('Standing under the Employment Agencies Act 1973.'),
        })
        .optional(),
      EU: z
        .strictObject({
          representative: fact.describe('Representative under Article 27 GDPR.'),
        })
        .optional(),
      DE: z
        .strictObject({
          editor: fact.describe('Answers for editorial content under § 18(2) MStV.'),
        })
        .optional(),
      CH: z
        .strictObject({
          representative: fact.describe('Representative under Article 14 FADP.'),
          licence: fact.describe('The firm’s own placement licence, with the canton that gave it.'),
        })
        .optional(),
      AT: z
        .strictObject({
          shareholders: fact.describe('Disclosed under § 25 MedienG.'),
        })
        .optional(),
      partners: z
        .strictObject({
          GB: partner,
          DE: partner,
          CH: partner,
          IT: partner,
          AT: partner,
        } satisfies Record<Country, typeof partner>)
        .optional()
        .describe('The licensed firm in each partner country, named in adverts and at forms.'),
    })
    .default({})
    .describe('What the law of a country asks for. System status names what is missing.'),
  termsVersion: z.iso.date().describe('Sent as terms_version with every employer brief.'),
});
/** In the order of the table of countries; a firm that names none serves its own. */
export function servedBy({ areaServed, address }: Pick<Company, 'areaServed' | 'address'>) {
  const served = countries.filter((one) => areaServed.includes(one));
  return served.length > 0 ? served : [address.country];
}

export type Company = z.infer<typeof companySchema>;

type Words = {
  /** What a licence is called where it was given: the same in every edition. */
  licence: Partial<Record<Country, string>> & { other: string };
  canton: string;
};

const byLanguage: Record<Language, Words> = {
  en: { licence: { other: 'licence', IT: 'authorisation' }, canton: 'canton of' },
  de: {
    licence: {
      other: 'Bewilligung',
      CH: 'Betriebsbewilligung',
      AT: 'Gewerbeberechtigung',
      IT: 'Genehmigung',
    },
    canton: 'Kanton',
  },
};

/** “Name, street, town (licence 1, canton of Zurich)”, wherever a partner is named in full. */
export function partnerInWords(
  { name, address, licence, canton }: Partner,
  country: Country,
  locale: Locale,
): string {
  const words = byLanguage[languageOf(locale)];
  const given = [
    licence && `${words.licence[country] ?? words.licence.other} ${licence}`,
    canton && `${words.canton} ${cantonName(canton, locale)}`,
  ].filter(Boolean);
  const placed = [name, address].filter(Boolean).join(', ');
  // Addresses too: Swiss readers see no ß.
  return spelledFor(locale, given.length > 0 ? `${placed} (${given.join(', ')})` : placed);
}

/** As a letter is addressed: only Britain puts the postcode behind the town. */
export function townLine({ city, postcode, country }: Company['address']): string {
  return country === 'GB' ? `${city} ${postcode}` : `${postcode} ${city}`;
}

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

/** A public site that still has placeholders or samples must not be found by search engines. */
export function isUnfinished(company: Company, samples: SampleCounts, siteUrl: string): boolean {
  const isInvented = openPlaceholders(company).length > 0 || samplesIn(samples) > 0;
  return isInvented && !isReserved(new URL(siteUrl).hostname);
}

/** Nobody reaches this machine or a reserved domain from elsewhere (RFC 2606, RFC 6761). */
function isReserved(host: string): boolean {
  return /^(?:127\.[\d.]+|\[::1\])$|(?:^|\.)(?:localhost|example|test)$/.test(host);
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
