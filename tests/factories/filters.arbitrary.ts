import * as fc from 'fast-check';
import {
  filterGroups,
  filterOptions,
  type FilterGroup,
  type VacancyFacts,
  type VacancyFilters,
} from '#domain/vacancies/filter.ts';
import { catalogue } from '#content/catalogue.server.ts';

/** Few options a group, so that choices and vacancies meet often. */
const optionsTried = 4;

export const anyFacts: fc.Arbitrary<VacancyFacts> = fc.record({
  sector: fc.subarray([...some('industries'), ...some('sectors')], { minLength: 1 }),
  roleCategory: fc.constantFrom(...some('roleCategories')),
  experience: fc.constantFrom(...some('experience')),
  workType: fc.constantFrom('Permanent', 'Contract', 'Hybrid'),
  remote: fc.boolean(),
  location: fc.constantFrom(...some('location')),
  closed: fc.boolean(),
});

export const anyFilters = fc.record(
  Object.fromEntries(
    filterGroups.map((group) => [
      group,
      fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, fc.subarray([...some(group)])),
    ]),
  ),
) as fc.Arbitrary<VacancyFilters>;

function some(group: FilterGroup): readonly string[] {
  return filterOptions(catalogue().firm)[group].slice(0, optionsTried);
}
