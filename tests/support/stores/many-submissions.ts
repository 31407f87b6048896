import { randomUUID } from 'node:crypto';
import { submissionKinds } from '#domain/forms/submission-kind.ts';
import { workStates } from '#domain/submissions/work.ts';
import type { Db } from '#server/db/db.ts';
import { indexSubmission } from '#server/submissions/save-submission.ts';
import { aSubmission } from '#tests/factories/submissions.ts';

const batch = 500;
const hour = 60 * 60_000;

/** So many submissions with one task each, an hour apart, faster than the intake stores them. */
export async function storeMany(db: Db, count: number, { now = Date.now(), owner = '' } = {}) {
  for (let start = 0; start < count; start += batch) {
    await db.transaction(async (statements) => {
      for (let at = start; at < Math.min(count, start + batch); at += 1) {
        const kind = submissionKinds[at % submissionKinds.length]!;
        const fields = aSubmission[kind]();
        const name = Object.keys(fields).find((one) => /message|coverLetter|mustHaves/.test(one))!;
        fields[name] = `Number ${at}. ${filler}`;
        const id = randomUUID();
        const reference = `${at}`.padStart(12, '0').replace(/(.{4})(.{4})/, '$1-$2-');
        const receivedAt = now - at * hour;
        await statements.all(
          `insert into submission (id, reference, kind, received_at, changed_at, email, locale,
              fields, idempotency_key, fingerprint, state, owner, due_at)
            values ($1, $2, $3, $4, $4, $5, 'en-GB', $6, $1, 'same', $7, $8, $9)`,
          [
            id,
            reference,
            kind,
            receivedAt,
            `person${at}@example.com`,
            JSON.stringify(fields),
            workStates[at % workStates.length]!,
            at % 3 === 0 && owner ? owner : null,
            receivedAt + 24 * hour,
          ],
        );
        await indexSubmission(statements, { id, reference, kind, fields });
        await statements.all(
          `insert into task (id, channel, purpose, destination, subject_type, subject_id,
              submission_id, state, next_attempt_at, settled_at)
            values ($1, 'webhook', 'submission', $2, 'submission', $1, $1, $3, $4, $4)`,
          [id, kind, at % 100 === 0 ? 'abandoned' : 'delivered', receivedAt],
        );
      }
    });
  }
}

/** About as long as people write. */
const filler = 'I have led audits of safety cases for rail and aviation. '.repeat(12);
