import { lifetimeMonths } from '#domain/alerts/alert-rules.ts';
import type { Period } from '#domain/edition/format.ts';
import { addDays, addMonths } from '#domain/working-time/working-day.ts';

/** From which day a period counts. */
export type RetentionStart =
  /** A form was sent. */
  | 'sent'
  /** The person or we last wrote, sent a form or took a step. */
  | 'last-act'
  | 'placed'
  | 'written'
  | 'ended'
  | 'saved'
  | 'confirmed'
  | 'last-entry';

export type RetentionRow = {
  period: Period;
  from: RetentionStart;
  /** Who deletes at the end: this program by itself, or the office, which keeps it elsewhere. */
  by: 'program' | 'office';
};

/** A brief that is saved for later, counted from the last time it was saved. */
export const draftRetention = { value: 7, unit: 'day' } as const satisfies Period;

/**
 * What is kept, for how long, from when and by whom. The policy prints it, the job deletes by it, and
 * the desk shows it; a test runs the job before and after each printed period.
 */
export const retention = {
  inactiveCandidateProfiles: { period: { value: 2, unit: 'year' }, from: 'sent', by: 'program' },
  placementRecords: { period: { value: 7, unit: 'year' }, from: 'placed', by: 'program' },
  interviewNotes: { period: { value: 1, unit: 'year' }, from: 'written', by: 'program' },
  rightToWorkDocuments: { period: { value: 2, unit: 'year' }, from: 'last-entry', by: 'office' },
  contractsAndBilling: { period: { value: 7, unit: 'year' }, from: 'last-entry', by: 'office' },
  jobSpecifications: { period: { value: 3, unit: 'year' }, from: 'last-act', by: 'program' },
  analytics: { period: { value: 26, unit: 'month' }, from: 'last-entry', by: 'office' },
  securityLogs: { period: { value: 12, unit: 'month' }, from: 'written', by: 'program' },
  emailEngagement: { period: { value: 2, unit: 'year' }, from: 'ended', by: 'program' },
  suspectedSpam: { period: { value: 3, unit: 'month' }, from: 'sent', by: 'program' },
  briefDrafts: { period: draftRetention, from: 'saved', by: 'program' },
  /** An address that role alerts write to; afterwards its hash is an email engagement record. */
  roleAlerts: {
    period: { value: lifetimeMonths, unit: 'month' },
    from: 'confirmed',
    by: 'program',
  },
} as const satisfies Record<string, RetentionRow>;

export type RetentionCategory = keyof typeof retention;
export const retentionCategories = Object.keys(retention) as RetentionCategory[];

/** Those that somebody deletes. */
export type KeptBy<Who extends RetentionRow['by']> = {
  [Category in RetentionCategory]: (typeof retention)[Category]['by'] extends Who
    ? Category
    : never;
}[RetentionCategory];

export function isKeptByOffice(category: RetentionCategory): category is KeptBy<'office'> {
  return retention[category].by === 'office';
}

/** What the consent text of the forms promises at most. */
export const consentRetention: Period = retention.inactiveCandidateProfiles.period;

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
