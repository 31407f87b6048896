import {
  inboxFilterSchema,
  usualFilter,
  type InboxFilter,
  type InboxRow,
} from '../../domain/work/work.ts';

export const sorts = ['received', 'due'] as const;
export type Sort = (typeof sorts)[number];

/** What the address says about the list. */
export type ListView = { filter: InboxFilter; sort: Sort };

export function viewOf(search: URLSearchParams): ListView {
  const { data } = inboxFilterSchema.safeParse(Object.fromEntries(search));
  return {
    filter: data ?? usualFilter,
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
