import type { VacancySummary } from '../../domain/vacancy/summary.ts';
import { fillIn } from '../../messages/fill-in.ts';
import type { CardWords } from './list-words.ts';

export function contractText({ contract }: VacancySummary, words: CardWords): string {
  return contract.is === 'permanent'
    ? words.contracts.permanent
    : fillIn(words.contracts.fixedTerm, { months: contract.months });
}
