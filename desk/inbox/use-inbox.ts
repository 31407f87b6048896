import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import type { SubmissionDetail } from '#domain/submissions/submission-detail.ts';
import {
  type Inbox,
  type InboxFilter,
  inboxFilterSchema,
  inboxPageSize,
  maxInboxPage,
  sortOf,
  usualFilter,
  type WorkChanged,
} from '#domain/submissions/work.ts';
import { ask } from '#desk/kit/api.ts';
import { searchOf } from '#desk/kit/list-address.ts';
import { withAnswer } from '#desk/submissions/work-queue.ts';

const keyOf = (filter: InboxFilter) => ['inbox', searchOfView(filter)] as const;

/** The list as far as it was scrolled through; `readMore` appends the next page. */
export function useInbox(filter: InboxFilter) {
  const client = useQueryClient();
  const queryKey = keyOf(filter);
  const [, search] = queryKey;
  const reading = useRef(false);
  const inbox = useQuery({
    queryKey,
    queryFn: ({ signal }) => {
      // Read anew, it stays as long as it was.
      const loaded = client.getQueryData<Inbox>(queryKey)?.rows.length ?? 0;
      const limit = Math.min(Math.max(loaded, inboxPageSize), maxInboxPage);
      return ask('GET /inbox', {}, { query: `${search}&limit=${limit}`, signal });
    },
    placeholderData: keepPreviousData,
    // Comparing rows takes longer than drawing those in view.
    structuralSharing: false,
    staleTime: 30_000,
  });
  const readMore = async () => {
    const after = client.getQueryData<Inbox>(queryKey)?.next;
    if (!after || reading.current) return;
    reading.current = true;
    try {
      const page = await ask('GET /inbox', {}, { query: `${search}&after=${after}` });
      client.setQueryData<Inbox>(queryKey, (shown) =>
        shown?.next === after ? appended(shown, page) : shown,
      );
    } catch {
      // The bar above the list says that the connection is lost; scrolling asks again.
    } finally {
      reading.current = false;
    }
  };
  return { ...inbox, readMore };
}

function appended(shown: Inbox, page: Inbox): Inbox {
  const held = new Set(shown.rows.map(({ id }) => id));
  return { ...page, rows: [...shown.rows, ...page.rows.filter(({ id }) => !held.has(id))] };
}

/** Puts what the server says about changed rows into the list that is shown. */
export function useInboxAnswers() {
  const client = useQueryClient();
  return useMemo(() => {
    function put(ids: string[], answer: Inbox, view: InboxFilter) {
      const queryKey = keyOf(view);
      const [name, search] = queryKey;
      // A list on its way may be older than this answer: it is asked for again.
      const reading = client.isFetching({ queryKey }) > 0;
      client.setQueryData<Inbox>(
        queryKey,
        (inbox) => inbox && withAnswer(inbox, ids, answer, sortOf(view)),
      );
      // Other lists are read anew when they are shown.
      void client.invalidateQueries({
        queryKey: [name],
        predicate: ({ queryKey: other }) => reading || other[1] !== search,
      });
    }
    return {
      /** To a change of our own. */
      onAnswer: (
        { inbox, changed, stale }: WorkChanged,
        { ids, view }: { ids: string[]; view: InboxFilter },
      ) => {
        put(ids, inbox, view);
        for (const row of [...changed, ...stale]) {
          client.setQueryData<SubmissionDetail>(['submission', row.id], (detail) =>
            detail && detail.row.version <= row.version ? { ...detail, row } : detail,
          );
        }
      },
      /** These were changed, sent or deleted, by whomever. */
      ask: async (ids: string[], view: InboxFilter) => {
        for (const id of ids) void client.invalidateQueries({ queryKey: ['submission', id] });
        const query = `${searchOfView(view)}&ids=${ids.join()}`;
        put(ids, await ask('GET /inbox', {}, { query }), view);
      },
      reload: () => {
        void client.invalidateQueries({ queryKey: ['inbox'] });
        void client.invalidateQueries({ queryKey: ['submission'] });
      },
    };
  }, [client]);
}

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
