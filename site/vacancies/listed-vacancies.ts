import type { OptionCounts } from '#domain/vacancies/filter.ts';
import type { VacancySummary } from '#domain/vacancies/summary.ts';

/** The vacancies that a page is rendered with. */
export type ListedVacancies =
  | {
      is: 'whole';
      vacancies: readonly VacancySummary[];
      /** The slugs that the query's keywords found in the full texts, which are not here. */
      found?: readonly string[] | undefined;
    }
  /** Of a long list only what the query shows; the rest is fetched from `path`. */
  | {
      is: 'part';
      path: string;
      shown: readonly VacancySummary[];
      matching: number;
      total: number;
      counts: OptionCounts;
    };
