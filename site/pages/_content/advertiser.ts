import { catalogue } from '#content/catalogue.server.ts';
import type { Locale } from '#domain/edition/editions.ts';
import type { PublicVacancy } from '#domain/vacancies/summary.ts';
import { countryOfLocation, townOf } from '#domain/vacancies/engagement.ts';
import { advertiserWords, recipientsFor, type Recipients } from '#words/partner-words.ts';
import type { ApplicationPlace } from '#site/vacancies/job-application-form.tsx';
import { minimumPayText } from '#site/vacancies/vacancy-text.tsx';
import { wordsFor } from './words.ts';

type Placed = Pick<PublicVacancy, 'location'>;

/** Who advertises, with what the law of the workplace requires (domain/advert-law). */
export function advertiserOf({ location }: Placed, locale: Locale): string {
  const { company } = catalogue();
  const { advertiser } = wordsFor(locale).vacancies.page;
  const country = countryOfLocation(catalogue().firm, location, company.address.country);
  return advertiserWords(company, country, locale, advertiser);
}

/** Who receives what is sent for a role, by the law of its workplace. */
export function recipientsOf({ location }: Placed, locale: Locale): Recipients {
  const { company } = catalogue();
  return recipientsFor(
    company,
    countryOfLocation(catalogue().firm, location, company.address.country),
    locale,
  );
}

/** What the form of a role needs to know of its place. */
export function applicationPlaceOf(vacancy: Placed, locale: Locale): ApplicationPlace {
  const country = townOf(catalogue().firm, vacancy.location)?.country;
  return { recipients: recipientsOf(vacancy, locale).names, country };
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
