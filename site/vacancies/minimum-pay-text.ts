import type { PublicVacancy } from '#domain/vacancies/summary.ts';
import { fillIn } from '#words/fill-in.ts';
import type { Messages } from '#words/en.ts';

export function minimumPayText(
  { minimumPay: pay }: Pick<PublicVacancy, 'minimumPay'>,
  words: Messages['vacancies']['extras'],
): string | undefined {
  if (!pay) return undefined;
  const sentence = fillIn(words.minimumPayText[pay.period], { amount: pay.amount });
  const agreement = pay.agreement && fillIn(words.agreement, { agreement: pay.agreement });
  return [sentence, agreement, pay.overpay && words.overpay].filter(Boolean).join(' ');
}
