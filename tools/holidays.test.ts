import { expect, test } from 'vitest';
import table from '#domain/working-time/holidays.json' with { type: 'json' };
import { holidayTable } from './holidays.ts';

test('the table of holidays is what the library computes', () => {
  // Of every year it would take seconds.
  expect(table, 'Run "npm run holidays".').toMatchObject(holidayTable([2027]));
});
