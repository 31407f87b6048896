import {
  defaultFilters,
  filterGroups,
  filterOptions,
  type VacancyFacts,
} from '#domain/vacancies/filter.ts';
import {
  defaultQuery,
  fromQueryString,
  toQueryString,
  type VacancyQuery,
} from '#domain/vacancies/query-string.ts';
import type { FirmFilters } from '#domain/firm/firm.ts';

/** Which roles an alert is about: what the list of vacancies filters by, of open roles alone. */
export type RoleFilter = Pick<VacancyQuery, 'filters' | 'keywords'>;

/** Longer ones search for nothing that an advert says. */
export const maxKeywordsLength = 200;

/** Everything that is open. */
export const anyRole: RoleFilter = { filters: defaultFilters, keywords: '' };

/** The filter of an address. An alert is about open roles, whatever the list showed. */
export function roleFilterOf(firm: FirmFilters, search: string): RoleFilter {
  const { filters, keywords } = fromQueryString(firm, search);
  return {
    filters: { ...filters, status: defaultFilters.status },
    keywords: keywords.replace(/\s+/g, ' ').slice(0, maxKeywordsLength).trim(),
  };
}

/** One text for each filter, which is also the address of its list: `?sector=space`. */
export function textOfFilter(filter: RoleFilter): string {
  return toQueryString({ ...defaultQuery, ...filter });
}

/**
 * The filter of a stored text. Undefined when an option that it names is no longer offered: without
 * that option the filter would match more than was asked for.
 */
export function storedFilter(firm: FirmFilters, text: string): RoleFilter | undefined {
  const filter = roleFilterOf(firm, text);
  return textOfFilter(filter) === text ? filter : undefined;
}

/** The field of a role and its sectors, wherever and however the work is done. */
export function filterLike(
  firm: FirmFilters,
  { roleCategory, sector }: Pick<VacancyFacts, 'roleCategory' | 'sector'>,
): RoleFilter {
  const { sectors } = filterOptions(firm);
  return {
    keywords: '',
    filters: {
      ...defaultFilters,
      sectors: sectors.filter((option) => sector.includes(option)),
      roleCategories: [roleCategory],
    },
  };
}

/** The groups that restrict a filter, in the order in which they are shown. */
export function restrictingGroups({ filters }: RoleFilter) {
  return filterGroups.filter((group) => group !== 'status' && filters[group].length > 0);
}
