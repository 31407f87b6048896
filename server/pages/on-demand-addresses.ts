import {
  briefPath,
  pagePath,
  planCalendarPath,
  planPath,
  sitemapPath,
  socialCardPath,
  vacancyCardsPath,
  vacancyDetailsPath,
  vacancyFeedPath,
  vacancyPath,
} from '../../domain/address/paths.ts';
import { locales, type Locale } from '../../domain/edition/editions.ts';
import type { Vacancy } from '../../domain/vacancy/vacancy.ts';
import type { VacancySource } from '../vacancy-source.ts';

/** Addresses of pages that show vacancies; the list is renewed when the vacancies change. */
export function onDemandAddresses(vacancies: VacancySource) {
  let addresses = new Set<string>();
  let moved = new Map<string, string>();
  let version: string | number | undefined;
  const refresh = () => {
    if (version === vacancies.version()) return;
    version = vacancies.version();
    addresses = new Set(listOnDemandAddresses(vacancies.list()));
    moved = new Map([...vacancies.earlierSlugs()].flatMap(movedPages));
  };
  return {
    has(address: string): boolean {
      refresh();
      return addresses.has(address);
    },
    /** Where the page of an earlier slug is now. */
    movedTo(address: string): string | undefined {
      refresh();
      const target = moved.get(address);
      return target !== undefined && addresses.has(target) ? target : undefined;
    },
  };
}

function movedPages([earlier, present]: [string, string]): [string, string][] {
  return locales.map((locale) => [vacancyPath(earlier, locale), vacancyPath(present, locale)]);
}

/** Pages that read their query, and are therefore not cached when they have one. */
export const readsQuery: ReadonlySet<string> = new Set(
  locales.flatMap((locale) => [
    pagePath('vacancies', locale),
    pagePath('contact', locale),
    planPath(locale),
    planCalendarPath(locale),
    briefPath(locale),
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
    pagePath('industries', locale),
    pagePath('expertise', locale),
    pagePath('contact', locale),
    vacancyFeedPath('json', locale),
    vacancyFeedPath('xml', locale),
    vacancyCardsPath(locale),
    vacancyDetailsPath(locale),
    planPath(locale),
    planCalendarPath(locale),
    briefPath(locale),
    ...slugs.flatMap((slug) => [
      vacancyPath(slug, locale),
      socialCardPath(`vacancies/${slug}`, locale),
    ]),
  ];
}
