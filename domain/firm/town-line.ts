import type { Company } from './company.ts';

/** As a letter is addressed: only Britain puts the postcode behind the town. */
export function townLine({ city, postcode, country }: Company['address']): string {
  return country === 'GB' ? `${city} ${postcode}` : `${postcode} ${city}`;
}
