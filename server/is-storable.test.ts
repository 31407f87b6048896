import { expect, test } from 'vitest';
import { isStorable } from './is-storable.ts';

test.each<[title: string, value: unknown]>([
  ['a NUL', 'a\0b'],
  ['the first half of a pair', 'a\ud83d'],
  ['the second half of a pair', '\ude00b'],
  ['a NUL in a list', [{ text: ['a', '\0'] }]],
  ['a NUL in a name', { 'a\0': 'b' }],
  ['100,000 nested lists', JSON.parse('['.repeat(100_000) + ']'.repeat(100_000))],
])('%s is not storable', (_, value) => {
  expect(isStorable(value)).toBe(false);
});

test.each<[title: string, value: unknown]>([
  ['nothing', undefined],
  ['text in any script', { name: 'Zoë 王 😀', list: [1, null, true, ''] }],
])('%s is storable', (_, value) => {
  expect(isStorable(value)).toBe(true);
});
