import type { VacancySummary } from '#domain/vacancies/summary.ts';
import { fillIn } from '#words/fill-in.ts';
import type { CardWords } from './list-words.ts';

export function contractText({ contract }: VacancySummary, words: CardWords): string {
  const { permanent, fixedTerm, dayRate } = words.contracts;
  if (contract.is === 'permanent') return permanent;
  return fillIn(contract.is === 'day-rate' ? dayRate : fixedTerm, { months: contract.months });
}

/** What the pay is called: a contract by the day has no salary. */
export function payLabel({ contract }: VacancySummary, words: CardWords): string {
  return contract.is === 'day-rate' ? words.dayRate : words.salary;
}
