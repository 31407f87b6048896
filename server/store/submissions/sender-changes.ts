import { randomUUID } from 'node:crypto';
import type { SubmissionKind } from '../../../domain/forms/submission-kind.ts';
import { recordAudit, type Actor } from '../audit/audit.ts';
import type { Db, Statements } from '../db/db.ts';
import { normalizeEmail } from './save-submission.ts';
import { indexSubmission } from './search-index.ts';
import { isOf, markWithdrawn, shown } from './standing.ts';
import { cancelUnsendable } from '../tasks/sendable.ts';
import type { PlanTasks } from '../tasks/task.ts';
import { addTasks } from '../tasks/tasks.ts';

/** Whom history and audit log name for what a sender does on the status page. */
export const sender: Actor = { id: null, name: 'Sender' };

export type SenderChange = { submissionId: string; kind: SubmissionKind; now: number };

/** False when it was withdrawn before. What has not been delivered yet is not delivered any more. */
export function withdrawSubmission(
  db: Db,
  change: SenderChange,
  planTasks: PlanTasks,
): Promise<boolean> {
  return db.transaction((statements) => withdrawIn(statements, change, planTasks));
}

export async function withdrawIn(
  statements: Statements,
  { submissionId, kind, now }: SenderChange,
  planTasks: PlanTasks,
): Promise<boolean> {
  if (!(await markWithdrawn(statements, submissionId, now))) return false;
  await cancelUnsendable(statements, submissionId, now);
  await announce(statements, 'submission-withdrawn', { submissionId, kind, now }, planTasks);
  await recordAudit(statements, {
    at: now,
    by: sender,
    action: 'submission-withdrawn',
    subject: { type: 'submission', id: submissionId },
  });
  return true;
}

/** Replaces contact details. `changes` are fields of the form that have been checked. */
export async function correctSubmission(
  db: Db,
  { submissionId, kind, now }: SenderChange,
  changes: { fields: Record<string, string>; email: string },
  planTasks: PlanTasks,
): Promise<void> {
  await db.transaction(async (statements) => {
    const [row] = await statements.all<{ fields: string; reference: string }>(
      `select fields, reference from submission s where id = $1 and ${isOf(shown)}`,
      [submissionId],
    );
    if (!row) return;
    const before = JSON.parse(row.fields) as Record<string, string>;
    const changed = Object.keys(changes.fields).filter(
      (name) => (before[name] ?? '') !== changes.fields[name],
    );
    if (changed.length === 0) return;
    const fields = { ...before, ...changes.fields };
    await indexSubmission(statements, {
      id: submissionId,
      reference: row.reference,
      kind,
      fields,
    });
    await statements.all(
      `update submission set fields = $2, email = $3, changed_at = $4, version = version + 1
        where id = $1`,
      [submissionId, JSON.stringify(fields), normalizeEmail(changes.email), now],
    );
    await announce(statements, 'submission-corrected', { submissionId, kind, now }, planTasks);
    await recordAudit(statements, {
      at: now,
      by: sender,
      action: 'submission-corrected',
      subject: { type: 'submission', id: submissionId },
      details: changed.join(', '),
    });
  });
}

async function announce(
  statements: Statements,
  type: 'submission-withdrawn' | 'submission-corrected',
  { submissionId, kind, now }: SenderChange,
  planTasks: PlanTasks,
) {
  await addTasks(
    statements,
    { subject: { type: 'submission', id: submissionId }, submissionId, held: false },
    planTasks({ type, submissionId, kind, change: randomUUID() }),
    now,
  );
}
