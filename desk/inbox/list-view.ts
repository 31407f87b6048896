import {
  inboxFilterSchema,
  sortOf,
  usualFilter,
  type InboxFilter,
} from '#domain/submissions/work.ts';
import { searchOf } from '#desk/kit/search-of.ts';

/** What the address says about the list. */
export function viewOf(search: URLSearchParams): InboxFilter {
  return inboxFilterSchema.safeParse(Object.fromEntries(search)).data ?? usualFilter;
}

/** Only what differs from the usual view stands in the address. */
export function searchOfView(filter: InboxFilter): string {
  const usualSort = sortOf({ ...filter, sort: undefined });
  return searchOf({
    ...filter,
    state: filter.state === 'open' ? undefined : filter.state,
    quarantine: filter.quarantine === 'no' ? undefined : filter.quarantine,
    sort: filter.sort === usualSort ? undefined : filter.sort,
  }).toString();
}

/** Whether only the usual view is shown, in whatever order. */
export function isUsual(filter: InboxFilter): boolean {
  return searchOfView({ ...filter, sort: undefined }) === '';
}

/** A search that begins looks into every state; one that ends leaves them again. */
export function withSearch(filter: InboxFilter, q: string): InboxFilter {
  if (!q) return { ...filter, q: undefined, state: filter.state === 'all' ? 'open' : filter.state };
  return { ...filter, q, state: filter.q ? filter.state : 'all' };
}
