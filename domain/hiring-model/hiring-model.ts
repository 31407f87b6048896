import type { Currency } from '../edition/currency.ts';

/** The values of the employer form's Model field, as the webhooks expect them. */
export const hiringModelNames = [
  'Contingency',
  'Shortlist Sprint',
  'Talent Intel Lite',
  'Retained',
] as const;
export type HiringModelName = (typeof hiringModelNames)[number];

export const hiringModelIds = ['contingency', 'sprint', 'intel', 'retained'] as const;
export type HiringModelId = (typeof hiringModelIds)[number];

export const hiringModelNameOf: Record<HiringModelId, HiringModelName> = {
  contingency: 'Contingency',
  sprint: 'Shortlist Sprint',
  intel: 'Talent Intel Lite',
  retained: 'Retained',
};

const euro: Currency = 'EUR';
const sterling: Currency = 'GBP';

/** Every figure that we promise or charge, once. Copy quotes them by name, as {{sprint.fee}}. */
export const contingency = {
  replacementWeeks: { min: 8, max: 12 },
};

export const sprint = {
  durationWeeks: 2,
  startWithinHours: 24,
  introductions: { min: 3, max: 5 },
  /** Day ranges of the two weeks; the timeline is drawn from them. */
  timeline: {
    intake: { min: 0, max: 1 },
    calibration: { min: 2, max: 2 },
    sourcing: { min: 3, max: 9 },
    shortlist: { min: 10, max: 10 },
  },
  calibrationProfiles: 2,
  daysToInterviews: 10,
  guarantee: { fewerThanIntroductions: 3, extraWeeks: 1, refundPercent: 50 },
  fee: { min: 3000, max: 4500 },
  feeCurrency: euro,
  upfrontPercent: 50,
  onDeliveryPercent: 50,
  creditDays: 60,
};

export const intel = {
  fee: { amount: 990, currency: euro },
  turnaroundDays: 4,
  competitors: 3,
  profiles: { min: 10, max: 20 },
  readoutMinutes: 30,
  creditDays: 30,
};

export const retained = {
  instalments: 3,
  replacementMonths: 6,
};

/** The published terms that hold for every placement unless a model says otherwise. */
export const terms = {
  placementFeePercent: { min: 15, max: 25 },
  replacementDays: 60,
  paymentDays: 30,
  cancellationHours: 48,
  terminationDays: 30,
  liabilityCap: { amount: 10_000, currency: sterling },
  complaintWorkingDays: 14,
  changeNoticeDays: 30,
};
