import type { AuditAction } from '#domain/privacy/audit.ts';
import { recordAudit, type Actor } from '#server/db/audit.ts';
import type { Db, Statements } from '#server/db/db.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import { requestConsentedAlert } from '#server/alerts/consented-alert.ts';
import type { PlanTasks } from '#server/db/task.ts';
import { isOf, usable } from './standing.ts';

export type Review = 'changed' | 'not-found' | 'not-quarantined';

/**
 * Takes a submission out of quarantine: its held tasks of every channel become due, and its sender is
 * asked to confirm the alert that they agreed to.
 */
export function releaseSubmission(
  db: Db,
  by: Actor,
  id: string,
  planTasks: PlanTasks,
  now: number,
): Promise<Review> {
  return review(db, by, id, now, 'spam-released', async (statements) => {
    const { all } = statements;
    const [released] = await all<{ kind: SubmissionKind }>(
      `update submission as s set quarantined_for = null, version = version + 1, changed_at = $2,
          state = case when state = 'closed' then 'new' else state end
        where id = $1 and quarantined_for is not null and ${isOf(usable)} returning kind`,
      [id, now],
    );
    if (!released) return false;
    await all(
      `update task set state = 'waiting', next_attempt_at = $2, waiting_since = $2
        where submission_id = $1 and state = 'held'`,
      [id, now],
    );
    await requestConsentedAlert(statements, db, { id, kind: released.kind }, planTasks, now);
    return true;
  });
}

/** Confirms the suspicion. Its tasks stay held, so that a mistake can still be released. */
export function discardSubmission(db: Db, by: Actor, id: string, now: number): Promise<Review> {
  return review(db, by, id, now, 'spam-discarded', async ({ all }) => {
    const discarded = await all(
      `update submission as s set state = 'closed', version = version + 1, changed_at = $2
        where id = $1 and quarantined_for is not null and state <> 'closed'
          and ${isOf(usable)} returning id`,
      [id, now],
    );
    return discarded.length > 0;
  });
}

function review(
  db: Db,
  by: Actor,
  id: string,
  now: number,
  action: AuditAction,
  change: (statements: Statements) => Promise<boolean>,
): Promise<Review> {
  return db.transaction(async (statements) => {
    const [found] = await statements.all('select id from submission where id = $1', [id]);
    if (!found) return 'not-found';
    if (!(await change(statements))) return 'not-quarantined';
    await recordAudit(statements, { at: now, by, action, subject: { type: 'submission', id } });
    return 'changed';
  });
}
