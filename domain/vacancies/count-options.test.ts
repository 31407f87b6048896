import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyFacts, anyFilters } from '#tests/factories/filters.arbitrary.ts';
import { someFacts } from '#tests/factories/vacancies.ts';
import { countOptions, defaultFilters, filterBy, filterGroups, filterOptions } from './filter.ts';
import { catalogue } from '#content/catalogue.server.ts';

test('an option counts what it alone would show, the other groups as they are', () => {
  fc.assert(
    fc.property(fc.array(anyFacts, { maxLength: 12 }), anyFilters, (vacancies, filters) => {
      const counts = countOptions(vacancies, filters);
      for (const group of filterGroups) {
        for (const option of filterOptions(catalogue().firm)[group]) {
          const alone = { ...filters, [group]: [option] };
          const shown = vacancies.filter(filterBy(alone)).length;
          expect(counts[group].get(option) ?? 0, `${group}: ${option}`).toBe(shown);
        }
      }
    }),
    { numRuns: 200 },
  );
});

test('what is chosen in a group does not change the counts of that group', () => {
  const vacancies = [someFacts(), someFacts({ location: 'London' }), someFacts({ closed: true })];
  const { location, status } = countOptions(vacancies, {
    ...defaultFilters,
    location: ['London'],
  });
  expect(location.get('Munich')).toBe(1);
  expect(location.get('London')).toBe(1);
  expect(status.get('Open')).toBe(1);
  expect(status.get('Closed')).toBeUndefined();
});
