import { expect, test } from 'vitest';
import { mergeContent, withTheirs } from './merge-content.ts';

const base = { title: 'A', text: 'B', steps: [{ name: '1' }, { name: '2' }] };

test('changes of different parts are both kept', () => {
  const mine = { ...base, title: 'mine', steps: [{ name: 'mine' }, { name: '2' }] };
  const theirs = { ...base, text: 'theirs', steps: [{ name: '1' }, { name: 'theirs' }] };
  expect(mergeContent(base, mine, theirs)).toEqual({
    content: { title: 'mine', text: 'theirs', steps: [{ name: 'mine' }, { name: 'theirs' }] },
    conflicts: [],
  });
});

test('a part that both changed is told with both texts, and either can be taken', () => {
  const mine = { ...base, title: 'mine' };
  const theirs = { ...base, title: 'theirs', text: 'more' };
  const { content, conflicts } = mergeContent(base, mine, theirs);
  expect(content).toEqual({ ...base, title: 'mine', text: 'more' });
  expect(conflicts).toEqual([{ path: ['title'], mine: 'mine', theirs: 'theirs' }]);
  expect(withTheirs(content, conflicts[0]!)).toEqual(theirs);
});

test('what one side left out and the other changed is a conflict', () => {
  const { title: _, ...mine } = base;
  const theirs = { ...base, title: 'theirs' };
  const { content, conflicts } = mergeContent(base, mine, theirs);
  expect(content).toEqual(mine);
  expect(withTheirs(content, conflicts[0]!)).toEqual(theirs);
});

test('lists to which somebody added are taken as a whole', () => {
  const mine = { ...base, steps: [...base.steps, { name: 'mine' }] };
  const theirs = { ...base, steps: [{ name: 'theirs' }, ...base.steps] };
  const { conflicts } = mergeContent(base, mine, theirs);
  expect(conflicts.map(({ path }) => path)).toEqual([['steps']]);
});

test('the same change on both sides is no conflict', () => {
  expect(mergeContent(base, { title: 'x' }, { title: 'x' })).toEqual({
    content: { title: 'x' },
    conflicts: [],
  });
});
