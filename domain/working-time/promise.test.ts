import { expect, test } from 'vitest';
import { countries, zoneOf, type Country } from './country.ts';
import { wallClockAt } from './wall-clock.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import { answerBy, formatDeadline } from './promise.ts';
import { catalogue } from '#content/catalogue.server.ts';

function due(kind: SubmissionKind, received: string, country: Country = 'GB'): string {
  const at = answerBy(catalogue().firm, kind, Date.parse(received), {
    country,
    holidays: catalogue().firm.publicHolidays(country),
  });
  const { day, minutes } = wallClockAt(new Date(at), zoneOf[country]);
  const clock = `${Math.floor(minutes / 60)}`.padStart(2, '0');
  return `${day} ${clock}:${`${minutes % 60}`.padStart(2, '0')}`;
}

test.each<[SubmissionKind, string]>([
  ['contact-dialog', '2026-11-16 17:59'],
  ['contact-message', '2026-11-16 17:59'],
  ['employer-brief', '2026-11-16 12:00'],
  ['job-application', '2026-11-20 18:00'],
])('a %s of Friday 17:59 is due on %s', (kind, expected) => {
  expect(due(kind, '2026-11-13T17:59:00Z')).toBe(expected);
});

test.each([
  ['Friday 07:00', '2026-11-13T07:00:00Z', '2026-11-13 18:00'],
  ['Friday 16:00', '2026-11-13T16:00:00Z', '2026-11-13 18:00'],
  ['Friday 16:01', '2026-11-13T16:01:00Z', '2026-11-16 12:00'],
  ['Friday 20:00', '2026-11-13T20:00:00Z', '2026-11-16 12:00'],
  ['Saturday', '2026-11-14T10:00:00Z', '2026-11-16 12:00'],
])('a brief of %s is confirmed the same working day or by noon of the next', (_, at, expected) => {
  expect(due('employer-brief', at)).toBe(expected);
});

test('what arrives after closing time counts from the next working day', () => {
  expect(due('job-application', '2026-11-13T18:00:00Z')).toBe('2026-11-23 18:00');
});

// 25 December 2026 is a Friday. England moves Boxing Day to Monday; 26 December is a Saturday.
test.each<[Country, string]>([
  ['GB', '2026-12-29 18:00'],
  ['DE', '2026-12-28 18:00'],
  ['CH', '2026-12-28 18:00'],
  ['IT', '2026-12-28 18:00'],
  ['AT', '2026-12-28 18:00'],
])('over Christmas a message to %s is due on %s', (country, expected) => {
  expect(due('contact-message', '2026-12-25T10:00:00Z', country)).toBe(expected);
});

test('a working day keeps its office hours over a change of summer time', () => {
  // Clocks go back on Sunday 25 October 2026: 17:00 is 15:00 UTC before and 16:00 UTC after.
  const country = 'DE';
  const received = Date.parse('2026-10-23T15:00:00Z');
  const at = answerBy(catalogue().firm, 'contact-dialog', received, {
    country,
    holidays: catalogue().firm.publicHolidays(country),
  });
  expect(new Date(at).toISOString()).toBe('2026-10-26T16:00:00.000Z');
});

test('every country has office hours in its own zone', () => {
  for (const country of countries) {
    expect(due('job-application', '2026-11-16T12:00:00Z', country)).toBe('2026-11-23 18:00');
  }
});

test('a time is shown as a clock in the country of the edition shows it', () => {
  const at = Date.parse('2026-11-17T17:00:00Z');
  expect(formatDeadline(at, 'en-GB')).toBe('Tuesday 17 November at 17:00');
  expect(formatDeadline(at, 'de-AT')).toBe('Dienstag, 17. November, 18:00');
});
