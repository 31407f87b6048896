import { randomBytes, randomUUID } from 'node:crypto';
import type { Db, Statements } from './db.ts';
import { indexSubmission } from './search-index.ts';
import type { NewSubmission, SubmittedFile } from './submission.ts';
import type { PlanTasks } from './task.ts';
import { addTasks } from './tasks.ts';

export type Saved =
  | { outcome: 'stored'; reference: string }
  /** The same key with the same content: the reference of the first submission. */
  | { outcome: 'repeated'; reference: string }
  | { outcome: 'key-reused' };

/** Stores submission, file and the tasks that channels plan for it in one transaction. */
export function saveSubmission(
  db: Db,
  submission: NewSubmission,
  planTasks: PlanTasks,
  now: number,
): Promise<Saved> {
  return db.transaction(async (statements) => {
    const id = randomUUID();
    const reference = newReference();
    if (!(await insertSubmission(statements, submission, { id, reference, now }))) {
      return earlierOutcome(statements, submission);
    }
    const { kind, fields } = submission;
    await indexSubmission(statements, { id, reference, kind, fields });
    if (submission.file) await insertFile(statements, id, submission.file);
    const held = submission.suspicion !== undefined;
    await addTasks(
      statements,
      { subject: { type: 'submission', id }, submissionId: id, held },
      planTasks({ type: 'submission-stored', submission }),
      now,
    );
    return { outcome: 'stored', reference };
  });
}

async function insertSubmission(
  { all }: Statements,
  submission: NewSubmission,
  { id, reference, now }: { id: string; reference: string; now: number },
): Promise<boolean> {
  const rows = await all(
    `insert into submission
      (id, reference, kind, received_at, changed_at, email, locale, fields, quarantined_for, idempotency_key, fingerprint)
      values ($1, $2, $3, $4, $4, $5, $6, $7, $8, $9, $10)
      on conflict (kind, idempotency_key) do nothing
      returning id`,
    [
      id,
      reference,
      submission.kind,
      now,
      normalizeEmail(submission.email),
      submission.locale,
      JSON.stringify(submission.fields),
      submission.suspicion ?? null,
      submission.idempotencyKey,
      submission.fingerprint,
    ],
  );
  return rows.length > 0;
}

async function earlierOutcome(
  { all }: Statements,
  { kind, idempotencyKey, fingerprint }: NewSubmission,
): Promise<Saved> {
  const [earlier] = await all<{ reference: string; fingerprint: string }>(
    'select reference, fingerprint from submission where kind = $1 and idempotency_key = $2',
    [kind, idempotencyKey],
  );
  if (earlier?.fingerprint !== fingerprint) return { outcome: 'key-reused' };
  return { outcome: 'repeated', reference: earlier.reference };
}

export async function insertFile(
  { all }: Statements,
  submissionId: string,
  file: SubmittedFile,
): Promise<void> {
  await all(
    `insert into submission_file (submission_id, field, filename, type, size, sha256, bytes)
      values ($1, $2, $3, $4, $5, $6, $7)`,
    [submissionId, file.field, file.filename, file.type, file.size, file.sha256, file.bytes],
  );
}

/** Addresses are compared without case and surrounding spaces. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Crockford's base32: without I, L, O and U, which are misread. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** `7K3M-9QXZ-T2BW`: 60 random bits, neither sequential nor guessable. */
function newReference(): string {
  const letters = [...randomBytes(12)].map((byte) => alphabet[byte % 32]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`;
}

export const referencePattern = /^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/;
