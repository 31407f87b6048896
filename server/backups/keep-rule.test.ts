import { expect, test } from 'vitest';
import { backupName, keptBackups, timeOfName } from './keep-rule.ts';

const day = 24 * 60 * 60_000;
const start = Date.UTC(2026, 0, 1, 2, 15);
const keeping = { daily: 7, weekly: 4, monthly: 12 };

test('of two years of daily backups, 7 days, 4 weeks and 12 months stay', () => {
  let names: string[] = [];
  for (let nth = 0; nth < 730; nth += 1) {
    names.push(backupName(start + nth * day));
    const kept = keptBackups(names, keeping);
    names = names.filter((name) => kept.has(name));
  }
  // Friday 31 December 2027 and before: days, Sundays, ends of months.
  const days = names.map((name) => new Date(timeOfName(name)!).toISOString().slice(0, 10));
  expect(days.join(' ')).toBe(
    [
      '2027-01-31 2027-02-28 2027-03-31 2027-04-30 2027-05-31 2027-06-30',
      '2027-07-31 2027-08-31 2027-09-30 2027-10-31 2027-11-30',
      '2027-12-12 2027-12-19',
      '2027-12-25 2027-12-26 2027-12-27 2027-12-28 2027-12-29 2027-12-30 2027-12-31',
    ].join(' '),
  );
});

test('of several backups of a day the newest stays, and the newest of all always', () => {
  const names = [0, 1, 2].map((hours) => backupName(start + hours * 60 * 60_000));
  expect([...keptBackups(names, keeping)]).toEqual([names[2]]);
  expect([...keptBackups(names, { daily: 0, weekly: 0, monthly: 0 })]).toEqual([names[2]]);
});

test('what others put beside the backups is not taken for one', () => {
  expect(['photos', 'northgauge-2026', 'northgauge-2026-11-18'].map(timeOfName)).toEqual(
    Array.from({ length: 3 }),
  );
});
