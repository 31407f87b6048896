import { expect, test } from 'vitest';
import { cantonName } from './country.ts';

test.each([
  ['GE', 'Genf'],
  ['TI', 'Tessin'],
  ['ZH', 'Zürich'],
] as const)('German calls the canton %s %s', (canton, name) => {
  expect(cantonName(canton, 'de-CH')).toBe(name);
});

test('English keeps the name in the language of the canton', () => {
  expect(cantonName('GE', 'en-GB')).toBe('Genève');
});
