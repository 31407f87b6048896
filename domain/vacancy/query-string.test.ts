import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyFilters } from '../../tests/factories/filters.arbitrary.ts';
import { defaultFilters, filterGroups, filterOptions } from './filter.ts';
import { defaultQuery, fromQueryString, toQueryString } from './query-string.ts';

test('any choice survives the way through the address', () => {
  const anyKeywords = fc.string().map((text) => text.trim());
  fc.assert(
    fc.property(anyFilters, anyKeywords, (filters, keywords) => {
      expect(fromQueryString(toQueryString({ filters, keywords }))).toEqual({ filters, keywords });
    }),
    { numRuns: 500 },
  );
});

test('every single option survives too', () => {
  for (const group of filterGroups) {
    for (const option of filterOptions[group]) {
      const query = { filters: { ...defaultFilters, [group]: [option] }, keywords: '' };
      expect(fromQueryString(toQueryString(query))).toEqual(query);
    }
  }
});

test('the default has no query string, and an empty status says so', () => {
  expect(toQueryString(defaultQuery)).toBe('');
  expect(toQueryString({ filters: { ...defaultFilters, status: [] }, keywords: '' })).toBe(
    '?status=any',
  );
  expect(
    toQueryString({
      filters: { ...defaultFilters, industries: ['Aerospace & Aviation'] },
      keywords: 'flight safety',
    }),
  ).toBe('?q=flight+safety&industry=aerospace-aviation');
});

test('what an address gets wrong is ignored', () => {
  expect(fromQueryString('?sector=alchemy&status=ajar&utm_source=letter')).toEqual(defaultQuery);
  expect(fromQueryString('?sector=alchemy&sector=banking').filters.sectors).toEqual(['Banking']);
});
