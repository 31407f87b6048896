import { localeOf, vacancyPath } from '../../domain/address/paths.ts';
import { locales } from '../../domain/edition/editions.ts';
import type { Vacancy } from '../../domain/vacancy/vacancy.ts';
import type { VacancySource } from '../vacancy-source.ts';
import { onDemandPages, type OnDemandPage } from './on-demand-pages.ts';

/** Addresses of pages that show vacancies; the list is renewed when the vacancies change. */
export function onDemandAddresses(vacancies: VacancySource) {
  let pages = new Map<string, OnDemandPage>();
  let moved = new Map<string, string>();
  let version: string | number | undefined;
  const refresh = () => {
    if (version === vacancies.version()) return;
    version = vacancies.version();
    pages = pagesByAddress(vacancies.list());
    moved = new Map([...vacancies.earlierSlugs()].flatMap(movedPages));
  };
  return {
    has(address: string): boolean {
      refresh();
      return pages.has(address);
    },
    /** The query as the page reads it, with its question mark, or nothing. */
    queryOf(address: string, query: URLSearchParams, today: string): string {
      refresh();
      const read = pages.get(address)?.query(query, { locale: localeOf(address), today });
      return read && read.size > 0 ? `?${read}` : '';
    },
    /** Where the page of an earlier slug is now. */
    movedTo(address: string): string | undefined {
      refresh();
      const target = moved.get(address);
      return target !== undefined && pages.has(target) ? target : undefined;
    },
  };
}

function movedPages([earlier, present]: [string, string]): [string, string][] {
  return locales().map((locale) => [vacancyPath(earlier, locale), vacancyPath(present, locale)]);
}

export function listOnDemandAddresses(vacancies: readonly Vacancy[]): string[] {
  return [...pagesByAddress(vacancies).keys()];
}

function pagesByAddress(vacancies: readonly Vacancy[]): Map<string, OnDemandPage> {
  const slugs = vacancies.map(({ slug }) => slug);
  return new Map(
    locales().flatMap((locale) =>
      Object.values(onDemandPages).flatMap((page) =>
        page.addresses(locale, slugs).map((address) => [address, page] as const),
      ),
    ),
  );
}
