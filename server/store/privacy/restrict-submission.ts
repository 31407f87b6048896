import { recordAudit } from '../audit/audit.ts';
import type { Db } from '../db/db.ts';
import { sender, withdrawIn, type SenderChange } from '../submissions/sender-changes.ts';
import { markRestricted } from '../submissions/standing.ts';
import { cancelUnsendable } from '../tasks/sendable.ts';
import type { PlanTasks } from '../tasks/task.ts';

/**
 * Erasure that the law lets us postpone: out of use at once, deleted by the retention
 * run after `deleteAt`. What waits to be sent about it is cancelled; webhooks learn that it was withdrawn.
 */
export async function restrictSubmission(
  db: Db,
  change: SenderChange & { deleteAt: number },
  planTasks: PlanTasks,
): Promise<void> {
  const { submissionId, deleteAt, now } = change;
  await db.transaction(async (statements) => {
    // Withdrawn first: receivers learn that and no more.
    await withdrawIn(statements, change, planTasks);
    if (!(await markRestricted(statements, submissionId, { now, deleteAt }))) return;
    await cancelUnsendable(statements, submissionId, now);
    await recordAudit(statements, {
      at: now,
      by: sender,
      action: 'submission-restricted',
      subject: { type: 'submission', id: submissionId },
      details: `deleted after ${new Date(deleteAt).toISOString()}`,
    });
  });
}
