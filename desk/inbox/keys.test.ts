import { anInboxRow } from '#tests/factories/inbox-row.ts';
import { expect, test } from 'vitest';
import { activeRow, following, neighbour } from './keys.tsx';

const rows = ['a', 'b', 'c', 'd'].map((id) => anInboxRow({ id }));
const [a, b, c, d] = rows;
const at = (index: number) => ({ rows, at: index, isListed: true, isOpen: false });

test('the next row is the one below, and the list ends with its last', () => {
  expect(neighbour(at(1), 1)).toBe(c);
  expect(neighbour(at(1), -1)).toBe(a);
  expect(neighbour(at(3), 1)).toBe(d);
  expect(neighbour(at(0), -1)).toBe(a);
});

test('an open submission that left the list is followed by the row in its place', () => {
  // "x" was between "a" and "b".
  const left = { rows, at: 1, isListed: false, isOpen: true };
  expect(activeRow(left)).toBeUndefined();
  expect(neighbour(left, 1)).toBe(b);
  expect(neighbour(left, -1)).toBe(a);
});

test('without an open submission the row in its place has the focus', () => {
  const left = { rows, at: 1, isListed: false, isOpen: false };
  expect(activeRow(left)).toBe(b);
  expect(neighbour(left, 1)).toBe(c);
});

test('the last row of a list is followed by the one before', () => {
  const last = { rows, at: 4, isListed: false, isOpen: false };
  expect(activeRow(last)).toBe(d);
  expect(neighbour({ ...last, isOpen: true }, 1)).toBe(d);
  expect(neighbour({ ...last, isOpen: true }, -1)).toBe(d);
});

test('after closing, the next row that stays comes first, then the one before', () => {
  const position = { rows, at: 1, isListed: true, isOpen: false };
  expect(following(position, new Set(['b']))).toBe(c);
  expect(following(position, new Set(['b', 'c', 'd']))).toBe(a);
  expect(following(position, new Set(['a', 'b', 'c', 'd']))).toBeUndefined();
});

test('an empty list has no row', () => {
  const empty = { rows: [], at: 0, isListed: false, isOpen: false };
  expect([activeRow(empty), neighbour(empty, 1)]).toEqual([undefined, undefined]);
});
