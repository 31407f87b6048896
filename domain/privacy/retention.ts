import { lifetimeMonths } from '#domain/alerts/alert-rules.ts';
import type { Period } from '#domain/edition/format.ts';
import { addDays, addMonths } from '#domain/working-time/working-day.ts';

/** How long each kind of personal data is kept. The policy page and the purge command read this. */
export const retention = {
  inactiveCandidateProfiles: { value: 2, unit: 'year' },
  placementRecords: { value: 7, unit: 'year' },
  interviewNotes: { value: 1, unit: 'year' },
  rightToWorkDocuments: { value: 2, unit: 'year' },
  contractsAndBilling: { value: 7, unit: 'year' },
  jobSpecifications: { value: 3, unit: 'year' },
  analytics: { value: 26, unit: 'month' },
  securityLogs: { value: 12, unit: 'month' },
  emailEngagement: { value: 2, unit: 'year' },
  suspectedSpam: { value: 3, unit: 'month' },
} as const satisfies Record<string, Period>;

export type RetentionCategory = keyof typeof retention;

export const retentionCategories = Object.keys(retention) as RetentionCategory[];

/** A brief that is saved for later, counted from the last time it was saved. */
export const draftRetention = { value: 7, unit: 'day' } as const satisfies Period;

/** An address that role alerts write to. Afterwards its hash is an email engagement record. */
export const alertRetention = { value: lifetimeMonths, unit: 'month' } as const satisfies Period;

/** What the consent text of the forms promises at most. */
export const consentRetention: Period = retention.inactiveCandidateProfiles;

/** The last day of a period that began on a day, so that what it keeps goes the day after. */
export function lastDayOf(period: Period, began: string): string {
  return shift(began, period, 1);
}

/** The latest day on which a period can have begun that is over today. */
export function latestBeginningOver(period: Period, today: string): string {
  const yesterday = addDays(today, -1);
  let day = shift(yesterday, period, -1);
  // Up to three more days end with a shorter month: 28, 29, 30 and 31 January on 28 February.
  while (lastDayOf(period, addDays(day, 1)) <= yesterday) day = addDays(day, 1);
  return day;
}

function shift(day: string, { value, unit }: Period, direction: 1 | -1): string {
  if (unit === 'day') return addDays(day, direction * value);
  return addMonths(day, direction * (unit === 'year' ? value * 12 : value));
}

export const dataRequests = {
  acknowledgeWithinWorkingDays: 3,
  answerWithinMonths: 1,
  extensionMonths: 2,
  childAge: 16,
};
