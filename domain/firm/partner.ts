import { z } from 'zod';
import { words } from '#domain/pages/page.ts';
import { cantons, type Country } from '#domain/working-time/country.ts';
import type { Company } from './company.ts';

const stated = words.regex(/^[^[\]]*$/, 'Visitors would read the brackets.');

/** The licensed firm that places people in a country. */
export const partnerSchema = z.strictObject({
  name: stated.describe('As in the commercial register.'),
  address: stated.optional().describe('Street, postcode and town.'),
  licence: stated
    .optional()
    .describe('Number of the licence or authorisation, with its authority.'),
  canton: z.enum(cantons).optional().describe('Of a Swiss licence: the canton that gave it.'),
});
export type Partner = z.infer<typeof partnerSchema>;

/** The countries among ours whose firms may place people in Austria themselves. */
const inEea: readonly Country[] = ['DE', 'IT', 'AT'];

type Seated = Pick<Company, 'address' | 'partnerCountries'>;

/** Whether a partner places people in the country, by the firm's choice or because the law wants it. */
export function worksThroughPartner(
  { address, partnerCountries }: Seated,
  country: Country,
): boolean {
  if (partnerCountries.includes(country)) return true;
  if (country === 'CH') return address.country !== 'CH';
  return country === 'AT' && !inEea.includes(address.country);
}

/** The partner for roles in the country, if one is needed and named. */
export function partnerFor(
  company: Seated & { registration: Pick<Company['registration'], 'partners'> },
  country: Country,
): Partner | undefined {
  return worksThroughPartner(company, country)
    ? company.registration.partners?.[country]
    : undefined;
}
