import { expect, test } from 'vitest';
import { withSwissSpelling, wordsIn } from './spelling.ts';

test('Swiss spelling has ss for ß and «» for „“, at any depth', () => {
  expect(withSwissSpelling({ note: ['Außerdem heißt es „Maß“.'] })).toEqual({
    note: ['Ausserdem heisst es «Mass».'],
  });
});

test('Switzerland says innert of a term, and Ferien', () => {
  expect(withSwissSpelling('Innerhalb von 5 Arbeitstagen, innerhalb von {days} Tagen')).toBe(
    'Innert 5 Arbeitstagen, innert {days} Tagen',
  );
  expect(withSwissSpelling('30 Tage Urlaub')).toBe('30 Tage Ferien');
  expect(withSwissSpelling('innerhalb der Garantiezeit')).toBe('innerhalb der Garantiezeit');
});

test('English quotation marks stay as they are', () => {
  expect(withSwissSpelling('the “second” question')).toBe('the “second” question');
});

test('the three German locales share their words, and Switzerland spells them its own way', () => {
  const thing = { en: 'Size', de: 'Größe' };
  expect(wordsIn(thing, 'en-GB')).toBe('Size');
  expect(wordsIn(thing, 'de-AT')).toBe('Größe');
  expect(wordsIn(thing, 'de-CH')).toBe('Grösse');
});
