import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { someFacts } from '#tests/factories/vacancies.ts';
import {
  activeFilterCount,
  defaultFilters,
  filterGroups,
  filterOptions,
  filterBy,
  toggleOption,
  type VacancyFacts,
  type VacancyFilters,
} from './filter.ts';
import { anyFacts, anyFilters } from '#tests/factories/filters.arbitrary.ts';
import { catalogue } from '#content/catalogue.server.ts';

const nothing: VacancyFilters = { ...defaultFilters, status: [] };

describe('a vacancy', () => {
  const rules: [string, Partial<VacancyFacts>, Partial<VacancyFilters>, boolean][] = [
    ['shows when nothing is chosen', {}, {}, true],
    ['matches an industry in its sector list', {}, { industries: ['Aerospace & Aviation'] }, true],
    ['misses an industry that it lacks', {}, { industries: ['Technology'] }, false],
    ['matches a sector in its sector list', {}, { sectors: ['Aviation'] }, true],
    ['misses a sector that it lacks', {}, { sectors: ['Banking'] }, false],
    ['needs one of several sectors', {}, { sectors: ['Banking', 'Aviation'] }, true],
    [
      'must pass industries and sectors both',
      {},
      { industries: ['Technology'], sectors: ['Aviation'] },
      false,
    ],
    ['matches its role category exactly', {}, { roleCategories: ['Quality'] }, true],
    ['misses other role categories', {}, { roleCategories: ['Engineering', 'ESG'] }, false],
    ['matches its experience exactly', {}, { experience: ['Senior', 'Executive'] }, true],
    ['misses other experience', {}, { experience: ['Mid-level'] }, false],
    ['matches its work type', {}, { workModel: ['Permanent'] }, true],
    ['misses another work type', {}, { workModel: ['Hybrid'] }, false],
    ['is not Remote unless it is remote', {}, { workModel: ['Remote'] }, false],
    ['is Remote when it is remote', { remote: true }, { workModel: ['Remote'] }, true],
    ['keeps its work type when it is remote', { remote: true }, { workModel: ['Permanent'] }, true],
    [
      'on contract has no work model',
      { workType: 'Contract' },
      { workModel: ['Permanent'] },
      false,
    ],
    [
      'on contract is Remote when it is remote',
      { workType: 'Contract', remote: true },
      { workModel: ['Remote', 'Hybrid'] },
      true,
    ],
    ['matches its location exactly', {}, { location: ['Munich', 'London'] }, true],
    ['misses other locations', { remote: true }, { location: ['Remote (Europe)'] }, false],
    ['that is open matches Open', {}, { status: ['Open'] }, true],
    ['that is open misses Closed', {}, { status: ['Closed'] }, false],
    ['that is closed matches Closed', { closed: true }, { status: ['Closed'] }, true],
    ['that is closed misses Open', { closed: true }, { status: ['Open'] }, false],
    [
      'that is closed shows with both statuses',
      { closed: true },
      { status: ['Open', 'Closed'] },
      true,
    ],
    ['that is closed shows with no status chosen', { closed: true }, { status: [] }, true],
    [
      'must pass every group at once',
      { remote: true },
      { sectors: ['Aviation'], workModel: ['Remote'], location: ['London'] },
      false,
    ],
  ];
  test.each(rules)('%s', (_, facts, chosen, shows) => {
    expect(filterBy({ ...nothing, ...chosen })(someFacts(facts))).toBe(shows);
  });
});

test('the rules hold for any vacancy and any choice', () => {
  fc.assert(
    fc.property(anyFacts, anyFilters, (facts, filters) => {
      expect(filterBy(filters)(facts)).toBe(asTheSpecificationSays(facts, filters));
    }),
    { numRuns: 1000 },
  );
});

test('only open vacancies show at first, and the default Open counts as active', () => {
  expect(filterBy(defaultFilters)(someFacts({ closed: true }))).toBe(false);
  expect(activeFilterCount(defaultFilters)).toBe(1);
  expect(activeFilterCount({ ...defaultFilters, sectors: ['Banking', 'PMO'] })).toBe(3);
  expect(activeFilterCount({ ...defaultFilters, status: ['Open', 'Closed'] })).toBe(2);
  expect(activeFilterCount({ ...defaultFilters, status: ['Closed'] })).toBe(1);
  expect(activeFilterCount({ ...defaultFilters, status: [] })).toBe(0);
});

test('toggling adds in the order of the list and takes away again', () => {
  const both = toggleOption(
    catalogue().firm,
    toggleOption(catalogue().firm, nothing, 'location', 'Berlin'),
    'location',
    'London',
  );
  expect(both.location).toEqual(['London', 'Berlin']);
  expect(toggleOption(catalogue().firm, both, 'location', 'London').location).toEqual(['Berlin']);
});

test('the option lists are as long as specified', () => {
  const sizes = Object.fromEntries(
    filterGroups.map((group) => [group, filterOptions(catalogue().firm)[group].length]),
  );
  expect(sizes).toEqual({
    industries: 6,
    sectors: 19,
    roleCategories: 16,
    experience: 4,
    workModel: 3,
    location: 17,
    status: 2,
  });
});

/** The specification's sentences, one after the other, without any cleverness. */
function asTheSpecificationSays(job: VacancyFacts, filters: VacancyFilters): boolean {
  if (filters.industries.length > 0) {
    if (!filters.industries.some((industry) => job.sector.includes(industry))) return false;
  }
  if (filters.sectors.length > 0) {
    if (!filters.sectors.some((sector) => job.sector.includes(sector))) return false;
  }
  if (filters.roleCategories.length > 0) {
    if (!filters.roleCategories.includes(job.roleCategory)) return false;
  }
  if (filters.experience.length > 0 && !filters.experience.includes(job.experience)) return false;
  if (filters.workModel.length > 0) {
    const remote = filters.workModel.includes('Remote') && job.remote;
    if (!filters.workModel.includes(job.workType) && !remote) return false;
  }
  if (filters.location.length > 0 && !filters.location.includes(job.location)) return false;
  if (filters.status.length === 0) return true;
  return filters.status.includes('Open') && !job.closed
    ? true
    : filters.status.includes('Closed') && job.closed;
}
