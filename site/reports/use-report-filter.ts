import { useSyncExternalStore } from 'react';
import { industryIds } from '#domain/firm/related-roles.ts';
import type { FirmIndustries } from '#domain/firm/firm.ts';

/** The anchor of an industry. */
export type ReportFilterChoice = string;

const parameter = 'industry';
const listeners = new Set<() => void>();

/**
 * The chosen industry is part of the address, so that a filtered list can be linked to. The page is
 * static, so it shows all reports until it is hydrated.
 */
export function useReportFilter(firm: FirmIndustries) {
  const chosen = useSyncExternalStore(
    onChoice,
    () => chosenIndustry(firm),
    () => 'all' as const,
  );
  return [chosen, chooseIndustry] as const;
}

function chosenIndustry(firm: FirmIndustries): ReportFilterChoice {
  const asked = new URLSearchParams(window.location.search).get(parameter);
  return industryIds(firm).find((id) => id === asked) ?? 'all';
}

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
