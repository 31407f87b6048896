import {
  pagePath,
  planCalendarPath,
  planPath,
  sitemapPath,
  vacancyDetailsPath,
  vacancyFeedPath,
  vacancyPath,
} from '../../domain/address/paths.ts';
import { locales, type Locale } from '../../domain/edition/editions.ts';
import type { Vacancy } from '../../domain/vacancy/vacancy.ts';
import type { VacancySource } from '../vacancy-source.ts';

/** Tells the addresses of pages that show vacancies or read their query; listed anew when the vacancies change. */
export function onDemandAddresses(vacancies: VacancySource): (address: string) => boolean {
  let addresses = new Set<string>();
  let version: string | number | undefined;
  return (address) => {
    if (version !== vacancies.version()) {
      version = vacancies.version();
      addresses = new Set(listOnDemandAddresses(vacancies.list()));
    }
    return addresses.has(address);
  };
}

/** Pages that read their query, and are therefore not cached when they have one. */
export const readsQuery: ReadonlySet<string> = new Set(
  locales.flatMap((locale) => [
    pagePath('vacancies', locale),
    pagePath('contact', locale),
    planPath(locale),
    planCalendarPath(locale),
  ]),
);

export function listOnDemandAddresses(vacancies: readonly Vacancy[]): string[] {
  const slugs = vacancies.map(({ slug }) => slug);
  return [sitemapPath, ...locales.flatMap((locale) => pagesOf(locale, slugs))];
}

function pagesOf(locale: Locale, slugs: string[]): string[] {
  return [
    pagePath('home', locale),
    pagePath('vacancies', locale),
    pagePath('contact', locale),
    vacancyFeedPath('json', locale),
    vacancyFeedPath('xml', locale),
    vacancyDetailsPath(locale),
    planPath(locale),
    planCalendarPath(locale),
    ...slugs.map((slug) => vacancyPath(slug, locale)),
  ];
}
