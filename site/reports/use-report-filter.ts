import { useSyncExternalStore } from 'react';
import { industryIds, type IndustryId } from '../../domain/firm/industry.ts';

export type ReportFilterChoice = IndustryId | 'all';

const parameter = 'industry';
const listeners = new Set<() => void>();

/**
 * The chosen industry lives in the address, so that a filtered list can be linked to. The page is
 * rendered before anyone asks for it; until hydration it therefore shows everything.
 */
export function useReportFilter() {
  const chosen = useSyncExternalStore(onChoice, chosenIndustry, () => 'all' as const);
  return [chosen, chooseIndustry] as const;
}

function chosenIndustry(): ReportFilterChoice {
  const asked = new URLSearchParams(window.location.search).get(parameter);
  return industryIds.find((id) => id === asked) ?? 'all';
}

/** Written directly: a navigation would fetch the page's data anew and scroll to its top. */
function chooseIndustry(choice: ReportFilterChoice) {
  const address = new URL(window.location.href);
  if (choice === 'all') address.searchParams.delete(parameter);
  else address.searchParams.set(parameter, choice);
  window.history.replaceState(window.history.state, '', address);
  listeners.forEach((listener) => listener());
}

function onChoice(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
