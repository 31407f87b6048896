import { z } from 'zod';
import type { Period } from '#domain/edition/format.ts';
import { lastDayOf, retention, type RetentionCategory } from './retention.ts';

/** What alone holds a submission beyond its last day. */
export const holdReasons = [
  'candidacy',
  'guarantee',
  'credit',
  'unanswered',
  'administrator',
] as const;
export type HoldReason = (typeof holdReasons)[number];

type OfMandate = { mandateId: string; employer: string; role: string };
type UpTo = { until: string };

/** Of those with a day, the last one. */
export type Hold =
  /** On the way to a mandate that is open, or the brief of one with somebody on the way. */
  | ({ is: 'candidacy' } & OfMandate)
  /** Of the placement, or of the brief. */
  | ({ is: 'guarantee' } & UpTo & OfMandate)
  /** Of an introduction, or of the brief. */
  | ({ is: 'credit' } & UpTo & OfMandate)
  | ({ is: 'unanswered' } & UpTo)
  | ({ is: 'administrator'; reason: string; by: string } & UpTo);

/** How long a message without an answer holds what it belongs to. */
export const unansweredPeriod: Period = { value: 3, unit: 'month' };

/** How long a submission is kept, and what holds it. */
export type Keeping = {
  category: RetentionCategory;
  /** The last day of its period. */
  until: string;
  /** The period is over: only what holds it keeps it. */
  isOver: boolean;
  holds: Hold[];
};

export const maxReasonLength = 500;

export const holdSchema = z.strictObject({
  reason: z.string().trim().min(1).max(maxReasonLength),
  /** The last day. */
  until: z.iso.date(),
});
export type NewHold = z.infer<typeof holdSchema>;

/** The latest day up to which an administrator holds something: as long as anything is kept. */
export function latestHold(today: string): string {
  return lastDayOf(retention.placementRecords.period, today);
}
