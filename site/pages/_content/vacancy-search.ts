import { vacancyCardsPath } from '#domain/address/paths.ts';
import type { Locale } from '#domain/edition/editions.ts';
import { countOptions } from '#domain/vacancies/count-options.ts';
import { filterBy } from '#domain/vacancies/filter.ts';
import { foundByKeywords } from '#domain/vacancies/matches-query.ts';
import { fromQueryString } from '#domain/vacancies/query-string.ts';
import { summaryOf } from '#domain/vacancies/summary.ts';
import type { ListedVacancies } from '#site/vacancies/listed-vacancies.ts';
import type { VacancyList } from './vacancy-list.ts';
import { wordsFor } from './words.ts';
import { catalogue } from '#content/catalogue.server.ts';

/** About 20 KB of cards. Beyond, the page has those of its query and the island fetches the rest. */
const mostInPage = 32;

/** What the list is rendered with. Keywords are searched here, where the full texts are. */
export function listedVacancies(
  search: string,
  { all, publicOf }: VacancyList,
  locale: Locale,
): ListedVacancies {
  const { keywords, filters, limit } = fromQueryString(catalogue().firm, search);
  const shown = all.map(publicOf);
  const vacancies = shown.map(summaryOf);
  const { options } = wordsFor(locale).vacancies;
  const isFound = foundByKeywords(keywords, options);
  const found = vacancies.filter((_, at) => isFound(shown[at]!));
  if (all.length <= mostInPage) {
    return {
      is: 'whole',
      vacancies,
      found: keywords ? found.map(({ slug }) => slug) : undefined,
    };
  }
  const matching = found.filter(filterBy(filters));
  return {
    is: 'part',
    path: vacancyCardsPath(catalogue().firm, locale),
    shown: matching.slice(0, limit),
    matching: matching.length,
    total: all.length,
    counts: countOptions(found, filters),
  };
}
