import { expect, test } from 'vitest';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import type { Country } from '#domain/working-time/country.ts';
import { keptUntil } from './erasure.ts';

const receivedAt = Date.parse('2026-08-31T10:00:00Z');
const now = Date.parse('2026-09-02T10:00:00Z');

test.each<[SubmissionKind, Country, string | null]>([
  ['job-application', 'DE', '2027-02-28'],
  ['job-application', 'AT', '2027-03-31'],
  ['job-application', 'GB', null],
  ['job-application', 'CH', null],
  ['candidate-registration', 'DE', null],
  ['contact-message', 'DE', null],
])('a %s in %s is kept until %s', (kind, country, expected) => {
  expect(keptUntil(kind, country, { receivedAt, answeredAt: null }, now)).toBe(expected);
});

test('the time runs from our answer, and once it is over nothing is kept', () => {
  const answeredAt = Date.parse('2026-10-01T10:00:00Z');
  const from = { receivedAt, answeredAt };
  expect(keptUntil('job-application', 'DE', from, now)).toBe('2027-04-01');
  expect(keptUntil('job-application', 'DE', from, Date.parse('2027-04-01T10:00:00Z'))).toBeNull();
});

test.each<[SubmissionKind, Country, string | null]>([
  ['candidate-registration', 'GB', '2027-10-05'],
  ['job-application', 'DE', '2027-04-05'],
  ['candidate-registration', 'AT', '2027-05-05'],
  ['job-application', 'CH', null],
])('a %s in %s whose sender was introduced is kept until %s', (kind, country, expected) => {
  const from = { receivedAt, answeredAt: null, introducedOn: '2026-10-05' };
  expect(keptUntil(kind, country, from, now)).toBe(expected);
});
