import {
  type Holidays,
  addDays,
  addWorkingDays,
  holidaysBetween,
  workingDayFrom,
} from '#domain/working-time/working-day.ts';
import type { HiringModelId } from './model-figures.ts';
import type { PlanAnswers } from './plan-answers.ts';
import { costOf, type Cost, type MoneyRange } from './plan-cost.ts';
import { recommend, type Change, type Drawback, type Reason } from './recommend.ts';
import type { Firm } from '#domain/firm/firm.ts';
import { figuresOf, isModelOffered } from './hiring-model.ts';
import type { Range } from '#domain/edition/format.ts';

/** One model as it would run for these answers. */
export type PlanOption = {
  model: HiringModelId;
  reasons: Reason[];
  drawbacks: Drawback[];
  cost: Cost;
  credit?: Credit;
  guarantees: Guarantee[];
  timeline: Timeline;
};

/** Codes and figures; words/plan.* has the words. */
export type Plan = {
  answers: PlanAnswers;
  recommended: PlanOption;
  runnerUp?: PlanOption;
  changes: Change[];
};

export function planFor(
  firm: Pick<Firm, 'models'>,
  answers: PlanAnswers,
  holidays: Holidays,
): Plan {
  const { model, reasons, drawbacks, runnerUp, changes } = recommend(firm, answers);
  const option = (
    id: HiringModelId,
    other: HiringModelId | undefined,
    why: Pick<PlanOption, 'reasons' | 'drawbacks'>,
  ): PlanOption => {
    const credit = creditOf(firm, id, other, answers, holidays);
    return {
      model: id,
      reasons: why.reasons,
      drawbacks: why.drawbacks,
      cost: costOf(firm, id, answers),
      ...(credit && { credit }),
      guarantees: guaranteesOf(firm, id),
      timeline: timelineOf(firm, id, answers.orderOn, holidays),
    };
  };
  return {
    answers,
    recommended: option(model, runnerUp?.model, { reasons, drawbacks }),
    ...(runnerUp && { runnerUp: option(runnerUp.model, model, runnerUp) }),
    changes,
  };
}

/** A fee that counts towards what the employer buys next. */
type Credit = {
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
  return { towards: towards[model]!.filter((id) => isModelOffered(firm, id)), days: creditDays };
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

export type Guarantee =
  /** Published terms: "No Hire, No Fee". */
  | { code: 'no-hire-no-fee' }
  /**
   * Contingency: "replacement window of 8 to 12 weeks". Published terms, where no period is agreed:
   * "one-time 60-day replacement guarantee".
   */
  | { code: 'replacement-window'; weeks: Range; otherwiseDays: number }
  /** Retained: "6-month replacement guarantee". */
  | { code: 'replacement-months'; months: number }
  /** Sprint: "if fewer than 3 introductions by day 10, either 1 extra week free or a 50% refund". */
  | { code: 'introductions'; fewerThan: number; extraWeeks: number; refundPercent: number };

/** Intel Lite has none: it makes "no placement" and the specification names no other. */
function guaranteesOf(firm: Pick<Firm, 'models'>, model: HiringModelId): Guarantee[] {
  switch (model) {
    case 'contingency':
      return [
        { code: 'no-hire-no-fee' },
        {
          code: 'replacement-window',
          weeks: figuresOf(firm, 'contingency').replacementWeeks,
          otherwiseDays: firm.models.terms.replacementDays,
        },
      ];
    case 'sprint': {
      const { fewerThanIntroductions, extraWeeks, refundPercent } = figuresOf(
        firm,
        'sprint',
      ).guarantee;
      return [
        { code: 'introductions', fewerThan: fewerThanIntroductions, extraWeeks, refundPercent },
      ];
    }
    case 'intel':
      return [];
    case 'retained':
      // "Only one guarantee applies to a placement", and this one has its period.
      return [
        { code: 'replacement-months', months: figuresOf(firm, 'retained').replacementMonths },
      ];
  }
}

export type StepName =
  | 'sprint-intake'
  | 'sprint-calibration'
  | 'sprint-sourcing'
  | 'sprint-shortlist'
  | 'intel-order'
  | 'intel-delivery';

/** Both days are working days; a step of one day has the same twice. */
type Step = { name: StepName; days: Range; from: string; to: string };

type Timeline =
  | { kind: 'dated'; steps: Step[]; holidays: string[] }
  /** The terms name no days for this model. */
  | { kind: 'agreed' };

function stepsOf(
  firm: Pick<Firm, 'models'>,
  model: HiringModelId,
): { name: StepName; days: Range }[] | undefined {
  if (model === 'sprint') {
    const { timeline } = figuresOf(firm, 'sprint');
    /** "Day 0-1 intake, day 2 calibration (2 profiles), day 3-9 sourcing, day 10 shortlist." */
    return [
      { name: 'sprint-intake', days: timeline.intake },
      { name: 'sprint-calibration', days: timeline.calibration },
      { name: 'sprint-sourcing', days: timeline.sourcing },
      { name: 'sprint-shortlist', days: timeline.shortlist },
    ];
  }
  if (model === 'intel') {
    const { turnaroundDays } = figuresOf(firm, 'intel');
    /** "4-day turnaround". */
    return [
      { name: 'intel-order', days: { min: 0, max: 0 } },
      { name: 'intel-delivery', days: { min: turnaroundDays, max: turnaroundDays } },
    ];
  }
  return undefined;
}

/**
 * Day 0, from which working days and credits count: the day of the order, or the first working day
 * after it. `{{site.dayZero}}` says so to clients.
 */
function dayZeroOf(orderOn: string, holidays: Holidays): string {
  return workingDayFrom(orderOn, holidays);
}

export function timelineOf(
  firm: Pick<Firm, 'models'>,
  model: HiringModelId,
  orderOn: string,
  holidays: Holidays,
): Timeline {
  const planned = stepsOf(firm, model);
  if (!planned) return { kind: 'agreed' };
  const dayZero = dayZeroOf(orderOn, holidays);
  const steps = planned.map(({ name, days }) => ({
    name,
    days,
    from: addWorkingDays(dayZero, days.min, holidays),
    to: addWorkingDays(dayZero, days.max, holidays),
  }));
  const last = steps.at(-1)?.to ?? orderOn;
  return { kind: 'dated', steps, holidays: holidaysBetween(orderOn, last, holidays) };
}
