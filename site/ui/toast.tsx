import { lazy, Suspense, useSyncExternalStore } from 'react';

export type Notice = {
  title: string;
  description?: string;
  variant?: 'default' | 'success' | 'destructive';
};

/** The library that shows notices is loaded with the first one, not with the page. */
const Toaster = lazy(() => import('./toaster.tsx'));

let wanted = false;
const listeners = new Set<() => void>();

export async function notify(notice: Notice) {
  wanted = true;
  listeners.forEach((listener) => listener());
  const { show } = await import('./toaster.tsx');
  show(notice);
}

/** Stands once on every page; 3 notices at most, 4000 ms each. */
export function ToastArea({ label, closeLabel }: { label: string; closeLabel: string }) {
  const needed = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => wanted,
    () => false,
  );
  return needed ? (
    <Suspense>
      <Toaster label={label} closeLabel={closeLabel} />
    </Suspense>
  ) : null;
}
