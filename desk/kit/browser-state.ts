import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';

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
const narrow = () => window.matchMedia('(width < 75rem)');

/** Whether the window has no room for list, document and work side by side. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribeToWidth, () => narrow().matches);
}

function subscribeToWidth(changed: () => void) {
  const query = narrow();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** The width of an element in pixels; 0 until it is measured. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(() => setWidth(element.current?.clientWidth ?? 0));
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

/** Before a page with something that nobody saved is closed, the browser asks. */
export function useLeaveWarning(active: boolean) {
  useEffect(() => {
    if (!active) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [active]);
}
