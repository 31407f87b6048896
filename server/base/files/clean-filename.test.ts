import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanFilename } from './filename.ts';

test.each([
  ['cv.pdf', 'cv.pdf'],
  ['Lebenslauf Köhler (2026).docx', 'Lebenslauf Köhler (2026).docx'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\ada\\cv.pdf', 'cv.pdf'],
  ['cv\u202Efdp.exe', 'cvfdp.exe'],
  ['cv\r\nX-Evil: 1.pdf', 'cvX-Evil: 1.pdf'],
  ['%22quoted%22.pdf', '"quoted".pdf'],
  ['  .hidden.pdf ', 'hidden.pdf'],
  ['', 'document'],
  ['...', 'document'],
  ['.pdf', 'document.pdf'],
  [`${'😀'.repeat(300)}.pdf`, `${'😀'.repeat(75)}.pdf`],
  [`a${' '.repeat(78_000)}b.pdf`, 'b.pdf'],
  [`${'a'.repeat(400)}.pdf`, `${'a'.repeat(150)}.pdf`],
])('%j becomes %j', (given, expected) => {
  expect(cleanFilename(given)).toBe(expected);
});

test('any name becomes short, one line and without a path', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (given) => {
      const name = cleanFilename(given);
      expect(name.length).toBeGreaterThan(0);
      expect(name.length).toBeLessThan(256);
      expect(name).not.toMatch(/[\r\n\0/\\]/);
    }),
  );
});
