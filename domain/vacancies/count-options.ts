import {
  filterGroups,
  optionsMatching,
  passesGroup,
  type FilterGroup,
  type VacancyFacts,
  type VacancyFilters,
} from './filter.ts';

export type OptionCounts = Record<FilterGroup, Map<string, number>>;

/**
 * Beside each option: how many vacancies it stands for while the other groups stay as they are.
 * One pass over the vacancies answers for every option, since a vacancy that fails two groups can
 * count for none and one that fails a single group counts only there.
 */
export function countOptions(
  vacancies: readonly VacancyFacts[],
  filters: VacancyFilters,
): OptionCounts {
  const counts = Object.fromEntries(
    filterGroups.map((group) => [group, new Map<string, number>()]),
  ) as OptionCounts;
  for (const vacancy of vacancies) {
    const failed = filterGroups.filter((group) => !passesGroup(vacancy, group, filters));
    if (failed.length > 1) continue;
    for (const group of failed.length === 1 ? failed : filterGroups) {
      for (const option of optionsMatching[group](vacancy)) {
        counts[group].set(option, (counts[group].get(option) ?? 0) + 1);
      }
    }
  }
  return counts;
}
