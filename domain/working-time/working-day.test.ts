import { catalogue } from '#content/catalogue.server.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  addWorkingDays,
  holidaysBetween,
  isWorkingDay,
  workingDayFrom,
  workingDaysBetween,
} from './working-day.ts';
import { countries, type Country, cantons, type Canton } from './country.ts';

const holidaysOf = (country: Country) => catalogue().firm.publicHolidays(country);

test.each([
  // 2027: 25 December is a Saturday; England moves both holidays to Monday and Tuesday.
  ['GB', '2027-12-24', '2027-12-29'],
  ['DE', '2027-12-24', '2027-12-27'],
  ['CH', '2027-12-24', '2027-12-27'],
  ['IT', '2027-12-24', '2027-12-27'],
  ['AT', '2027-12-24', '2027-12-27'],
  // 2026: 25 December is a Friday, 26 December a Saturday.
  ['GB', '2026-12-24', '2026-12-29'],
  ['DE', '2026-12-24', '2026-12-28'],
  ['CH', '2026-12-24', '2026-12-28'],
  ['IT', '2026-12-24', '2026-12-28'],
  ['AT', '2026-12-24', '2026-12-28'],
] as const)('in %s the working day after %s is %s', (country, eve, next) => {
  expect(addWorkingDays(eve, 1, holidaysOf(country))).toBe(next);
});

test.each<[Country, Canton | undefined, string, boolean]>([
  ['GB', undefined, '2027-08-30', false],
  ['DE', undefined, '2027-08-30', true],
  ['AT', undefined, '2027-10-26', false],
  ['DE', undefined, '2027-05-27', true],
  ['AT', undefined, '2027-05-27', false],
  ['IT', undefined, '2027-06-02', false],
  ['CH', undefined, '2028-08-01', false],
  // Good Friday is a holiday in most cantons, not in Ticino; Saint Joseph only in a few.
  ['CH', undefined, '2027-03-26', false],
  ['CH', 'TI', '2027-03-26', true],
  ['CH', 'TI', '2027-03-19', false],
  ['CH', 'ZH', '2027-03-19', true],
  // Half-day holidays are working days.
  ['DE', undefined, '2026-12-24', true],
  ['AT', undefined, '2026-12-31', true],
])('%s %s: %s is a working day: %s', (country, canton, day, expected) => {
  expect(isWorkingDay(day, catalogue().firm.publicHolidays(country, canton))).toBe(expected);
});

test.each(cantons)('the calendar of canton %s knows Christmas', (canton) => {
  expect(catalogue().firm.publicHolidays('CH', canton)('2026-12-25')).toBe(true);
});

test('a weekend counts from the next working day', () => {
  expect(workingDayFrom('2027-02-06', holidaysOf('DE'))).toBe('2027-02-08');
  expect(addWorkingDays('2027-02-06', 0, holidaysOf('DE'))).toBe('2027-02-08');
  expect(addWorkingDays('2027-02-07', 1, holidaysOf('DE'))).toBe('2027-02-09');
});

test('holidays on a weekday are named, those on a weekend are not', () => {
  expect(holidaysBetween('2027-03-22', '2027-05-03', holidaysOf('DE'))).toEqual([
    '2027-03-26',
    '2027-03-29',
  ]);
});

const anyCountry = fc.constantFrom(...countries);
const anyDay = fc.integer({ min: 0, max: 3000 }).map((count) => addDays('2026-01-01', count));

test('adding working days and counting them are inverse', () => {
  fc.assert(
    fc.property(anyCountry, anyDay, fc.integer({ min: 0, max: 60 }), (country, day, count) => {
      const holidays = holidaysOf(country);
      const from = workingDayFrom(day, holidays);
      const to = addWorkingDays(from, count, holidays);
      expect(isWorkingDay(to, holidays)).toBe(true);
      expect(workingDaysBetween(from, to, holidays)).toBe(count);
    }),
  );
});
