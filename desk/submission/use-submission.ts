import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { SubmissionDetail } from '../../domain/work/submission-detail.ts';
import { request } from '../shell/api.ts';

const presenceMs = 20_000;
/** Who moves on within this time only passes by. */
const passingMs = 300;

let lastAsked = 0;

/** Somebody who holds a key down passes many submissions: those are not loaded. */
async function settle(signal: AbortSignal) {
  const passing = Date.now() - lastAsked < passingMs;
  lastAsked = Date.now();
  if (passing) await new Promise((resolve) => setTimeout(resolve, passingMs / 2));
  signal.throwIfAborted();
}

export function useSubmission(id: string) {
  return useQuery({
    queryKey: ['submission', id],
    queryFn: async ({ signal }) => {
      await settle(signal);
      return request<SubmissionDetail>('GET', `/submissions/${id}`, undefined, signal);
    },
  });
}

/** Reads a submission anew after something was done to it. */
export function useReload(id: string): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: ['submission', id] });
}

export type Viewer = { id: string; name: string };

/** Tells the others that this person looks at it, and returns who else does. */
export function useViewers(submissionId: string, me: string): Viewer[] {
  useEffect(() => {
    const address = `/submissions/${submissionId}/viewing`;
    // Presence is a courtesy: without it the desk works as well.
    const look = () => {
      if (document.visibilityState === 'visible') void request('PUT', address).catch(() => {});
    };
    let repeat: ReturnType<typeof setInterval> | undefined;
    const start = setTimeout(() => {
      look();
      repeat = setInterval(look, presenceMs);
    }, passingMs);
    return () => {
      clearTimeout(start);
      clearInterval(repeat);
      if (repeat) void request('DELETE', address).catch(() => {});
    };
  }, [submissionId]);
  // Filled by the events stream.
  const { data } = useQuery<Viewer[]>({
    queryKey: ['viewers', submissionId],
    queryFn: () => [],
    staleTime: Infinity,
  });
  return (data ?? []).filter(({ id }) => id !== me);
}
