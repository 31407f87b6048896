import { randomUUID } from 'node:crypto';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import { facts, recordAudit, someFields, type Actor } from '#server/db/audit.ts';
import type { Db, Statements } from '#server/db/db.ts';
import { mailboxOf, normalizeEmail } from '#domain/mail/mailbox.ts';
import { indexSubmission } from './search-index.ts';
import { isOf, markWithdrawn, shown, usable } from './standing.ts';
import { cancelUnsendable } from '#server/deliveries/sendable.ts';
import type { PlanTasks } from '#server/db/task.ts';
import { addTasks } from '#server/db/tasks.ts';

/** Whom history and audit log name for what a sender does on the status page. */
export const sender: Actor = { id: null, name: 'Sender' };

/** False when it was withdrawn before. What has not been delivered yet is not delivered any more. */
export function withdrawSubmission(
  db: Db,
  by: Actor,
  id: string,
  { planTasks }: { planTasks: PlanTasks },
  now: number,
): Promise<boolean> {
  return db.transaction((statements) => withdrawIn(statements, by, id, { planTasks }, now));
}

export async function withdrawIn(
  statements: Statements,
  by: Actor,
  id: string,
  { planTasks }: { planTasks: PlanTasks },
  now: number,
): Promise<boolean> {
  const kind = await markWithdrawn(statements, id, now);
  if (kind === undefined) return false;
  await cancelUnsendable(statements, id, now);
  await announce(statements, 'submission-withdrawn', { id, kind }, planTasks, now);
  const subject = { type: 'submission', id } as const;
  await recordAudit(statements, { at: now, by, action: 'submission-withdrawn', subject });
  return true;
}

/** Replaces contact details. `fields` are those of the form that have been checked. */
export async function correctSubmission(
  db: Db,
  by: Actor,
  id: string,
  { fields: given, email, planTasks }: Corrected & { planTasks: PlanTasks },
  now: number,
): Promise<void> {
  await db.transaction(async (statements) => {
    const [row] = await statements.all<{ fields: string; reference: string; kind: SubmissionKind }>(
      `select fields, reference, kind from submission s where id = $1 and ${isOf(shown)}`,
      [id],
    );
    if (!row) return;
    const { reference, kind } = row;
    const before = JSON.parse(row.fields) as Record<string, string>;
    const changed = Object.keys(given).filter((name) => (before[name] ?? '') !== given[name]);
    if (changed.length === 0) return;
    const fields = { ...before, ...given };
    await indexSubmission(statements, { id, reference, kind, fields });
    await statements.all(
      `update submission set fields = $2, email = $3, changed_at = $4, mailbox = $5,
        version = version + 1 where id = $1`,
      [id, JSON.stringify(fields), normalizeEmail(email), now, mailboxOf(email)],
    );
    await announce(statements, 'submission-corrected', { id, kind }, planTasks, now);
    await recordAudit(statements, {
      at: now,
      by,
      action: 'submission-corrected',
      subject: { type: 'submission', id },
      details: someFields(changed),
    });
  });
}

type Corrected = { fields: Record<string, string>; email: string };

/** Whether mails about answers hold them. Nothing changes about what was sent before. */
export async function chooseAnswersByMail(
  db: Db,
  by: Actor,
  id: string,
  { inFull }: { inFull: boolean },
  now: number,
): Promise<void> {
  await db.transaction(async (statements) => {
    const changed = await statements.all(
      `update submission as s set answers_by_mail = $2, changed_at = $3
        where id = $1 and answers_by_mail <> $2 and ${isOf(usable)} returning id`,
      [id, inFull ? 1 : 0, now],
    );
    if (changed.length === 0) return;
    await recordAudit(statements, {
      at: now,
      by,
      action: 'answers-by-mail-changed',
      subject: { type: 'submission', id },
      details: inFull ? facts`in full` : facts`notices`,
    });
  });
}

async function announce(
  statements: Statements,
  type: 'submission-withdrawn' | 'submission-corrected',
  { id, kind }: { id: string; kind: SubmissionKind },
  planTasks: PlanTasks,
  now: number,
) {
  await addTasks(
    statements,
    { subject: { type: 'submission', id }, submissionId: id, held: false },
    planTasks({ type, submissionId: id, kind, change: randomUUID() }),
    now,
  );
}
