import { useSyncExternalStore } from 'react';

/** As `--breakpoint-wide` in styles.css. */
const query = window.matchMedia('(width < 75rem)');

/** Whether the window has no room for list, document and work side by side. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => query.matches);
}

function subscribe(changed: () => void) {
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
