import { addDays, type Holidays } from '#domain/working-time/working-day.ts';
import { figuresOf, isOffered } from './hiring-model.ts';
import type { HiringModelId } from './model-figures.ts';
import { costOf, type MoneyRange } from './plan-cost.ts';
import type { PlanAnswers } from './plan-answers.ts';
import { dayZeroOf } from './plan-timeline.ts';
import type { Firm } from '#domain/firm/firm.ts';

/** A fee that counts towards what the employer buys next. */
export type Credit = {
  amount: MoneyRange;
  towards: HiringModelId[];
  days: number;
  /** Calendar days, counted from day 0. */
  lastDay: string;
  /** What is left to pay for the next model, where both are in the same currency. */
  next?: { model: HiringModelId; fee: MoneyRange; toPay: MoneyRange };
};

function ruleOf(
  firm: Pick<Firm, 'models'>,
  model: HiringModelId,
): { towards: HiringModelId[]; days: number } | undefined {
  const towards: Partial<Record<HiringModelId, HiringModelId[]>> = {
    /** "Credited if the client upgrades to Sprint or a search within 30 days." */
    intel: ['sprint', 'contingency', 'retained'],
    /** "Credited if the client moves to contingent or retained search … within 60 days." */
    sprint: ['contingency', 'retained'],
  };
  if (model !== 'intel' && model !== 'sprint') return undefined;
  const { creditDays } = figuresOf(firm, model);
  return { towards: towards[model]!.filter((id) => isOffered(firm, id)), days: creditDays };
}

/** `next` is the model that the employer would go on with. */
export function creditOf(
  firm: Pick<Firm, 'models'>,
  model: HiringModelId,
  next: HiringModelId | undefined,
  answers: PlanAnswers,
  holidays: Holidays,
): Credit | undefined {
  const rule = ruleOf(firm, model);
  const amount = costOf(firm, model, answers).total;
  if (!rule || rule.towards.length === 0 || !amount) return undefined;
  const fee = next && rule.towards.includes(next) ? costOf(firm, next, answers).total : undefined;
  return {
    amount,
    ...rule,
    lastDay: addDays(dayZeroOf(answers.orderOn, holidays), rule.days),
    ...(next &&
      fee?.currency === amount.currency && {
        next: { model: next, fee, toPay: lessCredit(fee, amount) },
      }),
  };
}

/** A credit is never paid out: what is left to pay does not fall below zero. */
function lessCredit(fee: MoneyRange, credit: MoneyRange): MoneyRange {
  return {
    min: Math.max(0, fee.min - credit.max),
    max: Math.max(0, fee.max - credit.min),
    currency: fee.currency,
  };
}
