import type { Holidays } from '#domain/working-time/working-day.ts';
import type { HiringModelId } from './model-figures.ts';
import type { PlanAnswers } from './plan-answers.ts';
import { costOf, type Cost } from './plan-cost.ts';
import { creditOf, type Credit } from './plan-credit.ts';
import { guaranteesOf, type Guarantee } from './plan-guarantee.ts';
import { timelineOf, type Timeline } from './plan-timeline.ts';
import { recommend, type Change, type Drawback, type Reason } from './recommend.ts';
import type { Firm } from '#domain/firm/firm.ts';

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

/** Codes and figures; messages/plan.* has the words. */
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
