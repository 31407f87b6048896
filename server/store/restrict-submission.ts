import type { SubmissionKind } from '../../domain/forms/submission-kind.ts';
import { recordAudit, type Actor } from './audit.ts';
import type { Db, Statements } from './db.ts';
import { truncateLog } from './remove-submissions.ts';
import { sender, withdrawIn, type SenderChange } from './sender-changes.ts';
import type { PlanTasks } from './task.ts';
import { addTasks } from './tasks.ts';

/**
 * Erasure that the law lets us postpone: out of use at once, deleted by `deleteDue` after
 * `deleteAt`. What waits to be sent about it is cancelled; webhooks learn that it was withdrawn.
 */
export async function restrictSubmission(
  db: Db,
  change: SenderChange & { deleteAt: number },
  planTasks: PlanTasks,
): Promise<void> {
  const { submissionId, deleteAt, now } = change;
  await db.transaction(async (statements) => {
    const rows = await statements.all(
      `update submission set restricted_at = $2, delete_at = $3, changed_at = $2,
        version = version + 1 where id = $1 and restricted_at is null returning id`,
      [submissionId, now, deleteAt],
    );
    if (rows.length === 0) return;
    await statements.all(
      `update task set state = 'cancelled', settled_at = $2
        where submission_id = $1 and state in ('held', 'waiting')
          and (lease_until is null or lease_until <= $2)`,
      [submissionId, now],
    );
    await withdrawIn(statements, change, planTasks);
    await recordAudit(statements, {
      at: now,
      by: sender,
      action: 'submission-restricted',
      subject: { type: 'submission', id: submissionId },
      details: `deleted after ${new Date(deleteAt).toISOString()}`,
    });
  });
}

/** Deletes it with file, notes, search words and tasks, and tells the webhooks. */
export async function eraseSubmission(
  db: Db,
  { submissionId, now }: Omit<SenderChange, 'kind'>,
  planTasks: PlanTasks,
): Promise<void> {
  await erase(db, { condition: 'id = $1', parameters: [submissionId] }, sender, planTasks, now);
}

/** What was restricted until now. Returns the references. For the daily retention run. */
export function deleteDue(db: Db, planTasks: PlanTasks, now: number): Promise<string[]> {
  const due = { condition: 'delete_at <= $1', parameters: [now] };
  return erase(db, due, { id: null, name: 'Retention' }, planTasks, now);
}

async function erase(
  db: Db,
  { condition, parameters }: { condition: string; parameters: (string | number)[] },
  by: Actor,
  planTasks: PlanTasks,
  now: number,
): Promise<string[]> {
  const erased = await db.transaction(async (statements) => {
    const rows = await statements.all<{ id: string; reference: string; kind: SubmissionKind }>(
      `select id, reference, kind from submission where ${condition}`,
      parameters,
    );
    for (const row of rows) await eraseOne(statements, row, by, planTasks, now);
    return rows.map(({ reference }) => reference);
  });
  if (erased.length > 0 && db.dialect.name === 'sqlite') await truncateLog(db);
  return erased;
}

async function eraseOne(
  statements: Statements,
  { id, reference, kind }: { id: string; reference: string; kind: SubmissionKind },
  by: Actor,
  planTasks: PlanTasks,
  now: number,
) {
  // File, notes, search words, outcome, tasks and attempts are deleted by cascade.
  await statements.all('delete from submission where id = $1', [id]);
  const event = { type: 'submission-erased', submissionId: id, kind, change: 'erased' } as const;
  await addTasks(
    statements,
    // Of the submission only its reference remains, which names nobody.
    { subject: { type: 'erased-submission', id: reference }, submissionId: undefined, held: false },
    planTasks(event),
    now,
  );
  await recordAudit(statements, {
    at: now,
    by,
    action: 'submission-erased',
    subject: { type: 'submission', id },
    details: reference,
  });
}
