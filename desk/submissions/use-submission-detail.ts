import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Viewer } from '#domain/submissions/submission-detail.ts';
import { ask } from '#desk/kit/api.ts';

const presenceMs = 20_000;
/** Longer than between two repeats of a key that is held down. */
const passingMs = 300;

export function useSubmissionDetail(id: string) {
  const settledId = useSettled(id);
  return useQuery({
    queryKey: ['submission', id],
    queryFn: ({ signal }) => ask('GET /submissions/:id', { id }, { signal }),
    enabled: id === settledId,
  });
}

/** The first of several values that follow each other quickly, then the one that stays. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  const changedAt = useRef(-Infinity);
  useEffect(() => {
    const now = performance.now();
    const waitMs = now - changedAt.current < passingMs ? passingMs / 2 : 0;
    changedAt.current = now;
    const timer = setTimeout(() => setSettled(value), waitMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** Tells the others that this person looks at it, and returns who else does. */
export function useViewers(submissionId: string, me: string): Viewer[] {
  useEffect(() => {
    // Presence is a courtesy: without it the desk works as well.
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      void ask('PUT /submissions/:id/viewing', { id: submissionId }).catch(() => {});
    };
    let repeat: ReturnType<typeof setInterval> | undefined;
    const start = setTimeout(() => {
      look();
      repeat = setInterval(look, presenceMs);
    }, passingMs);
    return () => {
      clearTimeout(start);
      clearInterval(repeat);
      if (repeat) void ask('DELETE /submissions/:id/viewing', { id: submissionId }).catch(() => {});
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
