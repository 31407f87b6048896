import { expect, test } from 'vitest';
import { escapeControls, escapeControlsInJson } from './text.ts';

test.each([
  ['\u001b[2J', '\\u{1b}[2J'],
  ['\u009b2J', '\\u{9b}2J'],
  ['a\r\nb\tc', 'a\\u{d}\\u{a}b\\u{9}c'],
  ['fdp.\u202eexe', 'fdp.\\u{202e}exe'],
  ['\u2066\u200f\u061c\u2028\ufeff', '\\u{2066}\\u{200f}\\u{61c}\\u{2028}\\u{feff}'],
  ['\ud800', '\\u{d800}'],
  ['\u{e0041}', '\\u{e0041}'],
  ['Zoë Müller 👩‍🔬 山田', 'Zoë Müller 👩‍🔬 山田'],
])('%j is shown as %s', (given, shown) => {
  expect(escapeControls(given)).toBe(shown);
});

test('a log line stays one line of JSON with the same value', () => {
  const value = { reason: 'a\u001b\u009b2J\u202e\u2028\u{e0041}ü' };
  const line = escapeControlsInJson(`${JSON.stringify(value)}\n`);
  expect(line.slice(0, -1)).not.toMatch(/[\p{Cc}\p{Zl}\p{Bidi_Control}\u{e0041}]/u);
  expect(JSON.parse(line)).toEqual(value);
  expect(line.endsWith('}\n')).toBe(true);
});
