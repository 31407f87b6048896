import type { InboxRow, InboxSort } from '#domain/submissions/work.ts';
import { dayOf, startOfDay } from '#desk/kit/times.ts';

export const dueGroups = ['overdue', 'today', 'tomorrow', 'later', 'never'] as const;
export type DueGroup = (typeof dueGroups)[number];

/** What the list draws: rows, and above each group of them its name. */
export type ListItem =
  { type: 'group'; group: DueGroup } | { type: 'row'; row: InboxRow; index: number };

/** Rows that come by their due time, under the days of the reader. */
export function listItems(rows: readonly InboxRow[], sort: InboxSort, now: number): ListItem[] {
  let before: DueGroup | undefined;
  return rows.flatMap((row, index): ListItem[] => {
    const item = { type: 'row' as const, row, index };
    if (sort !== 'due') return [item];
    const group = dueGroupOf(row, now);
    if (group === before) return [item];
    before = group;
    return [{ type: 'group', group }, item];
  });
}

function dueGroupOf({ dueAt }: InboxRow, now: number): DueGroup {
  if (dueAt === null) return 'never';
  if (dueAt < now) return 'overdue';
  if (dueAt < startOfDay(dayOf(now), 1)) return 'today';
  return dueAt < startOfDay(dayOf(now), 2) ? 'tomorrow' : 'later';
}
