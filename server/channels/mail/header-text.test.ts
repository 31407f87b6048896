import { expect, test } from 'vitest';
import { headerAddress, headerText } from './send-smtp.ts';

test.each([
  ['Your message\r\nBcc: eve@example.com', 'Your message Bcc: eve@example.com'],
  ['one\ntwo\u2028three\u0000four\tfive', 'one two three four five'],
  ['reads \u202ebackwards', 'reads backwards'],
  ['  plain  ', 'plain'],
])('%j becomes one line without controls', (given, expected) => {
  expect(headerText(given)).toBe(expected);
});

test('a long subject is cut', () => {
  expect(headerText('x'.repeat(500))).toHaveLength(200);
});

test.each([
  'ada@example.com\r\nBcc: eve@example.com',
  'ada@example.com, eve@example.com',
  'Ada <ada@example.com>',
  'ada@example.com (comment)',
  '"ada"@example.com',
  'ada@[127.0.0.1]',
  'ada',
  '',
])('%j is no single plain address', (given) => {
  expect(headerAddress(given)).toBeUndefined();
});

test.each(['ada@example.com', "o'neil+jobs@xn--mnchen-3ya.de", 'jörg@müller.example'])(
  '%s is an address',
  (given) => expect(headerAddress(given)).toBe(given),
);
