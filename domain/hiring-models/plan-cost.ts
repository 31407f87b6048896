import type { Currency, Range } from '#domain/edition/format.ts';
import { figuresOf } from './hiring-model.ts';
import type { HiringModelId } from './model-figures.ts';
import type { PlanAnswers } from './plan-answers.ts';
import type { Firm } from '#domain/firm/firm.ts';

/** In whole units of the currency. A fixed fee has the same least and most. */
export type MoneyRange = Range & { currency: Currency };

/** How a total comes about, so that the sum can be shown. */
export type Basis =
  | {
      kind: 'percentage';
      percent: Range;
      hires: number;
      /** Absent when the employer gave no salary. */
      salary?: { amount: number; currency: Currency; period: 'year' | 'month'; perYear: number };
    }
  | { kind: 'fixed'; fee: MoneyRange; count: number };

/** A part of the total and when it falls due. Without a salary there is no amount. */
export type Payment = {
  due: 'order' | 'delivery' | 'start' | 'agreed';
  amount?: MoneyRange;
};

export type Cost = {
  basis: Basis;
  /** On the order; `agreed` where the terms leave it to the agreement. */
  now: MoneyRange | 'nothing' | 'agreed';
  total?: MoneyRange;
  payments: Payment[];
};

export function costOf(
  firm: Pick<Firm, 'models'>,
  model: HiringModelId,
  answers: PlanAnswers,
): Cost {
  switch (model) {
    case 'contingency':
      return contingencyCost(firm, answers);
    case 'sprint':
      return sprintCost(firm, answers);
    case 'intel':
      return intelCost(firm);
    case 'retained':
      return retainedCost(firm, answers);
  }
}

/** "No win, no fee, payment on hire only"; "success fee as a percentage of base salary on start". */
function contingencyCost(firm: Pick<Firm, 'models'>, answers: PlanAnswers): Cost {
  const { basis, total } = placementFee(firm, answers);
  return {
    basis,
    now: 'nothing',
    ...(total && { total }),
    payments: [{ due: 'start', ...(total && { amount: total }) }],
  };
}

/** "Typical fee 3,000 to 4,500 euro, 50% upfront and 50% on delivery", for "one urgent role". */
function sprintCost(firm: Pick<Firm, 'models'>, { hires }: PlanAnswers): Cost {
  const sprint = figuresOf(firm, 'sprint');
  const { fee } = sprint;
  const total = { ...fee, min: fee.min * hires, max: fee.max * hires };
  const upfront = share(total, sprint.upfrontPercent);
  return {
    basis: { kind: 'fixed', fee, count: hires },
    now: upfront,
    total,
    payments: [
      { due: 'order', amount: upfront },
      { due: 'delivery', amount: share(total, sprint.onDeliveryPercent) },
    ],
  };
}

/** "990 euro upfront". One study answers for all hires, because they share a market. */
function intelCost(firm: Pick<Firm, 'models'>): Cost {
  const { amount, currency } = figuresOf(firm, 'intel').fee;
  const fee = { min: amount, max: amount, currency };
  return {
    basis: { kind: 'fixed', fee, count: 1 },
    now: fee,
    total: fee,
    payments: [{ due: 'order', amount: fee }],
  };
}

/** "Fees in thirds (1/3, 1/3, 1/3)"; the terms name no percentage but that of all placements. */
function retainedCost(firm: Pick<Firm, 'models'>, answers: PlanAnswers): Cost {
  const { basis, total } = placementFee(firm, answers);
  const retained = figuresOf(firm, 'retained');
  const third = total && share(total, 100 / retained.instalments);
  return {
    basis,
    now: 'agreed',
    ...(total && { total }),
    payments: Array.from({ length: retained.instalments }, () => ({
      due: 'agreed' as const,
      ...(third && { amount: third }),
    })),
  };
}

/** "Placement fees 15 to 25% of first-year salary". They follow the currency of the salary. */
function placementFee(
  firm: Pick<Firm, 'models'>,
  { salary, hires }: PlanAnswers,
): { basis: Basis; total?: MoneyRange } {
  const percent = firm.models.terms.placementFeePercent;
  const { amount, currency, period } = salary;
  if (amount === undefined) return { basis: { kind: 'percentage', percent, hires } };
  const perYear = period === 'month' ? amount * monthsPerYear : amount;
  return {
    basis: {
      kind: 'percentage',
      percent,
      hires,
      salary: { amount, currency, period, perYear },
    },
    total: {
      min: Math.round((perYear * hires * percent.min) / 100),
      max: Math.round((perYear * hires * percent.max) / 100),
      currency,
    },
  };
}

const monthsPerYear = 12;

function share({ min, max, currency }: MoneyRange, percent: number): MoneyRange {
  return {
    min: Math.round((min * percent) / 100),
    max: Math.round((max * percent) / 100),
    currency,
  };
}
