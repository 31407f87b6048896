import { isOpenOn } from './is-open-on.ts';
import type { VacancySummary } from './summary.ts';

/**
 * What a list made earlier says today: roles whose last day has passed since then are closed, and
 * stand behind the open ones. Unchanged it is the same list.
 */
export function asOf(
  vacancies: readonly VacancySummary[],
  today: string,
): readonly VacancySummary[] {
  const isOver = (vacancy: VacancySummary) => !vacancy.closed && !isOpenOn(vacancy, today);
  if (!vacancies.some(isOver)) return vacancies;
  const current = vacancies.map((vacancy) =>
    isOver(vacancy) ? { ...vacancy, closed: true } : vacancy,
  );
  return [...current.filter(({ closed }) => !closed), ...current.filter(({ closed }) => closed)];
}
