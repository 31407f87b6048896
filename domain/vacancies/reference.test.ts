import { expect, test } from 'vitest';
import { nextReference, referencePattern } from './reference.ts';

test.each([
  ['NG-0000', 'NG-2424', true],
  ['NG-0000', 'NG-242', false],
  ['R/000', 'R/007', true],
  ['R/000', 'NG-007', false],
])('of the form %s, %s is one: %s', (form, reference, fits) => {
  expect(referencePattern({ reference: form }).test(reference)).toBe(fits);
});

test.each([
  ['NG-0000', ['NG-0007', 'NG-0002'], 'NG-0008'],
  ['NG-0000', [], 'NG-0001'],
  ['R/000', ['NG-0007', 'R/041'], 'R/042'],
  ['A-00', ['A-99', 'A-01'], 'A-02'],
])('of the form %s after %j comes %s', (form, taken, next) => {
  expect(nextReference({ reference: form }, taken)).toBe(next);
});
