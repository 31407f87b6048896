import { expect, test } from 'vitest';
import {
  calendarDate,
  countText,
  dayOf,
  distance,
  duration,
  fromLocalInput,
  localInput,
  shortTime,
  startOfDay,
} from './times.ts';

const now = new Date(2026, 10, 16, 12, 0).getTime();
const hours = (count: number) => count * 60 * 60_000;

test('a list shows the hour of today, the day of this year and otherwise the whole date', () => {
  expect(shortTime(now - hours(3), now)).toBe('09:00');
  expect(shortTime(now - hours(48), now)).toBe('14 Nov');
  expect(shortTime(new Date(2025, 10, 16).getTime(), now)).toBe('16 Nov 2025');
});

test('what has just happened is not ahead of a time that is renewed every few seconds', () => {
  expect(distance(now + 14_000, now)).toBe('just now');
  expect(distance(now + 30_000, now)).toBe('in less than a minute');
});

test('a distance is told in its largest unit', () => {
  expect(distance(now - hours(3), now)).toBe('3 hours ago');
  expect(distance(now + hours(24), now)).toBe('tomorrow');
  expect([duration(1), duration(hours(3)), duration(hours(24)), duration(hours(60))]).toEqual([
    '1 min',
    '3 h',
    '1 day',
    '3 days',
  ]);
});

test('a calendar day is the same in every time zone', () => {
  expect(calendarDate('2026-11-16')).toBe('16 Nov 2026');
});

test('an input of a local time says the time that was put into it', () => {
  expect(fromLocalInput(localInput(now))).toBe(now);
  expect(fromLocalInput('')).toBeNaN();
});

test('a day of the reader begins at their midnight', () => {
  expect(startOfDay(dayOf(now))).toBe(new Date(2026, 10, 16).getTime());
  expect(startOfDay(dayOf(now), 1)).toBe(new Date(2026, 10, 17).getTime());
});

test('a count that goes no further says that there are more', () => {
  expect([12, 1_000, 1_001].map(countText)).toEqual(['12', '1,000', '1,000+']);
});
