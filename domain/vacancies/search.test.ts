import { describe, expect, test } from 'vitest';
import { keywordSearch, searchable } from './search.ts';
import { synonyms } from './synonyms.ts';

describe('a search', () => {
  test.each([
    ['valid', 'Process validation engineer', 'finds a word by its beginning'],
    ['lidation', 'Process validation engineer', undefined],
    ['engineer process', 'Process validation engineer', 'needs every word, in any order'],
    ['engineer safety', 'Process validation engineer', undefined],
    ['GxP', 'EU GMP Annex 1', 'for GxP finds GMP'],
    ['GxP', 'GCP monitoring', 'for GxP finds GCP'],
    ['gmp', 'GxP training', 'for GMP finds GxP'],
    ['gmp', 'GDP for distributors', undefined],
    ['DO-178C', 'Airborne software for flight controls', 'for a standard finds its subject'],
    ['airborne software', 'DO-178C level A', 'for a subject finds its standard'],
    ['iso26262', 'Functional safety manager', 'forgives a missing space'],
    ['functional safety lead', 'Lead, ISO 26262', 'takes the longest known name first'],
    ['QMS', 'quality management system', 'for QMS finds quality management'],
    ['MDR', 'Medical Device Regulation', 'spells out MDR'],
    ['CSV', 'Computerised Systems Validation Lead', 'spells out CSV'],
    ['AI Act', 'Regulation (EU) 2024/1689', 'knows the number of the AI Act'],
    ['ai', 'Aircraft maintenance', undefined],
    ['zurich', 'Zürich', 'does not care for accents'],
    ['qualitätsmanagement', 'Lead QMS', 'understands the German name'],
    ['  ', 'Anything', 'without words finds everything'],
    ['DROP(TABLE) *', 'Anything', undefined],
  ])('%o in %o: %s', (keywords, text, why) => {
    expect(keywordSearch(keywords, synonyms)(searchable(text))).toBe(why !== undefined);
  });

  test('finds words as they are typed before synonyms are known', () => {
    const matches = keywordSearch('gxp audit', {});
    expect(matches(searchable('Audits under GxP'))).toBe(true);
    expect(matches(searchable('Audits under GMP'))).toBe(false);
  });
});
