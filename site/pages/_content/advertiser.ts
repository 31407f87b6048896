import { catalogue } from '../../../content/catalogue.server.ts';
import type { Locale } from '../../../domain/edition/editions.ts';
import type { PublicVacancy } from '../../../domain/vacancy/summary.ts';
import { countryOfLocation } from '../../../domain/vacancy/workplace.ts';
import type { Country } from '../../../domain/working-time/country.ts';
import { minimumPayText } from '../../vacancies/minimum-pay-text.ts';
import { wordsFor } from './words.ts';

/** Who advertises, with what the law of the workplace requires (domain/advert-law). */
export function advertiserOf({ location }: PublicVacancy, locale: Locale): string {
  const { advertiser, advertiserIn } = wordsFor(locale).vacancies.page;
  const inCountry: Partial<Record<Country, string>> = advertiserIn;
  const country = countryOfLocation(location, catalogue().company.address.country);
  return [advertiser, inCountry[country]].filter(Boolean).join(' ');
}

/** What an advert says beyond the role itself, wherever it is published. */
export function requiredInAdvert(vacancy: PublicVacancy, locale: Locale): string[] {
  const words = wordsFor(locale).vacancies.extras;
  const facts = [
    [words.workload, vacancy.workload],
    [words.thirteenthSalary, vacancy.thirteenthSalary && words.thirteenthSalaryText],
    [words.minimumPay, minimumPayText(vacancy, words)],
  ] as const;
  return [
    ...facts.flatMap(([name, fact]) => (fact ? [`${name}: ${fact}`] : [])),
    advertiserOf(vacancy, locale),
  ];
}
