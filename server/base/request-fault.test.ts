import { expect, test } from 'vitest';
import { requestFault } from './refusal.ts';

test.each<[title: string, value: unknown]>([
  ['a NUL', 'a\0b'],
  ['the first half of a pair', 'a\ud83d'],
  ['the second half of a pair', '\ude00b'],
  ['a NUL in a list', [{ text: ['a', '\0'] }]],
  ['a NUL in a name', { 'a\0': 'b' }],
  ['100,000 nested lists', JSON.parse('['.repeat(100_000) + ']'.repeat(100_000))],
])('%s is malformed', (_, value) => {
  expect(requestFault(value)).toBe('malformed');
});

const many = Array.from({ length: 60_000 }, (_, at) => at);
test.each<[title: string, value: unknown]>([
  ['a list of 60,000', { list: many }],
  ['60,000 keys', Object.fromEntries(many.map((at) => [`key${at}`, at]))],
  ['200 lists of 300', many.slice(0, 200).map(() => many.slice(0, 300))],
])('%s is too large', (_, value) => {
  expect(requestFault(value)).toBe('too-large');
});

test.each<[title: string, value: unknown]>([
  ['nothing', undefined],
  ['text in any script', { name: 'Zoë 王 😀', list: [1, null, true, ''] }],
  ['a long list', many.slice(0, 9_000)],
])('%s is taken', (_, value) => {
  expect(requestFault(value)).toBeUndefined();
});
