import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyFilters } from '#tests/factories/filters.arbitrary.ts';
import { defaultFilters, filterGroups, filterOptions } from './filter.ts';
import {
  defaultQuery,
  emptyGroupParameters,
  fromQueryString,
  isFiltered,
  optionParameter,
  toQueryString,
} from './query-string.ts';
import { catalogue } from '#content/catalogue.server.ts';

test('any choice round-trips through the address', () => {
  const anyKeywords = fc.string().map((text) => text.trim());
  fc.assert(
    fc.property(anyFilters, anyKeywords, (filters, keywords) => {
      const query = { ...defaultQuery, filters, keywords };
      expect(fromQueryString(catalogue().firm, toQueryString(query))).toEqual(query);
    }),
    { numRuns: 500 },
  );
});

test('every option round-trips through the address', () => {
  for (const group of filterGroups) {
    for (const option of filterOptions(catalogue().firm)[group]) {
      const query = { ...defaultQuery, filters: { ...defaultFilters, [group]: [option] } };
      expect(fromQueryString(catalogue().firm, toQueryString(query))).toEqual(query);
    }
  }
});

test('the default has no query string, and an empty status says so', () => {
  expect(toQueryString(defaultQuery)).toBe('');
  expect(toQueryString({ ...defaultQuery, filters: { ...defaultFilters, status: [] } })).toBe(
    '?status=any',
  );
  expect(
    toQueryString({
      ...defaultQuery,
      filters: { ...defaultFilters, industries: ['Aerospace & Aviation'] },
      keywords: 'flight safety',
    }),
  ).toBe('?q=flight+safety&industry=aerospace-aviation');
});

test('unknown values in an address are ignored', () => {
  expect(
    fromQueryString(catalogue().firm, '?sector=alchemy&status=ajar&utm_source=letter'),
  ).toEqual(defaultQuery);
  expect(
    fromQueryString(catalogue().firm, '?sector=alchemy&sector=banking').filters.sectors,
  ).toEqual(['Banking']);
});

test('a list that was extended keeps its length in the address', () => {
  expect(toQueryString({ ...defaultQuery, limit: 48 })).toBe('?show=48');
  expect(fromQueryString(catalogue().firm, '?show=48').limit).toBe(48);
  for (const wrong of ['?show=3', '?show=-48', '?show=x', '?show=24.5', '?show=']) {
    expect(fromQueryString(catalogue().firm, wrong)).toEqual(defaultQuery);
  }
});

test('there is something to clear while a value is chosen, the default Open among them', () => {
  expect(isFiltered(defaultQuery)).toBe(true);
  expect(isFiltered(fromQueryString(catalogue().firm, '?status=any'))).toBe(false);
  expect(isFiltered(fromQueryString(catalogue().firm, '?status=any&q=asil'))).toBe(true);
});

test('a plain form with the same fields asks for the same filters', () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      const sent = new URLSearchParams();
      for (const { name, value } of emptyGroupParameters) sent.append(name, value);
      for (const group of filterGroups) {
        for (const option of filters[group]) {
          const { name, value } = optionParameter(group, option);
          sent.append(name, value);
        }
      }
      expect(fromQueryString(catalogue().firm, `?${sent}`).filters).toEqual(filters);
    }),
  );
});

test('spaces around keywords, or alone, are not in the address', () => {
  expect(toQueryString({ ...defaultQuery, keywords: ' quality ' })).toBe('?q=quality');
  expect(toQueryString({ ...defaultQuery, keywords: '  ' })).toBe('');
});
