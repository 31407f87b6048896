import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { screenAddress, screensFor } from './screens.ts';

const screens = [
  ...screensFor('administrator', 'bar'),
  ...screensFor('administrator', 'administration'),
];

test('Administration leads to the first of its screens, which has an address of its own', () => {
  const [first] = screensFor('consultant', 'administration');
  expect(screenAddress('administration')).toBe(screenAddress(first!));
});

test('every link of the desk without a parameter leads to a screen', () => {
  const known = new Set([...screens.map(screenAddress), '/sign-in']);
  const dead = globSync('desk/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bto(?:=|: )["'](\/[a-z-]*)["']/g)]
      .map(([, address]) => address!)
      .filter((address) => !known.has(address))
      .map((address) => `${file}: ${address}`),
  );
  expect(dead).toEqual([]);
});
