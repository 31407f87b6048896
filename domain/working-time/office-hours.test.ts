import { catalogue } from '#content/catalogue.server.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countries, type Country } from './country.ts';
import { deadline, nextWorkingTime, officeHours } from './office-hours.ts';
import { instantAt, wallClockAt } from './wall-clock.ts';
import { isWorkingDay } from './working-day.ts';

const offices = new Map(
  countries.map((country) => [
    country,
    officeHours({
      country,
      holidays: catalogue().firm.publicHolidays(country),
      opens: '09:00',
      closes: '18:00',
    }),
  ]),
);
const officeIn = (country: Country) => offices.get(country)!;

describe('nextWorkingTime', () => {
  test.each([
    ['within office hours', '2027-02-03T10:15:00Z', '2027-02-03T10:15:00Z'],
    ['before opening', '2027-02-03T06:00:00Z', '2027-02-03T09:00:00Z'],
    ['at opening', '2027-02-03T09:00:00Z', '2027-02-03T09:00:00Z'],
    ['Friday 17:59', '2027-02-05T17:59:00Z', '2027-02-05T17:59:00Z'],
    ['Friday at closing', '2027-02-05T18:00:00Z', '2027-02-08T09:00:00Z'],
    ['after closing', '2027-02-03T21:30:00Z', '2027-02-04T09:00:00Z'],
    ['Saturday', '2027-02-06T12:00:00Z', '2027-02-08T09:00:00Z'],
    ['Sunday before summer time', '2027-03-28T00:30:00Z', '2027-03-30T08:00:00Z'],
  ])('London, %s', (_, from, next) => {
    expect(nextWorkingTime(new Date(from), officeIn('GB'))).toEqual(new Date(next));
  });

  test('the zone decides: 17:30 in London is after closing in Berlin', () => {
    const instant = new Date('2027-02-03T17:30:00Z');
    expect(nextWorkingTime(instant, officeIn('GB'))).toEqual(instant);
    expect(nextWorkingTime(instant, officeIn('DE'))).toEqual(new Date('2027-02-04T08:00:00Z'));
  });
});

describe('deadline', () => {
  test.each([
    ['Friday 17:59 plus one hour', '2027-02-05T17:59:00Z', 1, '2027-02-08T09:59:00Z'],
    ['a span that ends at closing', '2027-02-03T14:00:00Z', 4, '2027-02-03T18:00:00Z'],
    ['a whole day of nine hours', '2027-02-03T09:00:00Z', 9, '2027-02-03T18:00:00Z'],
    ['before opening', '2027-02-03T05:00:00Z', 2, '2027-02-03T11:00:00Z'],
    ['Saturday', '2027-02-06T12:00:00Z', 10, '2027-02-09T10:00:00Z'],
    // Clocks go forward on 28 March 2027; 26 and 29 March are Easter holidays.
    ['over Easter and summer time', '2027-03-25T17:00:00Z', 2, '2027-03-30T09:00:00Z'],
    // Clocks go back on 31 October 2027.
    ['over the end of summer time', '2027-10-29T16:00:00Z', 2, '2027-11-01T10:00:00Z'],
  ])('London, working hours: %s', (_, from, workingHours, due) => {
    expect(deadline(new Date(from), { workingHours }, officeIn('GB'))).toEqual(new Date(due));
  });

  test.each([
    ['Friday 17:59', '2027-02-05T17:59:00Z', '2027-02-08T18:00:00Z'],
    ['Friday 18:00', '2027-02-05T18:00:00Z', '2027-02-09T18:00:00Z'],
    ['Saturday', '2027-02-06T12:00:00Z', '2027-02-09T18:00:00Z'],
    ['before opening', '2027-02-03T05:00:00Z', '2027-02-04T18:00:00Z'],
    ['the eve of summer time', '2027-03-25T12:00:00Z', '2027-03-30T17:00:00Z'],
  ])('London, one working day: %s', (_, from, due) => {
    expect(deadline(new Date(from), { workingDays: 1 }, officeIn('GB'))).toEqual(new Date(due));
  });

  test.each([
    ['GB', '2026-12-29T18:00:00Z'],
    ['DE', '2026-12-28T17:00:00Z'],
    ['CH', '2026-12-28T17:00:00Z'],
    ['IT', '2026-12-28T17:00:00Z'],
    ['AT', '2026-12-28T17:00:00Z'],
  ] as const)('%s: received on 24 December 2026, due in one working day', (country, due) => {
    const noon = new Date('2026-12-24T12:00:00Z');
    expect(deadline(noon, { workingDays: 1 }, officeIn(country))).toEqual(new Date(due));
  });

  test('other hours apply', () => {
    const short = officeHours({
      country: 'GB',
      holidays: () => false,
      opens: '10:30',
      closes: '12:00',
    });
    expect(deadline(new Date('2027-02-03T11:00:00Z'), { workingHours: 2 }, short)).toEqual(
      new Date('2027-02-04T11:30:00Z'),
    );
  });

  test('is within office hours and never before the start', () => {
    const instants = fc.date({
      min: new Date('2026-01-01T00:00:00Z'),
      max: new Date('2031-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...countries),
        instants,
        fc.integer({ min: 1, max: 80 }),
        (country, from, workingHours) => {
          const office = officeIn(country);
          const due = deadline(from, { workingHours }, office);
          const { day, minutes } = wallClockAt(due, office.zone);
          expect(isWorkingDay(day, office.holidays)).toBe(true);
          expect(minutes).toBeGreaterThan(office.opensAtMinutes);
          expect(minutes).toBeLessThanOrEqual(office.closesAtMinutes);
          expect(due.getTime()).toBeGreaterThan(from.getTime());
        },
      ),
    );
  });
});

test.each([
  ['Europe/London', '2027-03-28', 3 * 60, '2027-03-28T02:00:00Z'],
  ['Europe/London', '2027-03-27', 23 * 60, '2027-03-27T23:00:00Z'],
  ['Europe/Berlin', '2027-03-28', 3 * 60, '2027-03-28T01:00:00Z'],
  ['Europe/Zurich', '2027-10-31', 9 * 60, '2027-10-31T08:00:00Z'],
  ['Europe/Rome', '2027-10-30', 18 * 60, '2027-10-30T16:00:00Z'],
])('in %s the clock shows %s and %d minutes at %s', (zone, day, minutes, instant) => {
  expect(instantAt({ day, minutes }, zone)).toEqual(new Date(instant));
  expect(wallClockAt(new Date(instant), zone)).toEqual({ day, minutes });
});
