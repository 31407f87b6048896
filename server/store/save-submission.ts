import { randomBytes, randomUUID } from 'node:crypto';
import type { Db, Step } from './db.ts';
import type { NewSubmission } from './submission.ts';

export type Saved =
  | { outcome: 'stored'; reference: string }
  /** The same key and the same content came before: this is its reference. */
  | { outcome: 'repeated'; reference: string }
  | { outcome: 'key-reused' };

/** Submission, file and pending delivery are kept together or not at all. */
export async function saveSubmission(
  db: Db,
  submission: NewSubmission,
  now: number,
): Promise<Saved> {
  const { kind, idempotencyKey, fingerprint } = submission;
  const reference = newReference();
  const [inserted] = await db.write(stepsToKeep(submission, reference, now));
  if (inserted?.length) return { outcome: 'stored', reference };
  const [earlier] = await db.all<{ reference: string; fingerprint: string }>(
    'select reference, fingerprint from submission where kind = $1 and idempotency_key = $2',
    [kind, idempotencyKey],
  );
  if (earlier?.fingerprint !== fingerprint) return { outcome: 'key-reused' };
  return { outcome: 'repeated', reference: earlier.reference };
}

function stepsToKeep(submission: NewSubmission, reference: string, now: number): Step[] {
  const { kind, file, suspicion } = submission;
  const id = randomUUID();
  const steps: Step[] = [
    {
      sql: `insert into submission
        (id, reference, kind, received_at, email, locale, fields, quarantined_for, idempotency_key, fingerprint)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
        on conflict (kind, idempotency_key) do nothing
        returning id`,
      parameters: [
        id,
        reference,
        kind,
        now,
        normalizeEmail(submission.email),
        submission.locale,
        JSON.stringify(submission.fields),
        suspicion ?? null,
        submission.idempotencyKey,
        submission.fingerprint,
      ],
      orStop: true,
    },
    {
      sql: `insert into delivery (id, submission_id, kind, state, next_attempt_at)
        values ($1, $2, $3, $4, $5)`,
      parameters: [newMessageId(), id, kind, suspicion ? 'held' : 'waiting', now],
    },
  ];
  if (file) {
    steps.push({
      sql: `insert into submission_file (submission_id, field, filename, type, size, sha256, bytes)
        values ($1, $2, $3, $4, $5, $6, $7)`,
      parameters: [id, file.field, file.filename, file.type, file.size, file.sha256, file.bytes],
    });
  }
  return steps;
}

/** Addresses are compared as people mean them. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Without the letters that are misread on the telephone: I, L, O and U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** `7K3M-9QXZ-T2BW`: 60 random bits, so it neither counts nor can be guessed. */
function newReference(): string {
  const letters = [...randomBytes(12)].map((byte) => alphabet[byte % 32]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`;
}

export const referencePattern = /^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/;

function newMessageId(): string {
  return `msg_${randomUUID().replaceAll('-', '')}`;
}
