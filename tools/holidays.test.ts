import { expect, test } from 'vitest';
import table from '#domain/working-time/holidays.json' with { type: 'json' };
import { holidayTable } from './holidays.ts';

test('the table of holidays is what the library computes', () => {
  // Of every year it would take seconds.
  expect(table, 'Run "npm run holidays".').toMatchObject(holidayTable([2027]));
});

test('the table reaches five years ahead, since beyond it only weekends are free', () => {
  const now = new Date().getFullYear();
  for (const years of Object.values(table)) expect(years).toHaveProperty(String(now + 5));
});
