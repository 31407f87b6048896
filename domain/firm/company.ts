import { z } from 'zod';
import { words } from '#domain/pages/page.ts';
import { referenceFormPattern } from '#domain/vacancies/reference.ts';
import { countries, type Country } from '#domain/working-time/country.ts';
import { weekdays } from '#domain/working-time/weekday.ts';
import { partnerSchema } from './partner.ts';

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
    .describe('The form of the references of vacancies: each 0 is a digit, as NG-0000.'),
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
