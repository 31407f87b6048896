import { filterBy } from './filter.ts';
import type { VacancyQuery } from './query-string.ts';
import { keywordSearch } from './search.ts';
import { searchableVacancy } from './searchable-vacancy.ts';
import { synonyms } from './synonyms.ts';
import { summaryOf, type PublicVacancy } from './summary.ts';

/** The options' names in the language of the reader, by which keywords find them as well. */
export type OptionNames = Readonly<Record<string, string>>;

/** Whether keywords are found in the texts of a vacancy; no keywords are found in each. */
export function foundByKeywords(
  keywords: string,
  names: OptionNames,
): (vacancy: PublicVacancy) => boolean {
  if (!keywords) return () => true;
  const matches = keywordSearch(keywords, synonyms);
  return (vacancy) => matches(searchableVacancy(summaryOf(vacancy), vacancy, names));
}

/** Whether a query shows a vacancy: the list of vacancies and role alerts ask the same. */
export function matchesQuery(
  { filters, keywords }: Pick<VacancyQuery, 'filters' | 'keywords'>,
  names: OptionNames,
): (vacancy: PublicVacancy) => boolean {
  const passes = filterBy(filters);
  const isFound = foundByKeywords(keywords, names);
  // The filters first: they cost far less than the texts.
  return (vacancy) => passes(vacancy) && isFound(vacancy);
}
