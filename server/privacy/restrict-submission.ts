import { aTime, facts, recordAudit, type Actor } from '#server/db/audit.ts';
import type { Statements } from '#server/db/db.ts';
import { withdrawIn } from '#server/submissions/sender-changes.ts';
import { markRestricted } from '#server/submissions/standing.ts';
import { cancelUnsendable } from '#server/deliveries/sendable.ts';
import type { PlanTasks } from '#server/db/task.ts';

/**
 * Erasure that the law lets us postpone: out of use at once, deleted by the retention run after
 * `deleteAt`. What waits to be sent about it is cancelled; webhooks learn that it was withdrawn.
 * False when it was restricted before.
 */
export async function restrictIn(
  statements: Statements,
  by: Actor,
  id: string,
  { deleteAt, planTasks }: { deleteAt: number; planTasks: PlanTasks },
  now: number,
): Promise<boolean> {
  // Withdrawn first: receivers learn that and no more.
  await withdrawIn(statements, by, id, { planTasks }, now);
  if (!(await markRestricted(statements, id, { now, deleteAt }))) return false;
  await cancelUnsendable(statements, id, now);
  await recordAudit(statements, {
    at: now,
    by,
    action: 'submission-restricted',
    subject: { type: 'submission', id },
    details: facts`deleted after ${aTime(deleteAt)}`,
  });
  return true;
}
