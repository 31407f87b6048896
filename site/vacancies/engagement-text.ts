import { shownWorkplace } from '../../domain/vacancy/engagement.ts';
import type { VacancySummary } from '../../domain/vacancy/summary.ts';
import { fillIn } from '../../messages/fill-in.ts';
import type { CardWords } from './list-words.ts';

type Engaged = Pick<VacancySummary, 'contract' | 'workplace' | 'location'>;

export function contractText({ contract }: Engaged, words: CardWords): string {
  return contract.is === 'permanent'
    ? words.contracts.permanent
    : fillIn(words.contracts.fixedTerm, { months: contract.months });
}

export function workplaceText(vacancy: Engaged, words: CardWords): string {
  return words.workplaces[shownWorkplace(vacancy)];
}
