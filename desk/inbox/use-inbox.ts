import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { SubmissionDetail } from '../../domain/work/submission-detail.ts';
import type { Inbox, InboxFilter, WorkChanged } from '../../domain/work/work.ts';
import { ask } from '../shell/api.ts';
import { withAnswer } from '../submission/work-queue.ts';
import { searchOfView } from './list-view.ts';

const keyOf = (filter: InboxFilter) => ['inbox', searchOfView({ filter, sort: 'received' })];

export function useInbox(filter: InboxFilter) {
  const search = searchOfView({ filter, sort: 'received' });
  return useQuery({
    queryKey: keyOf(filter),
    queryFn: ({ signal }) => ask('GET /inbox', {}, { query: search, signal }),
    placeholderData: keepPreviousData,
    // Comparing ten thousand rows takes longer than drawing those in view.
    structuralSharing: false,
    staleTime: 30_000,
  });
}

/** Puts what the server says about changed rows into the list that is shown. */
export function useInboxAnswers() {
  const client = useQueryClient();
  return useMemo(() => {
    function put(ids: string[], answer: Inbox, view: InboxFilter) {
      const [name, search] = keyOf(view);
      // A list on its way may be older than this answer: it is asked for again.
      const reading = client.isFetching({ queryKey: [name, search] }) > 0;
      client.setQueryData<Inbox>(
        [name, search],
        (inbox) => inbox && withAnswer(inbox, ids, answer),
      );
      // Other lists are read anew when they are shown.
      void client.invalidateQueries({
        queryKey: [name],
        predicate: ({ queryKey }) => reading || queryKey[1] !== search,
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
        const search = searchOfView({ filter: view, sort: 'received' });
        put(ids, await ask('GET /inbox', {}, { query: `${search}&ids=${ids.join()}` }), view);
      },
      reload: () => {
        void client.invalidateQueries({ queryKey: ['inbox'] });
        void client.invalidateQueries({ queryKey: ['submission'] });
      },
    };
  }, [client]);
}
