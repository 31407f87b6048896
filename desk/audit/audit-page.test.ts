import { expect, test } from 'vitest';
import { searchOf } from '#desk/kit/list-address.ts';
import { fieldsOf, queryOf } from './audit-page.tsx';

test('a filter survives the way through the address', () => {
  const address = 'person=Ada&action=sign-in&from=2026-11-01';
  expect(searchOf(fieldsOf(new URLSearchParams(address))).toString()).toBe(address);
});

test('the last day of a filter is included, also when the clocks change', () => {
  const query = new URLSearchParams(
    queryOf(fieldsOf(new URLSearchParams('from=2026-10-25&to=2026-10-25'))),
  );
  expect(Number(query.get('from'))).toBe(new Date(2026, 9, 25).getTime());
  expect(Number(query.get('to'))).toBe(new Date(2026, 9, 26).getTime());
});

test('a day that is none is left out', () => {
  expect(queryOf(fieldsOf(new URLSearchParams('from=yesterday')))).toBe('');
});
