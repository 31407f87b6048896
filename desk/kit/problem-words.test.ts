import { expect, test } from 'vitest';
import type { Refusal } from '#domain/people/refusal.ts';
import { deskWords } from './words.ts';
import { ApiError } from './api.ts';
import { refusalCode, wordsOf } from './problem-words.ts';

/** A newer server may send a code that this desk does not know. */
const refused = (error: string, status = 409) => new ApiError(status, { error } as Refusal);

test('a refusal is told in the words of the act, else in the general ones', () => {
  const own = { stale: 'Look at it first.' };
  expect(wordsOf(refused('stale'), own)).toBe('Look at it first.');
  expect(wordsOf(refused('last-key'), own)).toBe(deskWords.kit.problems['last-key']);
});

test('a code without words, a lost connection and a broken-off passkey are told too', () => {
  expect(wordsOf(refused('something-new'))).toBe(deskWords.kit.problems.failed);
  expect(wordsOf(refused('unreachable', 0))).toBe(deskWords.kit.problems.unreachable);
  expect(wordsOf(new DOMException('', 'NotAllowedError'))).toBe(deskWords.kit.problems.cancelled);
  expect(refusalCode(new Error('other'))).toBeUndefined();
});
