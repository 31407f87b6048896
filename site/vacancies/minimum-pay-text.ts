import type { PublicVacancy } from '../../domain/vacancy/summary.ts';
import { fillIn } from '../../messages/fill-in.ts';
import type { Messages } from '../../messages/en.ts';

export function minimumPayText(
  { minimumPay: pay }: Pick<PublicVacancy, 'minimumPay'>,
  words: Messages['vacancies']['extras'],
): string | undefined {
  if (!pay) return undefined;
  const sentence = fillIn(words.minimumPayText[pay.period], { amount: pay.amount });
  const agreement = pay.agreement && fillIn(words.agreement, { agreement: pay.agreement });
  return [sentence, agreement, pay.overpay && words.overpay].filter(Boolean).join(' ');
}
