import { expect, test } from 'vitest';
import { formatSalary } from './summary.ts';

test.each([
  ['en-GB', 'GBP', 'year', '£95,000 – £115,000 per year'],
  ['en-GB', 'CHF', 'year', 'CHF 95,000 – CHF 115,000 per year'],
  ['de-DE', 'EUR', 'year', '95.000 € – 115.000 € pro Jahr'],
  ['de-CH', 'CHF', 'day', "CHF 95'000 – CHF 115'000 pro Tag"],
] as const)('a salary in %s and %s by the %s reads %s', (locale, currency, period, text) => {
  const salary = formatSalary({ min: 95_000, max: 115_000, currency, period }, locale);
  // Intl joins with spaces that do not break, and its Swiss apostrophe differs between versions.
  expect(salary.replace(/\u00A0|\u202F/g, ' ').replaceAll('’', "'")).toBe(text);
});
