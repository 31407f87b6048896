import type { Range } from '#domain/edition/format.ts';
import {
  addWorkingDays,
  holidaysBetween,
  workingDayFrom,
  type Holidays,
} from '#domain/working-time/working-day.ts';
import { figuresOf } from './hiring-model.ts';
import type { HiringModelId } from './model-figures.ts';
import type { Firm } from '#domain/firm/firm.ts';

export type StepName =
  | 'sprint-intake'
  | 'sprint-calibration'
  | 'sprint-sourcing'
  | 'sprint-shortlist'
  | 'intel-order'
  | 'intel-delivery';

/** Both days are working days; a step of one day has the same twice. */
export type Step = { name: StepName; days: Range; from: string; to: string };

export type Timeline =
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
export function dayZeroOf(orderOn: string, holidays: Holidays): string {
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
