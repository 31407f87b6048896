import { useSyncExternalStore } from 'react';

/** Whether the window is narrower than this. */
export function useNarrow(width: '64rem' | '75rem'): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = queryFor(width);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => queryFor(width).matches,
  );
}

function queryFor(width: string): MediaQueryList {
  return window.matchMedia(`(width < ${width})`);
}
