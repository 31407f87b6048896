import { type FirmFilters, perFirm } from '#domain/firm/firm.ts';

/** The little that the filters need to know of a vacancy. */
export type VacancyFacts = {
  sector: readonly string[];
  roleCategory: string;
  experience: string;
  workType: string;
  remote: boolean;
  location: string;
  closed: boolean;
};

/** In the order in which they are shown. */
export const filterGroups = [
  'industries',
  'sectors',
  'roleCategories',
  'experience',
  'workModel',
  'location',
  'status',
] as const;
export type FilterGroup = (typeof filterGroups)[number];
export type VacancyFilters = Record<FilterGroup, readonly string[]>;

/** The options of every group, in the order in which they are shown. */
export const filterOptions = perFirm(({ lists, places }: FirmFilters): VacancyFilters => ({
  industries: idsOf(lists.industries),
  sectors: idsOf(lists.sectors),
  roleCategories: idsOf(lists.functions),
  experience: idsOf(lists.levels),
  workModel: idsOf(lists.workModels),
  location: idsOf(places),
  status: ['Open', 'Closed'],
}));

function idsOf(entries: readonly { id: string }[]): string[] {
  return entries.map(({ id }) => id);
}

export const defaultFilters: VacancyFilters = {
  industries: [],
  sectors: [],
  roleCategories: [],
  experience: [],
  workModel: [],
  location: [],
  status: ['Open'],
};

/** A vacancy shows only if it passes every group. Groups without a choice are not even asked. */
export function filterBy(filters: VacancyFilters): (vacancy: VacancyFacts) => boolean {
  const restricting = filterGroups.filter((group) => filters[group].length > 0);
  return (vacancy) => restricting.every((group) => passesGroup(vacancy, group, filters));
}

/** Within a group any chosen option is enough, and nothing chosen is no restriction. */
function passesGroup(vacancy: VacancyFacts, group: FilterGroup, filters: VacancyFilters): boolean {
  const chosen = filters[group];
  return (
    chosen.length === 0 || optionsMatching[group](vacancy).some((option) => chosen.includes(option))
  );
}

/** The options of each group that a vacancy answers to. */
export const optionsMatching: Record<FilterGroup, (vacancy: VacancyFacts) => readonly string[]> = {
  industries: ({ sector }) => sector,
  sectors: ({ sector }) => sector,
  roleCategories: ({ roleCategory }) => [roleCategory],
  experience: ({ experience }) => [experience],
  workModel: ({ workType, remote }) => (remote ? [workType, 'Remote'] : [workType]),
  location: ({ location }) => [location],
  status: ({ closed }) => [closed ? 'Closed' : 'Open'],
};

/** All chosen values, the default Open among them. */
export function activeFilterCount(filters: VacancyFilters): number {
  return filterGroups.reduce((count, group) => count + filters[group].length, 0);
}

export function toggleOption(
  firm: FirmFilters,
  filters: VacancyFilters,
  group: FilterGroup,
  option: string,
): VacancyFilters {
  const chosen = new Set(filters[group]);
  if (!chosen.delete(option)) chosen.add(option);
  // In the order of the list, so that one choice has one address however it was reached.
  return { ...filters, [group]: filterOptions(firm)[group].filter((known) => chosen.has(known)) };
}

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
