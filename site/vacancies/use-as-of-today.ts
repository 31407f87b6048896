import { useMemo } from 'react';
import { asOf } from '../../domain/vacancy/as-of.ts';
import type { VacancySummary } from '../../domain/vacancy/summary.ts';
import { useToday } from './use-today.ts';

/** Pages are built on one day and read on another. Until hydration it is the day of the build. */
export function useAsOfToday(vacancies: readonly VacancySummary[]): readonly VacancySummary[] {
  const today = useToday();
  return useMemo(() => (today ? asOf(vacancies, today) : vacancies), [vacancies, today]);
}
