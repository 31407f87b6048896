import { useSyncExternalStore } from 'react';

/**
 * The query string as state. Prerendered pages know none, so it is empty until hydration and then
 * what the address says. It is written through the History API and not through the router: the
 * page stays where it is, and a change of filters needs no loader and no scrolling.
 */
export function useQueryString(): string {
  return useSyncExternalStore(subscribe, queryString, noQuery);
}

/** The query string as it is now; the address may follow a moment later. */
export function queryString(): string {
  return current ?? window.location.search;
}

/** A step is one that Back undoes; an amendment (another letter typed) replaces the last step. */
export function changeQueryString(search: string, kind: 'step' | 'amendment') {
  if (kind === 'step') writePending();
  clearTimeout(pendingWrite);
  current = search;
  listeners.forEach((listener) => listener());
  if (kind === 'step') write('pushState', search);
  else pendingWrite = setTimeout(writePending, amendmentDelayMs);
}

/** Before the page is left: an amendment may still wait to be written into the address. */
export function writePending() {
  if (pendingWrite === undefined) return;
  forgetPending();
  write('replaceState', queryString());
}

/** Browsers refuse more than some hundred changes of the address in half a minute. */
const amendmentDelayMs = 300;

const listeners = new Set<() => void>();
/** Known from the first change on. */
let current: string | undefined;
let pendingWrite: ReturnType<typeof setTimeout> | undefined;

const noQuery = () => '';

function write(how: 'pushState' | 'replaceState', search: string) {
  // The router's own state goes along, so that it takes Back and Forward for its own entries.
  window.history[how](window.history.state, '', window.location.pathname + search);
}

function forgetPending() {
  clearTimeout(pendingWrite);
  pendingWrite = undefined;
}

function followAddress() {
  forgetPending();
  current = undefined;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    window.addEventListener('popstate', followAddress);
    window.addEventListener('pagehide', writePending);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('popstate', followAddress);
    window.removeEventListener('pagehide', writePending);
    forgetPending();
    current = undefined;
  };
}
