import { expect, test } from 'vitest';
import { townLine } from './company.ts';

test.each([
  ['GB', 'London', 'SW1A 1AA', 'London SW1A 1AA'],
  ['AT', 'Wien', '1070', '1070 Wien'],
] as const)('in %s, %s %s is written as %s', (country, city, postcode, line) => {
  expect(townLine({ street: 'High Street 1', city, postcode, country })).toBe(line);
});
