import { slugOf } from '#domain/edition/text.ts';
import {
  activeFilterCount,
  defaultFilters,
  filterGroups,
  filterOptions,
  type FilterGroup,
  type VacancyFilters,
} from './filter.ts';
import type { FirmFilters } from '#domain/firm/firm.ts';

const limitParameter = 'show';

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

/** `limit` is how many results the list shows before “Show more”. */
export type VacancyQuery = { filters: VacancyFilters; keywords: string; limit: number };

export const resultsAtATime = 24;

export const defaultQuery: VacancyQuery = {
  filters: defaultFilters,
  keywords: '',
  limit: resultsAtATime,
};

/** The default has the plain address; anything else can be shared as it stands. */
export function toQueryString({ filters, keywords, limit }: VacancyQuery): string {
  const parameters = new URLSearchParams();
  if (keywords.trim()) parameters.set(keywordsParameter, keywords.trim());
  for (const group of filterGroups) {
    if (isDefault(group, filters[group])) continue;
    if (filters[group].length === 0) parameters.append(groupParameters[group], anyValue);
    for (const option of filters[group]) parameters.append(groupParameters[group], slugOf(option));
  }
  if (limit !== resultsAtATime) parameters.set(limitParameter, String(limit));
  return parameters.size === 0 ? '' : `?${parameters}`;
}

/** Unknown parameters and values are ignored: an old link still shows something sensible. */
export function fromQueryString(firm: FirmFilters, search: string): VacancyQuery {
  const parameters = new URLSearchParams(search);
  const chosen = (group: FilterGroup): readonly string[] => {
    const values = parameters.getAll(groupParameters[group]);
    const options = filterOptions(firm)[group].filter((option) => values.includes(slugOf(option)));
    return options.length > 0 || values.includes(anyValue) ? options : defaultFilters[group];
  };
  const limit = Number(parameters.get(limitParameter));
  return {
    filters: Object.fromEntries(
      filterGroups.map((group) => [group, chosen(group)]),
    ) as VacancyFilters,
    keywords: parameters.get(keywordsParameter)?.trim() ?? '',
    limit: Number.isInteger(limit) && limit > resultsAtATime ? limit : resultsAtATime,
  };
}

/** Whether there is anything to clear; the default Open counts. */
export function isFiltered({ filters, keywords }: VacancyQuery): boolean {
  return keywords.trim() !== '' || activeFilterCount(filters) > 0;
}

export const keywordsParameter = 'q';

/** The name and value of an option's checkbox, so that a plain GET form asks the same question. */
export function optionParameter(group: FilterGroup, option: string) {
  return { name: groupParameters[group], value: slugOf(option) };
}

/**
 * Hidden fields of the same form: an unticked checkbox sends nothing, so a group with a default
 * would fall back to that default.
 */
export const emptyGroupParameters = filterGroups
  .filter((group) => defaultFilters[group].length > 0)
  .map((group) => ({ name: groupParameters[group], value: anyValue }));

function isDefault(group: FilterGroup, chosen: readonly string[]): boolean {
  return chosen.join() === defaultFilters[group].join();
}
