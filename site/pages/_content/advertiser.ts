import { catalogue } from '../../../content/catalogue.server.ts';
import type { Locale } from '../../../domain/edition/editions.ts';
import type { Vacancy } from '../../../domain/vacancy/vacancy.ts';
import { countryOfLocation } from '../../../domain/vacancy/workplace.ts';
import type { Country } from '../../../domain/working-time/country.ts';
import { wordsFor } from './words.ts';

/** Who advertises, with what the law of the workplace requires (domain/advert-law). */
export function advertiserOf({ location }: Vacancy, locale: Locale): string {
  const { advertiser, advertiserIn } = wordsFor(locale).vacancies.page;
  const inCountry: Partial<Record<Country, string>> = advertiserIn;
  const country = countryOfLocation(location, catalogue().company.address.country);
  return [advertiser, inCountry[country]].filter(Boolean).join(' ');
}
