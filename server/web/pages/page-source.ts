import { catalogue } from '#content/catalogue.server.ts';
import type { PageLocals } from '#domain/pages/page-locals.ts';
import type { Vacancy } from '#domain/vacancies/vacancy.ts';
import { officeDay } from '#domain/firm/office-day.ts';
import type { Clock } from '#server/base/clock.ts';
import type { VacancySource } from '#server/vacancies/vacancy-source.ts';
import type { Shown } from './on-demand-pages.ts';

/** What pages are rendered from now. */
export type PageSource = {
  /** Changes whenever any of it does: a page that was rendered at another one is no longer right. */
  version(): string;
  locals(): PageLocals;
  /** What has an address now. */
  shown(): Shown;
  /** Slugs that vacancies had earlier, with the present ones. */
  earlierSlugs(): ReadonlyMap<string, string>;
};

export function createPageSource(vacancies: VacancySource, clock: Clock): PageSource {
  const today = () => officeDay(catalogue().firm, clock.now());
  let content = catalogue();
  let contents = 0;
  return {
    version: () => {
      if (content !== catalogue()) contents += 1;
      content = catalogue();
      return `${today()} ${contents} ${vacancies.version()}`;
    },
    locals: () => ({ vacancies: vacancies.list(), today: today() }),
    shown: () => shownOf(vacancies.list()),
    earlierSlugs: () => vacancies.earlierSlugs(),
  };
}

export function shownOf(vacancies: readonly Vacancy[]): Shown {
  return {
    slugs: vacancies.map(({ slug }) => slug),
    reports: catalogue().reports.map(({ id }) => id),
  };
}
