import type { PublishedVacancy } from '#domain/vacancies/vacancy.ts';
import type { PageRenderer } from '#server/base/visitor-pages.ts';

/**
 * The vacancies that have an address now, each in its present state. The version changes whenever
 * the list does: on a change in the store, and when a day begins at some workplace.
 */
export type VacancySource = {
  list(): readonly PublishedVacancy[];
  version(): string | number;
  /** Slugs that vacancies had earlier, with the present ones. */
  earlierSlugs(): ReadonlyMap<string, string>;
};

/** What the desk shows of the site: pages with the roles that have an address. */
export type RendersPages = {
  vacancies: VacancySource;
  /** Renders previews. None while developing. */
  site: { render: PageRenderer } | undefined;
};
