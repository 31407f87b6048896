import { useDeferredValue, useMemo } from 'react';
import { countOptions } from '../../domain/vacancy/count-options.ts';
import { filterBy } from '../../domain/vacancy/filter.ts';
import { fromQueryString } from '../../domain/vacancy/query-string.ts';
import { keywordSearch } from '../../domain/vacancy/search.ts';
import { searchableVacancy } from '../../domain/vacancy/searchable-vacancy.ts';
import type { VacancySummary } from '../../domain/vacancy/summary.ts';
import { useQueryString } from './query-string.ts';
import type { DetailsState } from './use-vacancy-details.ts';

/** What the server rendered the list for. */
export type RenderedQuery = {
  search: string;
  /** The slugs that its keywords found in the full texts; the island has only summaries. */
  found?: readonly string[];
};

/** The query of the address, the vacancies that match it and the counts beside the options. */
export function useVacancyQuery(
  rendered: RenderedQuery,
  vacancies: readonly VacancySummary[],
  details: DetailsState,
  optionNames: Readonly<Record<string, string>>,
) {
  const search = useQueryString(rendered.search);
  const query = useMemo(() => fromQueryString(search), [search]);
  const { keywords, filters } = query;

  const searching = keywords !== '';
  const texts = useMemo(() => {
    const bySlug = details.is === 'loaded' ? details.bySlug : {};
    return searching
      ? vacancies.map((vacancy) => searchableVacancy(vacancy, bySlug[vacancy.slug], optionNames))
      : [];
  }, [searching, vacancies, details, optionNames]);

  const found = useMemo(() => {
    if (!searching) return vacancies;
    const known = fromQueryString(rendered.search).keywords === keywords && rendered.found;
    if (known && details.is !== 'loaded')
      return vacancies.filter(({ slug }) => known.includes(slug));
    const matches = keywordSearch(keywords);
    return vacancies.filter((_, at) => matches(texts[at]!));
  }, [vacancies, texts, searching, keywords, rendered, details]);

  const matching = useMemo(() => found.filter(filterBy(filters)), [found, filters]);
  const counted = useDeferredValue(useMemo(() => ({ found, filters }), [found, filters]));
  const counts = useMemo(() => countOptions(counted.found, counted.filters), [counted]);
  return { query, matching, counts };
}
