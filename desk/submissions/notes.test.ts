import { expect, test } from 'vitest';
import { keepTyped } from './notes.tsx';

test('a tab keeps 100 unsent texts, and of more the ones that were typed last', () => {
  const drafts = new Map<string, string>();
  for (let at = 0; at < 100; at += 1) keepTyped(drafts, `s${at}`, 'typed');
  keepTyped(drafts, 's0', 'typed on');
  keepTyped(drafts, 's100', 'typed');
  expect(drafts.size).toBe(100);
  expect([drafts.get('s0'), drafts.get('s1'), drafts.get('s100')]).toEqual([
    'typed on',
    undefined,
    'typed',
  ]);
  keepTyped(drafts, 's0');
  expect(drafts.has('s0')).toBe(false);
});
