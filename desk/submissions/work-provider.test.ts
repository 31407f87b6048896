import { anInboxRow } from '#tests/factories/inbox-row.ts';
import { expect, test } from 'vitest';
import { describeChange } from './work-provider.tsx';

const row = anInboxRow({ name: 'Ada Keller' });
const people = [{ id: 'ben', name: 'Ben Ortiz', removed: false }];

test('a change of one names it, a change of several counts them', () => {
  expect(describeChange([row], { state: 'closed' }, people)).toBe('Closed: Ada Keller.');
  expect(describeChange([row, row], { owner: 'ben' }, people)).toBe(
    '2 submissions are with Ben Ortiz now.',
  );
  expect(describeChange([row], { owner: null }, people)).toBe('Nobody has Ada Keller now.');
  expect(describeChange([row], { dueAt: Date.UTC(2031, 4, 6, 9) }, people)).toMatch(
    /^Ada Keller: due 6 May 2031/,
  );
});
