import { expect, test } from 'vitest';
import { screenAddress, screensFor } from './screens.ts';

test('Administration leads to the first of its screens, which has an address of its own', () => {
  const [first] = screensFor('consultant', 'administration');
  expect(screenAddress('administration')).toBe(screenAddress(first!));
});
