import { expect, test } from 'vitest';
import { roleFilterOf } from '#domain/alerts/role-filter.ts';
import { filterSentence } from './filter-sentence.ts';
import { catalogue } from '#content/catalogue.server.ts';

const narrowed = roleFilterOf(
  catalogue().firm,
  '?industry=aerospace-aviation&experience=senior&location=munich&location=london&q=GxP',
);

test.each([
  ['en-GB', '', 'All open roles.'],
  ['de-DE', '', 'Alle offenen Stellen.'],
] as const)('in %s no filter is every role', (locale, search, sentence) => {
  expect(filterSentence(catalogue().firm, roleFilterOf(catalogue().firm, search), locale)).toBe(
    sentence,
  );
});

test.each([
  ['en-GB', 'Open roles: Aerospace & Aviation, Senior, London or Munich, with the words “GxP”.'],
  [
    'de-DE',
    'Offene Stellen: Luft- und Raumfahrt, Erfahren (Senior), London oder München, mit den Wörtern „GxP“.',
  ],
  [
    'de-CH',
    'Offene Stellen: Luft- und Raumfahrt, Erfahren (Senior), London oder München, mit den Wörtern «GxP».',
  ],
] as const)('a filter is one sentence in %s', (locale, sentence) => {
  expect(filterSentence(catalogue().firm, narrowed, locale)).toBe(sentence);
});

test('a filter that is no longer offered says so', () => {
  expect(filterSentence(catalogue().firm, undefined, 'en-GB')).toContain('no longer offer');
});
