import type { Locale } from '../../../domain/edition/editions.ts';
import { fromQueryString } from '../../../domain/vacancy/query-string.ts';
import { keywordSearch } from '../../../domain/vacancy/search.ts';
import { searchableVacancy } from '../../../domain/vacancy/searchable-vacancy.ts';
import { detailsOf } from '../../../domain/vacancy/summary.ts';
import type { RenderedQuery } from '../../vacancies/use-vacancy-query.ts';
import type { VacancyList } from './vacancy-list.ts';
import { wordsFor } from './words.ts';

/** What the list is rendered for. Keywords are searched here, where the full texts are. */
export function renderedQuery(
  search: string,
  { all, summaryOf }: VacancyList,
  locale: Locale,
): RenderedQuery {
  const { keywords } = fromQueryString(search);
  if (!keywords) return { search };
  const { options } = wordsFor(locale).vacancies;
  const matches = keywordSearch(keywords);
  const found = all.filter((vacancy) =>
    matches(searchableVacancy(summaryOf(vacancy), detailsOf(vacancy, locale), options)),
  );
  return { search, found: found.map(({ slug }) => slug) };
}
