import { expect, test } from 'vitest';
import { locales } from '../edition/editions.ts';
import { postedAgo } from './posted-ago.ts';

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
])('what was posted on %s was posted %s on 2026-03-31', (postedOn, phrase) => {
  expect(postedAgo(postedOn, '2026-03-31', 'en-GB')).toBe(phrase);
});

test('the phrase is said in the language of the page', () => {
  expect(postedAgo('2026-03-26', '2026-03-31', 'de-DE')).toBe('vor 5 Tagen');
});

test.each(locales)('in %s the phrases are those of Intl, whatever the age', (locale) => {
  const spoken = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const today = '2026-03-31';
  const units = [
    ['day', 1, 14],
    ['week', 7, 60],
    ['month', 30.44, 365],
    ['year', 365, 1500],
  ] as const;
  for (let days = 0; days < 1500; days += 1) {
    const postedOn = new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);
    const [unit, length] = units.find(([, , until]) => days < until)!;
    expect(postedAgo(postedOn, today, locale)).toBe(
      spoken.format(-Math.floor(days / length), unit),
    );
  }
});
