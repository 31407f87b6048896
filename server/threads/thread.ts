import type { AnswerDraft, Message } from '#domain/threads/message.ts';
import type { Statements } from '#server/db/db.ts';
import { isOf, type Wanted } from '#server/submissions/standing.ts';

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
