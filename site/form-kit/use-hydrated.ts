import { useSyncExternalStore } from 'react';

/** False in the HTML of the page, true once the island is hydrated. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
