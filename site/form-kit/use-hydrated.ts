import { useDeferredValue } from 'react';

/**
 * False in the page as it was built, true soon after the script has taken it over: not at once, since
 * that would render every field again while the page comes to life.
 */
export function useHydrated(): boolean {
  return useDeferredValue(true, false);
}
