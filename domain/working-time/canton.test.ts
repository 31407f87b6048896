import { expect, test } from 'vitest';
import { cantonName } from './country.ts';

test.each([
  ['GE', 'Genf'],
  ['TI', 'Tessin'],
  ['ZH', 'Zürich'],
] as const)('German calls the canton %s %s', (canton, name) => {
  expect(cantonName(canton, 'de-CH')).toBe(name);
});

test('English has names of its own for some', () => {
  expect(cantonName('GE', 'en-GB')).toBe('Geneva');
});
