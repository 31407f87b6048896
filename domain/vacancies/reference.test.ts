import { expect, test } from 'vitest';
import { nextReference, referencePattern } from './reference.ts';

test.each([
  ['HL-0000', 'HL-2424', true],
  ['HL-0000', 'HL-242', false],
  ['R/000', 'R/007', true],
  ['R/000', 'HL-007', false],
])('of the form %s, %s is one: %s', (form, reference, fits) => {
  expect(referencePattern({ reference: form }).test(reference)).toBe(fits);
});

test.each([
  ['HL-0000', ['HL-0007', 'HL-0002'], 'HL-0008'],
  ['HL-0000', [], 'HL-0001'],
  ['R/000', ['HL-0007', 'R/041'], 'R/042'],
  ['A-00', ['A-99', 'A-01'], 'A-02'],
])('of the form %s after %j comes %s', (form, taken, next) => {
  expect(nextReference({ reference: form }, taken)).toBe(next);
});
