import path from 'node:path';
import { strToU8, zip, type AsyncZippable } from 'fflate';
import type { Statements } from '../store/db/db.ts';
import { fileOf, submissionsOfEmail } from '../store/submissions/read-submissions.ts';
import { shown } from '../store/submissions/standing.ts';
import type { Submission } from '../store/submissions/submission.ts';
import { attemptsOf, tasksOf } from '../store/tasks/tasks.ts';

/** Everything that is stored about a person: one JSON file a submission, and the files sent. */
export async function exportPerson(
  db: Statements,
  email: string,
): Promise<{ zip: Uint8Array; submissions: readonly Submission[] }> {
  const submissions = await submissionsOfEmail(db, email, shown);
  const entries: AsyncZippable = {};
  for (const submission of submissions) {
    const { id, reference } = submission;
    const facts = JSON.stringify(await factsOf(db, submission), null, 2);
    entries[`${reference}.json`] = strToU8(facts);
    const file = submission.file && (await fileOf(db, id, shown));
    if (file) {
      // Documents are compressed already. The name given by the sender stands in the JSON.
      entries[`${reference}${path.extname(file.filename)}`] = [file.bytes, { level: 0 }];
    }
  }
  return { zip: await zipped(entries), submissions };
}

async function factsOf(db: Statements, submission: Submission) {
  const { id, reference, kind, receivedAt, email, locale, fields, file, suspicion } = submission;
  const notes = await db.all<{ writtenAt: number; text: string }>(
    'select written_at as "writtenAt", text from note where submission_id = $1 order by written_at',
    [id],
  );
  const [outcome] = await db.all<{ subject: string; text: string; releasedAt: number | null }>(
    'select subject, text, released_at as "releasedAt" from outcome where submission_id = $1',
    [id],
  );
  const tasks = await tasksOf(db, id);
  return {
    reference,
    kind,
    receivedAt: iso(receivedAt),
    email,
    locale,
    fields,
    file,
    putAsideFor: suspicion,
    notes: notes.map(({ writtenAt, text }) => ({ writtenAt: iso(writtenAt), text })),
    outcome: outcome && {
      subject: outcome.subject,
      text: outcome.text,
      releasedAt: outcome.releasedAt === null ? null : iso(outcome.releasedAt),
    },
    deliveries: await Promise.all(
      tasks.map(async ({ id: taskId, channel, purpose, destination, state }) => ({
        channel,
        purpose,
        destination,
        state,
        attempts: (await attemptsOf(db, taskId)).map(({ startedAt, status, failure }) => ({
          at: iso(startedAt),
          status,
          failure,
        })),
      })),
    ),
  };
}

function iso(time: number): string {
  return new Date(time).toISOString();
}

function zipped(entries: AsyncZippable): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    zip(entries, (error, bytes) => (error ? reject(error) : resolve(bytes)));
  });
}
