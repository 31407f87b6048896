import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { SubmissionDetail } from '../../domain/work/submission-detail.ts';
import type { Inbox, InboxFilter, InboxRow } from '../../domain/work/work.ts';
import { mergeRows, recount } from './merge-rows.ts';

const reloadDelayMs = 1_000;

/** Puts rows that changed into every list and submission that was loaded. */
export function useRowCache(me: string) {
  const client = useQueryClient();
  const cache = useMemo(() => {
    /** The last of each row that passed: a row that left a list may come back. */
    const known = new Map<string, InboxRow>();
    /** Rows that left a list, by list: a change that is taken back brings them back. */
    const leftBy = new Map<string, Set<string>>();
    let timer: ReturnType<typeof setTimeout> | undefined;

    /** One request for all that changes within a second. */
    function reloadSoon() {
      timer ??= setTimeout(() => {
        timer = undefined;
        void client.invalidateQueries({ queryKey: ['inbox'] });
      }, reloadDelayMs);
    }

    function show(rows: InboxRow[], gone: string[]) {
      const reader = { me, now: Date.now() };
      let foreign = false;
      for (const query of client.getQueryCache().findAll({ queryKey: ['inbox'] })) {
        const inbox = query.state.data as Inbox | undefined;
        if (!inbox) continue;
        // An answer on its way may be older than what is shown now.
        if (query.state.fetchStatus === 'fetching') {
          void query.cancel();
          foreign = true;
        }
        const filter = query.queryKey[1] as InboxFilter;
        const left = leftBy.get(query.queryHash) ?? new Set<string>();
        leftBy.set(query.queryHash, left);
        const shown = new Map(inbox.rows.map((row) => [row.id, row]));
        let { counts } = inbox;
        for (const id of [...rows.map((row) => row.id), ...gone]) {
          const before = shown.get(id) ?? known.get(id);
          // Only the server knows what a search finds.
          if (filter.q && !shown.has(id) && !left.has(id)) foreign = true;
          if (!before) foreign = true;
          else
            counts = recount(
              counts,
              before,
              rows.find((row) => row.id === id),
              reader,
            );
        }
        const merged = mergeRows(inbox, { rows, gone, filter, left }, reader);
        client.setQueryData<Inbox>(query.queryKey, { ...merged, counts });
        const kept = new Set(merged.rows.map(({ id }) => id));
        for (const { id } of rows) if (shown.has(id) && !kept.has(id)) left.add(id);
      }
      for (const row of rows) {
        known.set(row.id, row);
        client.setQueryData<SubmissionDetail>(['submission', row.id], (detail) =>
          detail && detail.row.version <= row.version ? { ...detail, row } : detail,
        );
      }
      if (foreign) reloadSoon();
    }

    return { show, reloadSoon, stop: () => clearTimeout(timer) };
  }, [client, me]);
  useEffect(() => cache.stop, [cache]);
  return cache;
}
