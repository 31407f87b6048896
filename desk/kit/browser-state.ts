import { useSyncExternalStore } from 'react';

/** False while the browser knows that it has no network. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribeToNetwork, () => navigator.onLine);
}

function subscribeToNetwork(changed: () => void) {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** As `--breakpoint-wide` in styles.css. */
const query = window.matchMedia('(width < 75rem)');

/** Whether the window has no room for list, document and work side by side. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribeToWidth, () => query.matches);
}

function subscribeToWidth(changed: () => void) {
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
