import type { ReactNode } from 'react';
import type { Locale } from '../../../domain/locale/locale.ts';
import type { VacancySummary } from '../../../domain/vacancy/summary.ts';

export function useApplication(_locale: Locale): {
  apply: (vacancy: VacancySummary) => void;
  dialog: ReactNode;
} {
  return { apply, dialog: null };
}
function apply() {}
