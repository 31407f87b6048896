import type { HiringModelId } from './model-figures.ts';

/** Anchors of the form on the employers page; each also chooses its model. */
export const intakeAnchor: Record<HiringModelId, string> = {
  contingency: 'contingency-intake',
  sprint: 'sprint-intake',
  intel: 'intel-intake',
  retained: 'retained-intake',
};
