import { type Act } from '#server/db/act.ts';
import { randomUUID } from 'node:crypto';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import { facts, someFields, type Actor } from '#server/db/audit.ts';
import { mailboxOf, normalizeEmail } from '#domain/mail/mailbox.ts';
import { indexSubmission } from './save-submission.ts';
import { isOf, markWithdrawn, shown, usable } from './standing.ts';
import { cancelUnsendable } from './sendable.ts';

/** Whom history and audit log name for what a sender does on the status page. */
export const sender: Actor = { id: null, name: 'Sender' };

/** False when it was withdrawn before. What has not been delivered yet is not delivered any more. */
export async function withdrawSubmission(act: Act, id: string): Promise<boolean> {
  const kind = await markWithdrawn(act, id, act.now);
  if (kind === undefined) return false;
  await cancelUnsendable(act, id);
  await announce(act, 'submission-withdrawn', { id, kind });
  const subject = { type: 'submission', id } as const;
  await act.record('submission-withdrawn', subject);
  return true;
}

/** Replaces contact details. `fields` are those of the form that have been checked. */
export async function correctSubmission(
  act: Act,
  id: string,
  { fields: given, email }: Corrected,
): Promise<void> {
  const [row] = await act.all<{ fields: string; reference: string; kind: SubmissionKind }>(
    `select fields, reference, kind from submission s where id = $1 and ${isOf(shown)}`,
    [id],
  );
  if (!row) return;
  const { reference, kind } = row;
  const before = JSON.parse(row.fields) as Record<string, string>;
  const changed = Object.keys(given).filter((name) => (before[name] ?? '') !== given[name]);
  if (changed.length === 0) return;
  const fields = { ...before, ...given };
  await indexSubmission(act, { id, reference, kind, fields });
  await act.all(
    `update submission set fields = $2, email = $3, changed_at = $4, mailbox = $5,
        version = version + 1 where id = $1`,
    [id, JSON.stringify(fields), normalizeEmail(email), act.now, mailboxOf(email)],
  );
  await announce(act, 'submission-corrected', { id, kind });
  await act.record('submission-corrected', { type: 'submission', id }, someFields(changed));
}

type Corrected = { fields: Record<string, string>; email: string };

/** Whether mails about answers hold them. Nothing changes about what was sent before. */
export async function chooseAnswersByMail(
  act: Act,
  id: string,
  { inFull }: { inFull: boolean },
): Promise<void> {
  const changed = await act.all(
    `update submission as s set answers_by_mail = $2, changed_at = $3
        where id = $1 and answers_by_mail <> $2 and ${isOf(usable)} returning id`,
    [id, inFull ? 1 : 0, act.now],
  );
  if (changed.length === 0) return;
  await act.record(
    'answers-by-mail-changed',
    { type: 'submission', id },
    inFull ? facts`in full` : facts`notices`,
  );
}

async function announce(
  act: Act,
  type: 'submission-withdrawn' | 'submission-corrected',
  { id, kind }: { id: string; kind: SubmissionKind },
) {
  await act.plan(
    { type, submissionId: id, kind, change: randomUUID() },
    { subject: { type: 'submission', id }, submissionId: id },
  );
}
