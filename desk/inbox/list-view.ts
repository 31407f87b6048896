import {
  inboxFilterSchema,
  usualFilter,
  type InboxFilter,
  type InboxRow,
} from '../../domain/work/work.ts';
import { searchOf } from '../shell/search-of.ts';

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
export function searchOfView({ filter, sort }: ListView): string {
  return searchOf({
    ...filter,
    state: filter.state === 'open' ? undefined : filter.state,
    quarantine: filter.quarantine === 'no' ? undefined : filter.quarantine,
    sort: sort === 'received' ? undefined : sort,
  }).toString();
}

/** Whether only the usual view is shown. */
export function isUsual({ filter }: ListView): boolean {
  return searchOfView({ filter, sort: 'received' }) === '';
}

/** Rows come newest first. Those without a due time come last. */
export function sorted(rows: InboxRow[], sort: Sort): InboxRow[] {
  if (sort === 'received') return rows;
  return rows.toSorted((one, other) => (one.dueAt ?? Infinity) - (other.dueAt ?? Infinity) || 0);
}
