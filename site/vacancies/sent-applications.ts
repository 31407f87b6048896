import { useSyncExternalStore } from 'react';

/** Remembers, until the page is loaded anew, under which reference a role was applied for. */
export function applicationSent(slug: string, reference: string) {
  references.set(slug, reference);
  listeners.forEach((listener) => listener());
}

export function useApplicationReference(slug: string): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => references.get(slug),
    () => undefined,
  );
}

const references = new Map<string, string>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
