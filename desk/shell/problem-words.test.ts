import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { refusalCodes } from '../../domain/work/refusal.ts';
import { problemWords } from '../../messages/desk-words/refusals.ts';
import { ApiError } from './api.ts';
import { refusalCode, wordsOf } from './problem-words.ts';

const refused = (error: string, status = 409) => new ApiError(status, { error });

test('a refusal is told in the words of the act, else in the general ones', () => {
  const own = { stale: 'Look at it first.' };
  expect(wordsOf(refused('stale'), own)).toBe('Look at it first.');
  expect(wordsOf(refused('last-key'), own)).toBe(problemWords['last-key']);
});

test('a code without words, a lost connection and a broken-off passkey are told too', () => {
  expect(wordsOf(refused('something-new'))).toBe(problemWords.failed);
  expect(wordsOf(refused('unreachable', 0))).toBe(problemWords.unreachable);
  expect(wordsOf(new DOMException('', 'NotAllowedError'))).toBe(problemWords.cancelled);
  expect(refusalCode(new Error('other'))).toBeUndefined();
});

test('every code that a route of the desk spells has words', () => {
  const folder = new URL('../../server/desk-api/', import.meta.url);
  const routes = readdirSync(folder).filter((name) => !name.endsWith('.test.ts'));
  const spelled = routes.flatMap((name) => [
    ...readFileSync(new URL(name, folder), 'utf8').matchAll(/\{ error: '([a-z-]+)'/g),
  ]);
  expect(spelled.length).toBeGreaterThan(10);
  for (const [, code] of spelled) expect(refusalCodes).toContain(code);
});
