import { useSyncExternalStore } from 'react';

/** The visitor's calendar day, `2026-03-31`; unknown until hydration. */
export function useToday(): string | undefined {
  return useSyncExternalStore(never, today, () => undefined);
}

const never = () => () => {};

function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}
