import { expect, test } from 'vitest';
import { formatSalary } from './salary.ts';

const salary = { min: 95_000, max: 115_000, currency: 'GBP', period: 'year' } as const;

test('a salary is a range of money with its period', () => {
  expect(formatSalary(salary, 'en-GB')).toBe('£95,000 – £115,000 per year');
});

test('a salary follows the customs of the locale', () => {
  const inGerman = formatSalary({ ...salary, currency: 'EUR', period: 'day' }, 'de-DE');
  expect(inGerman.replaceAll('\u00a0', ' ')).toBe('95.000 € – 115.000 € pro Tag');
});
