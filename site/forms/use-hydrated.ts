import { useSyncExternalStore } from 'react';

/** False in the page as it was built, true once the script has taken it over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
