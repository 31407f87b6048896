import { createHash } from 'node:crypto';
import type { Locale } from '#domain/edition/editions.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import type { Suspicion, WorkState } from '#domain/submissions/work.ts';
import { mailboxOf } from '#domain/mail/mailbox.ts';
import type { Act, ActContext } from '#server/db/act.ts';
import { facts } from '#server/db/audit.ts';
import type { Statements } from '#server/db/db.ts';
import { inList } from '#server/db/lists.ts';
import { erasing, removeSubmissions } from '#server/privacy/remove-submissions.ts';
import { selectedIds } from '#server/submissions/delete-submissions.ts';
import { insertConsents, type NewConsent } from '#server/submissions/consents.ts';
import { indexSubmission, insertFile } from '#server/submissions/save-submission.ts';
import type { SubmittedFile } from '#server/submissions/submission.ts';
import type { Attempt } from '#server/db/tasks.ts';
import { fits, storedVacancies } from '#server/vacancies/vacancies.ts';
import { addSampleMandates, deleteSampleMandates } from './sample-mandates.ts';
import { sampleColleagues } from './sample-people.ts';

/** A submission that nobody sent, with what became of it. */
export type SampleRecord = {
  id: string;
  reference: string;
  kind: SubmissionKind;
  locale: Locale;
  email: string;
  fields: Record<string, string>;
  consents: readonly NewConsent[];
  file: SubmittedFile | undefined;
  /** Of the role applied for. */
  vacancySlug: string | null;
  receivedAt: number;
  dueAt: number;
  /** When its sender wrote what nobody has answered. */
  repliedAt: number | null;
  state: WorkState;
  owner: string | null;
  suspicion: Suspicion | null;
  notes: { personId: string; writtenAt: number; text: string }[];
  /** The oldest first; `personId` is null for the sender. */
  messages: { personId: string | null; at: number; text: string }[];
  task: {
    id: string;
    state: 'held' | 'waiting' | 'delivered' | 'abandoned';
    nextAttemptAt: number;
    attempts: Attempt[];
  };
};

const subject = { type: 'store', id: 'samples' } as const;

export async function countStored({ all }: Statements): Promise<{ own: number; samples: number }> {
  const [counts] = await all<{ own: number; samples: number }>(
    `select count(*) filter (where sample = 0) as own,
      count(*) filter (where sample = 1) as samples from submission`,
  );
  return counts!;
}

/** Read over all submissions only where samples were added, which their colleagues show. */
export async function countSamples(db: Statements): Promise<number> {
  const { places, parameters } = inList(sampleColleagues.map(({ id }) => id));
  const [known] = await db.all(`select 1 from person where id in (${places}) limit 1`, parameters);
  return known ? (await countStored(db)).samples : 0;
}

/** All or none. */
export async function addSamples(act: Act, samples: readonly SampleRecord[]): Promise<void> {
  for (const { id, name } of sampleColleagues) {
    await act.all(
      `insert into person (id, name, role, created_at, removed_at)
        values ($1, $2, 'consultant', $3, $3)`,
      [id, name, act.now],
    );
  }
  const roles = (await storedVacancies(act)).filter(fits);
  const roleIds = new Map(roles.map(({ id, vacancy }) => [vacancy.slug, id]));
  for (const sample of samples) await insertSample(act, sample, roleIds);
  await addSampleMandates(act, samples, roles);
  await act.record('samples-added', subject, facts`${samples.length} submissions`);
}

/** Returns how many they were. */
export async function deleteSamples(context: ActContext): Promise<number> {
  // Nobody outside is told of samples.
  return erasing({ ...context, planTasks: () => [] }, sampleIds, async (act) => {
    await deleteSampleMandates(act);
    const removed = await removeSubmissions(act, await sampleIds(act));
    for (const { id } of sampleColleagues) {
      await act.all('delete from person where id = $1', [id]);
    }
    const details = facts`${removed.length} submissions`;
    await act.record('samples-removed', subject, details);
    return removed.length;
  });
}

function sampleIds(statements: Statements) {
  return selectedIds(statements, { condition: 'sample = 1', parameters: [] });
}

async function insertSample(act: Act, sample: SampleRecord, roleIds: ReadonlyMap<string, string>) {
  const { id, reference, kind, fields, file, task } = sample;
  const text = JSON.stringify(fields);
  await act.all(
    `insert into submission (id, reference, kind, received_at, changed_at, email, locale, fields,
        quarantined_for, idempotency_key, fingerprint, state, owner, due_at, mailbox, replied_at,
        vacancy_id, sample)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, 1)`,
    [
      id,
      reference,
      kind,
      sample.receivedAt,
      act.now,
      sample.email,
      sample.locale,
      text,
      sample.suspicion,
      `sample:${id}`,
      createHash('sha256').update(text).digest('base64url'),
      sample.state,
      sample.owner,
      sample.dueAt,
      mailboxOf(sample.email),
      sample.repliedAt,
      (sample.vacancySlug && roleIds.get(sample.vacancySlug)) ?? null,
    ],
  );
  for (const [at, { personId, at: sentAt, text: said }] of sample.messages.entries()) {
    await act.all(
      `insert into message
          (id, submission_id, author, person_id, template, subject, text, written_at, released_at)
        values ($1, $2, $3, $4, '', '', $5, $6, $6)`,
      [`${id} ${at}`, id, personId === null ? 'sender' : 'desk', personId, said, sentAt],
    );
  }
  await indexSubmission(act, { id, reference, kind, fields });
  await insertConsents(act, sample, sample.consents);
  if (file) await insertFile(act, id, file);
  await insertTask(act, id, task);
  for (const [at, { personId, writtenAt, text }] of sample.notes.entries()) {
    await act.all(
      `insert into note (id, submission_id, person_id, written_at, text)
        values ($1, $2, $3, $4, $5)`,
      [`${id} ${at}`, id, personId, writtenAt, text],
    );
  }
}

async function insertTask({ all }: Statements, submissionId: string, task: SampleRecord['task']) {
  const last = task.attempts.at(-1);
  const settled = task.state === 'delivered' || task.state === 'abandoned';
  await all(
    // A destination that no configuration has, so that no backlog of a true one counts them.
    `insert into task (id, channel, purpose, destination, subject_type, subject_id, submission_id,
        state, attempts, next_attempt_at, settled_at, last_failure, waiting_since)
      values ($1, 'webhook', 'submission', 'sample', 'submission', $2, $2, $3, $4, $5, $6, $7, $8)`,
    [
      task.id,
      submissionId,
      task.state,
      task.attempts.length,
      task.nextAttemptAt,
      settled ? (last?.startedAt ?? task.nextAttemptAt) : null,
      last?.failure ?? null,
      task.attempts[0]?.startedAt ?? task.nextAttemptAt,
    ],
  );
  for (const { startedAt, durationMs, status, failure } of task.attempts) {
    await all(
      `insert into attempt (task_id, started_at, duration_ms, status, failure)
        values ($1, $2, $3, $4, $5)`,
      [task.id, startedAt, durationMs, status, failure],
    );
  }
}
