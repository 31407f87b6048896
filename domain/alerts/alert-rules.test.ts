import { expect, test } from 'vitest';
import { dayIn, endOfAlert, lastMailBefore, questionTime } from './alert-rules.ts';

test('an alert ends six months later and asks a month before, by the calendar of its edition', () => {
  const confirmed = Date.parse('2026-08-31T10:00:00Z');
  const end = endOfAlert(confirmed, 'en-GB');
  expect(new Date(end).toISOString()).toBe('2027-02-28T11:00:00.000Z');
  expect(dayIn('en-GB', questionTime(end, 'en-GB'))).toBe('2027-01-28');
});

test('a day is that of the edition', () => {
  const late = Date.parse('2026-11-16T23:30:00Z');
  expect(dayIn('en-GB', late)).toBe('2026-11-16');
  expect(dayIn('de-CH', late)).toBe('2026-11-17');
});

test('a daily alert writes again the next day, a weekly one seven days later', () => {
  expect(lastMailBefore('2026-11-17', 'daily')).toBe('2026-11-16');
  expect(lastMailBefore('2026-11-17', 'weekly')).toBe('2026-11-10');
});
