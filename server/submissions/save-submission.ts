import type { Act } from '#server/db/act.ts';
import { randomBytes, randomUUID } from 'node:crypto';
import type { Statements } from '#server/db/db.ts';
import { insertConsents } from './consents.ts';
import { dueTime } from './due-time.ts';
import { mailboxOf, normalizeEmail } from '#domain/mail/mailbox.ts';
import type { LinkedSubmission } from './status-links.ts';
import type { NewSubmission, SubmittedFile } from './submission.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import { digestOf } from '#domain/inbox/digest.ts';
import { foldText } from '#domain/edition/text.ts';

/** What a sender is told. */
type Receipt = {
  reference: string;
  /** The promised time of our answer; null if stored before there were promises. */
  dueAt: number | null;
};

export type Saved =
  | ({ outcome: 'stored' } & Receipt & LinkedSubmission)
  /** The same key with the same content: the receipt of the first submission. */
  | ({ outcome: 'repeated'; heldLink: LinkedSubmission | undefined } & Receipt)
  | { outcome: 'key-reused' };

/** Stores submission, consents, file and the tasks that channels plan for it in one transaction. */
export async function saveSubmission(act: Act, submission: NewSubmission): Promise<Saved> {
  const id = randomUUID();
  const reference = newReference();
  const dueAt = dueTime(submission.kind, submission.locale, act.now);
  if (!(await insertSubmission(act, submission, { id, reference, dueAt, now: act.now }))) {
    return (await repeatedSubmission(act, submission))!;
  }
  const { kind, fields, locale, consents } = submission;
  await indexSubmission(act, { id, reference, kind, fields });
  await insertConsents(act, { id, locale }, consents);
  if (submission.file) await insertFile(act, id, submission.file);
  const held = submission.suspicion !== undefined;
  await act.plan(
    { type: 'submission-stored', submission },
    { subject: { type: 'submission', id }, submissionId: id, held },
  );
  return { outcome: 'stored', id, reference, linkVersion: firstLink, dueAt };
}

async function insertSubmission(
  { all }: Statements,
  submission: NewSubmission,
  { id, reference, dueAt, now }: { id: string; reference: string; dueAt: number; now: number },
): Promise<boolean> {
  const rows = await all(
    `insert into submission
      (id, reference, kind, received_at, email, locale, fields, quarantined_for, idempotency_key,
        fingerprint, due_at, changed_at, mailbox, vacancy_id)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $4, $13,
        (select document from document_address where kind = 'vacancy' and address = $12))
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
      dueAt,
      submission.vacancy ?? null,
      mailboxOf(submission.email),
    ],
  );
  return rows.length > 0;
}

/** Version of the link in the response to the first post. */
const firstLink = 1;

/**
 * The earlier submission with this key, if any. Its link is returned only to the holder of a secret
 * key, and not after a newer link was opened, which is how a sender locks others out.
 */
export async function repeatedSubmission(
  { all }: Statements,
  { kind, idempotencyKey, fingerprint }: NewSubmission,
): Promise<Saved | undefined> {
  const [found] = await all<Receipt & LinkedSubmission & { fingerprint: string }>(
    `select id, reference, link_version, due_at, fingerprint
      from submission where kind = $1 and idempotency_key = $2`,
    [kind, idempotencyKey],
  );
  if (!found) return undefined;
  if (found.fingerprint !== fingerprint) return { outcome: 'key-reused' };
  const { id, reference, linkVersion, dueAt } = found;
  const holdsLink = idempotencyKey.startsWith('key:') && linkVersion === firstLink;
  return {
    outcome: 'repeated',
    reference,
    dueAt,
    heldLink: holdsLink ? { id, linkVersion } : undefined,
  };
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

/** Crockford's base32: without I, L, O and U, which are misread. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** `7K3M-9QXZ-T2BW`: 60 random bits, neither sequential nor guessable. */
function newReference(): string {
  const letters = [...randomBytes(12)].map((byte) => alphabet[byte % 32]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`;
}

export const submissionReferencePattern = /^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/;

type Indexed = {
  id: string;
  reference: string;
  kind: SubmissionKind;
  fields: Record<string, string>;
};

/** In the transaction that stores or changes the fields, or stores a reply. */
export async function indexSubmission(
  { all }: Statements,
  { id, reference, kind, fields }: Indexed,
): Promise<void> {
  const { name, about, words: sent, nameKey, phoneKey } = digestOf(kind, reference, fields);
  const replies = await all<{ text: string }>(
    `select text from message where submission_id = $1 and author = 'sender'`,
    [id],
  );
  const words = [sent, ...replies.map(({ text }) => foldText(text))].join('\n');
  await all(
    `insert into submission_search (submission_id, words, name, about, name_key, phone_key)
      values ($1, $2, $3, $4, $5, $6)
      on conflict (submission_id) do update set words = excluded.words, name = excluded.name,
        about = excluded.about, name_key = excluded.name_key, phone_key = excluded.phone_key`,
    [id, words, name, about, nameKey, phoneKey],
  );
}
