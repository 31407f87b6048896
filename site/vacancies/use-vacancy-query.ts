import { useMemo } from 'react';
import { countOptions } from '../../domain/vacancy/count-options.ts';
import { filterBy, toggleOption, type FilterGroup } from '../../domain/vacancy/filter.ts';
import {
  fromQueryString,
  toQueryString,
  type VacancyQuery,
} from '../../domain/vacancy/query-string.ts';
import { keywordSearch, searchable } from '../../domain/vacancy/search.ts';
import type { VacancySummary } from '../../domain/vacancy/summary.ts';
import { changeQueryString, queryString, useQueryString } from './query-store.ts';
import { useAfterPaint } from './use-after-paint.ts';
import type { DetailsBySlug } from './use-vacancy-details.ts';

/** What is asked, what answers it and how many would answer each other option. */
export function useVacancyQuery(
  vacancies: readonly VacancySummary[],
  details: DetailsBySlug,
  optionNames: OptionNames,
) {
  const search = useQueryString();
  const query = useMemo(() => fromQueryString(search), [search]);

  const searching = query.keywords !== '';
  const texts = useMemo(
    () => (searching ? vacancies.map((vacancy) => textOf(vacancy, details, optionNames)) : []),
    [searching, vacancies, details, optionNames],
  );
  const found = useMemo(() => {
    if (!searching) return vacancies;
    const answers = keywordSearch(query.keywords);
    return vacancies.filter((_, at) => answers(texts[at]!));
  }, [vacancies, texts, searching, query.keywords]);

  const matching = useMemo(() => found.filter(filterBy(query.filters)), [found, query.filters]);
  const counted = useAfterPaint(useMemo(() => ({ found, filters: query.filters }), [found, query]));
  const counts = useMemo(() => countOptions(counted.found, counted.filters), [counted]);
  return { search, query, matching, counts };
}

export function changeQuery(
  change: (query: VacancyQuery) => VacancyQuery,
  kind: 'step' | 'amendment' = 'step',
) {
  changeQueryString(toQueryString(change(fromQueryString(queryString()))), kind);
}

export function toggleFilter(group: FilterGroup, option: string) {
  changeQuery((query) => ({ ...query, filters: toggleOption(query.filters, group, option) }));
}

/** What a page in another language calls an option; one that is not named is called by its value. */
type OptionNames = Readonly<Record<string, string>>;

function textOf(vacancy: VacancySummary, details: DetailsBySlug, names: OptionNames): string {
  const { title, reference, location, skills, sector } = vacancy;
  const {
    description = '',
    responsibilities = [],
    requirements = [],
  } = details[vacancy.slug] ?? {};
  return searchable(
    title,
    reference,
    location,
    description,
    ...[skills, sector, responsibilities, requirements].flat(),
    ...[location, ...sector].map((option) => names[option] ?? ''),
  );
}
