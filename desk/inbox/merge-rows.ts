import type { Inbox, InboxCounts, InboxFilter, InboxRow } from '../../domain/work/work.ts';
import { matches } from './list-view.ts';

type Reader = { me: string; now: number };

/** An inbox with rows changed in place, put in or taken out. Rows older than the shown are ignored. */
export function mergeRows(
  inbox: Inbox,
  {
    rows,
    gone,
    filter,
    left,
  }: {
    rows: InboxRow[];
    gone: string[];
    filter: InboxFilter;
    /** Those that this list held before. */
    left: ReadonlySet<string>;
  },
  reader: Reader,
): Inbox {
  const incoming = new Map(rows.map((row) => [row.id, row]));
  const removed = new Set(gone);
  const merged: InboxRow[] = [];
  for (const row of inbox.rows) {
    if (removed.has(row.id)) continue;
    const newer = incoming.get(row.id);
    incoming.delete(row.id);
    if (!newer || newer.version < row.version) merged.push(row);
    else if (matches(newer, filter, reader)) merged.push(newer);
  }
  const complete = inbox.rows.length === inbox.total;
  for (const row of incoming.values()) {
    // Only the server knows what a search finds.
    if ((filter.q && !left.has(row.id)) || !matches(row, filter, reader)) continue;
    const place = merged.findIndex(({ receivedAt }) => receivedAt < row.receivedAt);
    if (place >= 0) merged.splice(place, 0, row);
    else if (complete) merged.push(row);
  }
  return { ...inbox, rows: merged, total: inbox.total + merged.length - inbox.rows.length };
}

/** The counts after a row changed from `before`. */
export function recount(
  counts: InboxCounts,
  before: InboxRow | undefined,
  after: InboxRow | undefined,
  reader: Reader,
): InboxCounts {
  const next = { ...counts };
  for (const name of before ? countedAs(before, reader) : []) next[name] -= 1;
  for (const name of after ? countedAs(after, reader) : []) next[name] += 1;
  return next;
}

function countedAs(row: InboxRow, { me, now }: Reader): (keyof InboxCounts)[] {
  if (row.suspicion !== null) return ['quarantined'];
  if (row.restricted) return [];
  const open = row.state === 'new' || row.state === 'in-work';
  return [
    row.state,
    ...(row.dueAt !== null && row.dueAt < now && open ? (['overdue'] as const) : []),
    ...(open && row.owner === me ? (['mine'] as const) : []),
    ...(open && row.owner === null ? (['unassigned'] as const) : []),
  ];
}
