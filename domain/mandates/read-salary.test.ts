import { expect, test } from 'vitest';
import { readSalary } from './brief-to-mandate.ts';

test.each([
  ['£80,000 – £95,000 per year', { min: 80_000, max: 95_000, currency: 'GBP', period: 'year' }],
  ['80.000 bis 95.000 EUR', { min: 80_000, max: 95_000, currency: 'EUR', period: 'year' }],
  ['CHF 120’000–140’000', { min: 120_000, max: 140_000, currency: 'CHF', period: 'year' }],
  ['80–95k €', { min: 80_000, max: 95_000, currency: 'EUR', period: 'year' }],
  ['80k - 95k EUR', { min: 80_000, max: 95_000, currency: 'EUR', period: 'year' }],
  ['£500 to £650 per day', { min: 500, max: 650, currency: 'GBP', period: 'day' }],
])('“%s” is read whole', (said, expected) => {
  expect(readSalary(said)).toEqual(expected);
});

test.each([
  '',
  'negotiable',
  'around £90,000',
  '80,000 – 95,000',
  '£80,000 – 95,000 €',
  '£95,000 – £80,000',
  '€ 5.000 – 6.000 pro Monat',
  '£80,000.50 – £95,000',
  '3 000 EUR',
])('“%s” is left as words', (said) => {
  expect(readSalary(said)).toBeUndefined();
});
