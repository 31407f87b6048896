import { type Act } from '#server/db/act.ts';
import { repliesPerDay } from '#domain/threads/reply.ts';
import { isOpenWork } from '#domain/submissions/work.ts';
import type { Statements } from '#server/db/db.ts';
import { dueTimeOfReply } from '#server/submissions/due-time.ts';
import { indexSubmission } from '#server/submissions/save-submission.ts';
import { readFields, type SubmittedFile } from '#server/submissions/submission.ts';
import { advance, type LockedSubmission, lockSubmission } from '#server/submissions/work.ts';
import { messageIdOf } from './thread.ts';

export type NewReply = {
  /** Names it once: a repeated post is the same reply. */
  key: string;
  text: string;
  file: SubmittedFile | undefined;
};

export type Replied =
  | 'stored'
  | 'repeated'
  | 'too-many'
  /** Its sender took it back, or it is gone. */
  | 'not-found';

const dayMs = 24 * 60 * 60_000;

/** Stores what a sender wrote, opens the submission again and tells those who work on it. */
export async function receiveReply(
  act: Act,
  submissionId: string,
  { key, text, file }: NewReply,
): Promise<Replied> {
  const submission = await lockSubmission(act, submissionId, act.now);
  if (!submission) return 'not-found';
  const messageId = messageIdOf(submissionId, 'sender', key);
  const [earlier] = await act.all('select id from message where id = $1', [messageId]);
  if (earlier) return 'repeated';
  if ((await repliesSince(act, submissionId, act.now - dayMs)) >= repliesPerDay) {
    return 'too-many';
  }
  await act.all(
    `insert into message
          (id, submission_id, author, template, subject, text, written_at, released_at)
        values ($1, $2, 'sender', '', '', $3, $4, $4)`,
    [messageId, submissionId, text, act.now],
  );
  if (file) await insertFile(act, messageId, file);
  await reopen(act, submissionId, submission, act.now);
  const { kind, reference } = submission;
  const fields = readFields(submission.fields);
  if (fields) await indexSubmission(act, { id: submissionId, reference, kind, fields });
  await act.plan(
    { type: 'reply-received', submissionId, messageId, kind },
    {
      subject: { type: 'submission', id: submissionId },
      submissionId,
      held: submission.suspicion !== null,
    },
  );
  const subject = { type: 'submission', id: submissionId } as const;
  await act.record('reply-received', subject);
  return 'stored';
}

/**
 * Back to its owner, or to everybody once that person has left. An answer is promised as for a message
 * that arrives now; where we still owe one, by the time promised for it if that is sooner, so that no
 * reply makes us less late.
 */
async function reopen(
  statements: Statements,
  id: string,
  { kind, locale, state, owner, dueAt }: LockedSubmission,
  now: number,
) {
  const promised = dueTimeOfReply(kind, locale, now);
  const owed = isOpenWork({ state }) ? dueAt : null;
  await advance(statements, id, {
    state: owner === null ? 'new' : 'in-work',
    owner,
    repliedAt: now,
    dueAt: owed === null ? promised : Math.min(owed, promised),
  });
}

async function repliesSince({ all }: Statements, submissionId: string, since: number) {
  const [row] = await all<{ count: number }>(
    `select count(*) as count from message
      where submission_id = $1 and author = 'sender' and released_at > $2`,
    [submissionId, since],
  );
  return row?.count ?? 0;
}

async function insertFile({ all }: Statements, messageId: string, file: SubmittedFile) {
  await all(
    `insert into message_file (message_id, field, filename, type, size, sha256, bytes)
      values ($1, $2, $3, $4, $5, $6, $7)`,
    [messageId, file.field, file.filename, file.type, file.size, file.sha256, file.bytes],
  );
}
