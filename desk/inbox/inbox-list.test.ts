import { anInboxRow } from '#tests/factories/inbox-row.ts';
import { expect, test } from 'vitest';
import { listItems } from './inbox-list.tsx';

const now = new Date(2026, 10, 17, 15).getTime();
const at = (day: number, hour: number) => new Date(2026, 10, day, hour).getTime();
const rows = [at(16, 9), at(17, 14), at(17, 23), at(18, 0), at(19, 0), null].map((dueAt, index) =>
  anInboxRow({ id: `${index}`, dueAt }),
);
const replied = anInboxRow({ id: 'replied', dueAt: at(16, 9), repliedAt: at(17, 8) });
const drawn = listItems([replied, ...rows], 'due', now).map((item) =>
  item.type === 'group' ? item.group : item.index,
);

test('replies come first, the others stand under the day on which they are due, the late ones on top', () => {
  expect(drawn).toEqual([
    'replied',
    0,
    'overdue',
    1,
    2,
    'today',
    3,
    'tomorrow',
    4,
    'later',
    5,
    'never',
    6,
  ]);
});

test('rows in the order of their arrival have no groups', () => {
  expect(listItems(rows, 'received', now).every(({ type }) => type === 'row')).toBe(true);
});
