import { lazy, Suspense, useSyncExternalStore } from 'react';

export type Notice = {
  title: string;
  description?: string;
  /** A second line, as a reference. */
  detail?: string;
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
  show(notice, openDialog()?.id);
}

/** All that lies outside an open modal dialog is inert and hidden behind it. */
function openDialog(): Element | undefined {
  return Array.from(document.querySelectorAll('dialog:modal')).at(-1);
}

/**
 * Stands once on every page and once in every dialog, which shows the notices that come up while
 * it is open; 3 notices at most, 4000 ms each.
 */
export function ToastArea({
  label,
  closeLabel,
  dialogId,
}: {
  label: string;
  closeLabel: string;
  dialogId?: string;
}) {
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
      <Toaster label={label} closeLabel={closeLabel} dialogId={dialogId} />
    </Suspense>
  ) : null;
}
