import type { Range } from '../edition/format.ts';
import { addWorkingDays, holidaysBetween, type Holidays } from '../working-time/working-day.ts';
import { firm } from '../firm/firm.ts';
import type { HiringModelId } from './model-figures.ts';

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

function stepsOf(model: HiringModelId): { name: StepName; days: Range }[] | undefined {
  const { intel, sprint } = firm().models;
  const steps: Partial<Record<HiringModelId, { name: StepName; days: Range }[]>> = {
    /** "Day 0-1 intake, day 2 calibration (2 profiles), day 3-9 sourcing, day 10 shortlist." */
    sprint: [
      { name: 'sprint-intake', days: sprint.timeline.intake },
      { name: 'sprint-calibration', days: sprint.timeline.calibration },
      { name: 'sprint-sourcing', days: sprint.timeline.sourcing },
      { name: 'sprint-shortlist', days: sprint.timeline.shortlist },
    ],
    /** "4-day turnaround". */
    intel: [
      { name: 'intel-order', days: { min: 0, max: 0 } },
      { name: 'intel-delivery', days: { min: intel.turnaroundDays, max: intel.turnaroundDays } },
    ],
  };
  return steps[model];
}

/** Day 0 is the day of the order, or the first working day after it. */
export function timelineOf(model: HiringModelId, orderOn: string, holidays: Holidays): Timeline {
  const planned = stepsOf(model);
  if (!planned) return { kind: 'agreed' };
  const steps = planned.map(({ name, days }) => ({
    name,
    days,
    from: addWorkingDays(orderOn, days.min, holidays),
    to: addWorkingDays(orderOn, days.max, holidays),
  }));
  const last = steps.at(-1)?.to ?? orderOn;
  return { kind: 'dated', steps, holidays: holidaysBetween(orderOn, last, holidays) };
}
