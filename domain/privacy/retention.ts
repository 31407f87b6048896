import { lifetimeMonths } from '#domain/alerts/alert-rules.ts';
import type { Period } from '#domain/edition/format.ts';

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

export const dataRequests = {
  acknowledgeWithinWorkingDays: 3,
  answerWithinMonths: 1,
  extensionMonths: 2,
  childAge: 16,
};
