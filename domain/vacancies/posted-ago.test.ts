import { expect, test } from 'vitest';
import { postedAgo } from './summary.ts';

test.each([
  ['2026-03-31', 'today'],
  ['2026-03-30', 'yesterday'],
  ['2026-03-29', '2 days ago'],
  ['2026-03-18', '13 days ago'],
  ['2026-03-17', '2 weeks ago'],
  ['2026-02-01', '8 weeks ago'],
  ['2026-01-30', 'last month'],
  ['2025-10-01', '5 months ago'],
  ['2025-03-31', 'last year'],
  ['2024-03-01', '2 years ago'],
  ['2026-04-02', 'today'],
])('a vacancy of %s was posted “%s” on 2026-03-31', (postedOn, phrase) => {
  expect(postedAgo(postedOn, '2026-03-31', 'en-GB')).toBe(phrase);
});

test('the phrase is in the language of the edition', () => {
  expect(postedAgo('2026-03-26', '2026-03-31', 'de-DE')).toBe('vor 5 Tagen');
  expect(postedAgo('2026-03-29', '2026-03-31', 'de-AT')).toBe('vorgestern');
});
