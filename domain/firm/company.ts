import { z } from 'zod';
import { words } from '../page/page.ts';
import { countries } from '../working-time/country.ts';

const country = z.enum(countries);
const clock = z.string().regex(/^\d\d:\d\d$/);

export const companySchema = z.strictObject({
  name: words,
  legalName: words,
  siteUrl: z.url().describe('Canonical host, without a trailing slash; SITE_URL overrides it.'),
  email: z.strictObject({
    general: z.email(),
    candidates: z.email(),
    employers: z.email(),
    privacy: z.email(),
    security: z.email().describe('Read by whoever can act on a report of a vulnerability.'),
  }),
  phone: z.strictObject({ display: words, href: z.string().startsWith('tel:+') }),
  address: z.strictObject({ street: words, city: words, postcode: words, country }),
  hours: z.strictObject({
    days: z.array(z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])).min(1),
    opens: clock,
    closes: clock,
    zone: words,
  }),
  areaServed: z.array(country),
  partnerCountries: z.array(country).describe('Served through licensed partners.'),
  linkedinUrl: z.url(),
  registration: z.strictObject({
    companyNumber: words,
    vatNumber: words,
    icoNumber: words,
    registeredOffice: words,
    director: words,
    agencyStanding: words,
    insurer: words,
    germanRepresentative: words,
    swissRepresentative: words,
    dataProtectionOfficer: words,
    germanEditor: words.describe('Answers for editorial content under § 18(2) MStV.'),
    shareholders: words.describe('Disclosed in Austria under § 25 MedienG.'),
    partners: z
      .partialRecord(country, words)
      .describe('Name, address and licence of the partner in each partner country.'),
  }),
  termsVersion: z.iso.date().describe('Sent as terms_version with every employer brief.'),
});
export type Company = z.infer<typeof companySchema>;
