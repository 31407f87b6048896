import type { Migration } from '../migration.ts';

/**
 * Every purpose begins with its kind. Those of a vacancy that opened or closed by its date did not.
 * Ends what an earlier version left to wait although it may not be sent.
 */
export const purposesByKind: Migration = () => [
  `update task set purpose = 'turned-' || replace(purpose, ' ', '-')
    where channel = 'indexnow' and purpose like '% %'`,
  `update task set state = 'cancelled', settled_at = next_attempt_at
    where state in ('held', 'waiting') and exists (select 1 from submission
      where submission.id = task.submission_id and (
        (restricted_at is not null and purpose <> 'withdrawn')
        or (withdrawn_at is not null and purpose in ('submission', 'staff-notice', 'overdue'))
        or (sample = 1 and channel = 'mail')))`,
];
