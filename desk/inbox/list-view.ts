import { inboxFilterSchema, type InboxFilter, type InboxRow } from '../../domain/work/work.ts';
import { zoneOf } from '../../domain/working-time/country.ts';
import { wallClockAt } from '../../domain/working-time/wall-clock.ts';

export const sorts = ['received', 'due'] as const;
export type Sort = (typeof sorts)[number];

/** What the address says about the list. */
export type ListView = { filter: InboxFilter; sort: Sort };

export function viewOf(search: URLSearchParams): ListView {
  const { data } = inboxFilterSchema.safeParse(Object.fromEntries(search));
  return {
    filter: data ?? { state: 'open', quarantine: 'no' },
    sort: search.get('sort') === 'due' ? 'due' : 'received',
  };
}

/** Only what differs from the usual view stands in the address. */
export function searchOf({ filter, sort }: ListView): string {
  const { state, quarantine, ...others } = filter;
  const search = new URLSearchParams();
  if (state !== 'open') search.set('state', state);
  if (quarantine === 'yes') search.set('quarantine', 'yes');
  for (const [name, value] of Object.entries(others)) if (value) search.set(name, value);
  if (sort === 'due') search.set('sort', sort);
  return search.toString();
}

/** Whether only the usual view is shown. */
export function isUsual({ filter }: ListView): boolean {
  return searchOf({ filter, sort: 'received' }) === '';
}

/** Rows come newest first. Those without a due time come last. */
export function sorted(rows: InboxRow[], sort: Sort): InboxRow[] {
  if (sort === 'received') return rows;
  return rows.toSorted((one, other) => (one.dueAt ?? Infinity) - (other.dueAt ?? Infinity) || 0);
}

/** The server's filter, for rows that change while they are shown; the search is not looked at. */
export function matches(
  row: InboxRow,
  filter: InboxFilter,
  { me, now }: { me: string; now: number },
): boolean {
  const open = row.state === 'new' || row.state === 'in-work';
  const { q, state, kind, owner, due, delivery, quarantine } = filter;
  const dueAt = row.dueAt ?? Infinity;
  return (
    (!row.restricted || (state === 'all' && !q)) &&
    (!due || open) &&
    (row.suspicion !== null) === (quarantine === 'yes') &&
    (state === 'all' || (state === 'open' ? open : row.state === state)) &&
    (!kind || row.kind === kind) &&
    (!owner || (row.owner ?? 'none') === (owner === 'me' ? me : owner)) &&
    (due !== 'overdue' || dueAt < now) &&
    (due !== 'today' || (row.dueAt !== null && officeDay(dueAt) === officeDay(now))) &&
    (!delivery || row.delivery === delivery)
  );
}

function officeDay(at: number): string {
  return wallClockAt(new Date(at), zoneOf.GB).day;
}
