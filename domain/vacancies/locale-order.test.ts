import { expect, test } from 'vitest';
import { inLocaleOrder } from './summary.ts';
import { catalogue } from '#content/catalogue.server.ts';

const vacancies = (['EUR', 'CHF', 'GBP', 'CHF'] as const).map((currency, at) => ({
  at,
  salary: { min: 1, max: 2, currency, period: 'year' as const },
}));

test.each([
  ['de-CH', [1, 3, 0, 2]],
  ['de-AT', [0, 1, 2, 3]],
  ['en-GB', [0, 1, 2, 3]],
] as const)('in %s the vacancies come in the order %j', (locale, order) => {
  expect(inLocaleOrder(catalogue().firm, vacancies, locale).map(({ at }) => at)).toEqual(order);
});
