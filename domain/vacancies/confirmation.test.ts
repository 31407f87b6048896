import { expect, test } from 'vitest';
import { confirmationOf } from './confirmation.ts';

test.each([
  ['2026-09-29', 49, 'fresh'],
  ['2026-09-28', 50, 'asked'],
  ['2026-09-19', 59, 'asked'],
  ['2026-09-18', 60, 'due'],
])('a role of %s is %i days old: %s', (postedOn, days, is) => {
  expect(confirmationOf({ postedOn }, '2026-11-17')).toEqual({ since: postedOn, days, is });
});

test('it counts from the last confirmation, or from a later posting', () => {
  const confirmed = { postedOn: '2026-01-10', confirmedOn: '2026-11-01' };
  expect(confirmationOf(confirmed, '2026-11-17')).toMatchObject({ days: 16, is: 'fresh' });
  const reposted = { postedOn: '2026-11-10', confirmedOn: '2026-02-01' };
  expect(confirmationOf(reposted, '2026-11-17')).toMatchObject({ since: '2026-11-10' });
});
