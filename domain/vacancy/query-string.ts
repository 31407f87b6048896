import { slugOf } from '../address/slug.ts';
import {
  defaultFilters,
  filterGroups,
  filterOptions,
  type FilterGroup,
  type VacancyFilters,
} from './filter.ts';

export type VacancyQuery = { filters: VacancyFilters; keywords: string };

export const defaultQuery: VacancyQuery = { filters: defaultFilters, keywords: '' };

/** The default has the plain address; anything else can be shared as it stands. */
export function toQueryString({ filters, keywords }: VacancyQuery): string {
  const parameters = new URLSearchParams();
  if (keywords.trim()) parameters.set(keywordsParameter, keywords.trim());
  for (const group of filterGroups) {
    if (isDefault(group, filters[group])) continue;
    if (filters[group].length === 0) parameters.append(groupParameters[group], anyValue);
    for (const option of filters[group]) parameters.append(groupParameters[group], slugOf(option));
  }
  return parameters.size === 0 ? '' : `?${parameters}`;
}

/** What it does not know it ignores: an old link still shows something sensible. */
export function fromQueryString(search: string): VacancyQuery {
  const parameters = new URLSearchParams(search);
  const chosen = (group: FilterGroup): readonly string[] => {
    const values = parameters.getAll(groupParameters[group]);
    const options = filterOptions[group].filter((option) => values.includes(slugOf(option)));
    return options.length > 0 || values.includes(anyValue) ? options : defaultFilters[group];
  };
  return {
    filters: Object.fromEntries(
      filterGroups.map((group) => [group, chosen(group)]),
    ) as VacancyFilters,
    keywords: parameters.get(keywordsParameter)?.trim() ?? '',
  };
}

const keywordsParameter = 'q';

/** A group that is empty though its default is not. */
const anyValue = 'any';

const groupParameters: Record<FilterGroup, string> = {
  industries: 'industry',
  sectors: 'sector',
  roleCategories: 'role',
  experience: 'experience',
  workModel: 'model',
  location: 'location',
  status: 'status',
};

function isDefault(group: FilterGroup, chosen: readonly string[]): boolean {
  return chosen.join() === defaultFilters[group].join();
}
