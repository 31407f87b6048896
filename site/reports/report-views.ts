import { useSyncExternalStore } from 'react';
import { mayCountViews } from '#site/privacy/consent.ts';

/** How often this browser has opened the report; nobody else's visits are known. */
export function reportViews(address: string): number {
  try {
    const stored = Number(localStorage.getItem(keyOf(address)));
    return Number.isSafeInteger(stored) && stored > 0 ? stored : 0;
  } catch {
    return 0;
  }
}

export function countReportView(address: string) {
  if (!mayCountViews()) return;
  try {
    localStorage.setItem(keyOf(address), String(reportViews(address) + 1));
  } catch {
    // Storage is blocked or full: the report opens all the same.
  }
}

export function useReportViews(address: string): number {
  return useSyncExternalStore(
    onViewsChange,
    () => reportViews(address),
    () => 0,
  );
}

function keyOf(address: string): string {
  return `report_views_${normaliseReportId(address)}`;
}

/** Another tab writes, or this page comes back from the browser's cache after a report was read. */
function onViewsChange(listener: () => void) {
  window.addEventListener('storage', listener);
  window.addEventListener('pageshow', listener);
  return () => {
    window.removeEventListener('storage', listener);
    window.removeEventListener('pageshow', listener);
  };
}

/** One name for a report, however it is addressed: `/reports/x.html`, `reports/x/` and `x` are x. */
export function normaliseReportId(address: string): string {
  const last = address.split('/').findLast((segment) => segment !== '') ?? '';
  return last.replace(/\.html$/, '');
}
