import { expect, test } from 'vitest';
import { addDays } from '#domain/working-time/working-day.ts';
import { lastDayOf, latestBeginningOver } from './retention.ts';

const month = (value: number) => ({ value, unit: 'month' }) as const;

test.each([
  ['2028-02-29', month(12), '2029-02-28'],
  ['2026-02-28', { value: 2, unit: 'year' }, '2028-02-28'],
  ['2026-11-30', month(3), '2027-02-28'],
  ['2026-03-02', month(3), '2026-06-02'],
  ['2026-10-31', { value: 7, unit: 'day' }, '2026-11-07'],
] as const)('from %s a period of %o lasts through %s', (began, period, last) => {
  expect(lastDayOf(period, began)).toBe(last);
});

test('on each day of a leap year what is over is what ended before it, to the day', () => {
  for (let today = '2028-01-01'; today <= '2029-03-05'; today = addDays(today, 1)) {
    for (const period of [month(1), month(3), month(12), { value: 2, unit: 'year' } as const]) {
      const latest = latestBeginningOver(period, today);
      expect([today, lastDayOf(period, latest) < today]).toEqual([today, true]);
      expect([today, lastDayOf(period, addDays(latest, 1)) < today]).toEqual([today, false]);
    }
  }
});
