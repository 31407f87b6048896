import { type Act, type Colleague } from '#server/db/act.ts';
import { createHash } from 'node:crypto';
import type { NewNote, Note } from '#domain/submissions/work.ts';
import type { Statements } from '#server/db/db.ts';
import { isOf, shown, type Wanted } from './standing.ts';
import { touchSubmission } from './work.ts';

/**
 * Notes are kept as written: nobody edits them. One that is posted again with its key is the one that
 * is stored. Undefined when the submission is out of use.
 */
export async function addNote(
  act: Act<Colleague>,
  submissionId: string,
  { text, key }: NewNote,
): Promise<Note | undefined> {
  const [found] = await act.all(`select id from submission s where id = $1 and ${isOf(shown)}`, [
    submissionId,
  ]);
  if (!found) return undefined;
  const id = noteIdOf([submissionId, act.by.id, key, text]);
  const inserted = await act.all(
    `insert into note (id, submission_id, person_id, written_at, text)
        values ($1, $2, $3, $4, $5) on conflict (id) do nothing returning id`,
    [id, submissionId, act.by.id, act.now, text],
  );
  if (inserted.length === 0) {
    return (await notesOf(act, submissionId, shown)).find((note) => note.id === id);
  }
  const subject = { type: 'submission', id: submissionId } as const;
  await act.record('note-written', subject);
  await touchSubmission(act, submissionId, act.now);
  return { id, by: act.by.name, writtenAt: act.now, text };
}

/** The text is part of it: a key that is used again for other words makes another note. */
function noteIdOf(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}

/** The oldest first. */
export function notesOf(
  { all }: Statements,
  submissionId: string,
  wanted: Wanted,
): Promise<Note[]> {
  return all<Note>(
    `select note.id, person.name as "by", written_at, text
      from note join person on person.id = person_id
        join submission s on s.id = note.submission_id
      where note.submission_id = $1 and ${isOf(wanted)} order by written_at, note.id`,
    [submissionId],
  );
}
