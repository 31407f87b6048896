import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyFilters } from '#tests/factories/filters.arbitrary.ts';
import { someFacts } from '#tests/factories/vacancies.ts';
import { filterBy } from '#domain/vacancies/filter.ts';
import {
  maxKeywordsLength,
  filterLike,
  roleFilterOf,
  storedFilter,
  textOfFilter,
} from './role-filter.ts';
import { catalogue } from '#content/catalogue.server.ts';

test('any filter round-trips through its text, with open roles alone', () => {
  fc.assert(
    fc.property(anyFilters, fc.string({ maxLength: 40 }), (filters, keywords) => {
      const filter = roleFilterOf(catalogue().firm, textOfFilter({ filters, keywords }));
      expect(filter.filters).toEqual({ ...filters, status: ['Open'] });
      expect(storedFilter(catalogue().firm, textOfFilter(filter))).toEqual(filter);
    }),
    { numRuns: 300 },
  );
});

test('a filter whose option is no longer offered is not read as a wider one', () => {
  expect(storedFilter(catalogue().firm, '?sector=airships')).toBeUndefined();
  expect(storedFilter(catalogue().firm, '?sector=airships&sector=aviation')).toBeUndefined();
  expect(storedFilter(catalogue().firm, '')).toBeDefined();
});

test('keywords are bounded and of one line', () => {
  const { keywords } = roleFilterOf(catalogue().firm, `?q=${'a%0Ab+'.repeat(200)}`);
  expect(keywords.length).toBeLessThanOrEqual(maxKeywordsLength);
  expect(keywords).not.toMatch(/\n/);
});

test('a role matches the filter for roles like it, and so does one elsewhere', () => {
  const role = someFacts();
  const passes = filterBy(filterLike(catalogue().firm, role).filters);
  expect(passes(role)).toBe(true);
  expect(passes(someFacts({ location: 'London', experience: 'Junior' }))).toBe(true);
  expect(passes(someFacts({ roleCategory: 'Engineering' }))).toBe(false);
});
