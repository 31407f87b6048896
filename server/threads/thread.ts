import type { AnswerDraft, Message } from '#domain/threads/message.ts';
import type { Statements } from '#server/db/db.ts';
import { isOf, shown, type Wanted } from '#server/submissions/standing.ts';
import type { Act } from '#server/db/act.ts';
import type { SubmittedFile } from '#server/submissions/submission.ts';
import { createHash } from 'node:crypto';

type Row = Omit<Message, 'file'> & { filename: string | null; type: string; size: number };

const selectMessages = `select m.id, m.author, p.name as "by", m.subject, m.text,
    m.released_at as at, f.filename, f.type, f.size
  from message m join submission s on s.id = m.submission_id
    left join person p on p.id = m.person_id
    left join message_file f on f.message_id = m.id`;

/** What was sent by both sides, the oldest first. A draft is not part of it. */
export async function threadOf(
  { all }: Statements,
  submissionId: string,
  wanted: Wanted,
): Promise<Message[]> {
  const rows = await all<Row>(
    `${selectMessages} where m.submission_id = $1 and m.released_at is not null and ${isOf(wanted)}
      order by m.released_at, m.id`,
    [submissionId],
  );
  return rows.map(toMessage);
}

/** One that was sent, of this submission and no other. */
export async function messageOf(
  { all }: Statements,
  { submissionId, messageId }: { submissionId: string; messageId: string },
  wanted: Wanted,
): Promise<Message | undefined> {
  const [row] = await all<Row>(
    `${selectMessages} where m.submission_id = $1 and m.id = $2 and m.released_at is not null
      and ${isOf(wanted)}`,
    [submissionId, messageId],
  );
  return row && toMessage(row);
}

/** The answer that staff have not sent yet. */
export async function answerDraftOf(
  { all }: Statements,
  submissionId: string,
  wanted: Wanted,
): Promise<AnswerDraft | null> {
  const [draft] = await all<AnswerDraft>(
    `select m.id, template, subject, text, coalesce(person.name, '') as written_by,
        written_at
      from message m join submission s on s.id = m.submission_id
        left join person on person.id = m.person_id
      where m.submission_id = $1 and m.released_at is null and ${isOf(wanted)}`,
    [submissionId],
  );
  return draft ?? null;
}

/** A column of the submission `s`: when staff last answered. A time for claims runs from then. */
export const answeredAtColumn = `(select max(m.released_at) from message m
  where m.submission_id = s.id and m.author = 'desk') as answered_at`;

function toMessage({ filename, type, size, ...message }: Row): Message {
  return { ...message, file: filename === null ? null : { filename, type, size } };
}

/** A message by the submission that it belongs to: one of another is not found. */
type MessageKey = { submissionId: string; messageId: string };

export async function messageFileOf(
  { all }: Statements,
  { submissionId, messageId }: MessageKey,
  wanted: Wanted,
): Promise<SubmittedFile | undefined> {
  const [file] = await all<SubmittedFile>(
    `select f.field, f.filename, f.type, f.size, f.sha256, f.bytes from message_file f
      join message m on m.id = f.message_id join submission s on s.id = m.submission_id
      where m.id = $2 and s.id = $1 and ${isOf(wanted)}`,
    [submissionId, messageId],
  );
  return file;
}

/** One that somebody of the desk reads, which the audit log records. None of a restricted one. */
export async function openMessageFile(
  act: Act,
  key: MessageKey,
): Promise<SubmittedFile | undefined> {
  const file = await messageFileOf(act, key, shown);
  if (!file) return undefined;
  const subject = { type: 'submission', id: key.submissionId } as const;
  await act.record('file-opened', subject);
  return file;
}

/** The same for the same submission, author and key, and for no other. */
export function messageIdOf(submissionId: string, author: Message['author'], key: string): string {
  const hash = createHash('sha256').update(JSON.stringify([submissionId, author, key]));
  return hash.digest('hex').slice(0, 32);
}

export async function deleteMessageFiles({ all }: Statements, submissionId: string) {
  await all(
    `delete from message_file where message_id in
      (select id from message where submission_id = $1)`,
    [submissionId],
  );
}
