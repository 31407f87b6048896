import { useSyncExternalStore } from 'react';
import {
  fromQueryString,
  toQueryString,
  type VacancyQuery,
} from '#domain/vacancies/query-string.ts';
import type { FirmFilters } from '#domain/firm/firm.ts';

/** The query string of the address. Until hydration it is the one the server rendered. */
export function useQueryString(rendered: string): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => rendered,
  );
}

/** `push` makes a step that Back undoes; `replace` amends the present one. */
export function changeQuery(
  firm: FirmFilters,
  change: (query: VacancyQuery) => VacancyQuery,
  how: 'push' | 'replace' = 'push',
) {
  const { pathname, search } = window.location;
  const address = pathname + toQueryString(change(fromQueryString(firm, search)));
  if (how === 'push') window.history.pushState(null, '', address);
  else window.history.replaceState(null, '', address);
  // The History API tells nobody about its own calls.
  listeners.forEach((listener) => listener());
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}
