import { createHash } from 'node:crypto';
import type { NewNote, Note } from '#domain/submissions/work.ts';
import { recordAudit, type Actor } from '#server/db/audit.ts';
import type { Db, Statements } from '#server/db/db.ts';
import { isOf, shown, type Wanted } from './standing.ts';
import { touchSubmission } from './work.ts';

/**
 * Notes are kept as written: nobody edits them. One that is posted again with its key is the one that
 * is stored. Undefined when the submission is out of use.
 */
export function addNote(
  db: Db,
  submissionId: string,
  { text, key }: NewNote,
  { by, now }: { by: Actor & { id: string }; now: number },
): Promise<Note | undefined> {
  return db.transaction(async (statements) => {
    const [found] = await statements.all(
      `select id from submission s where id = $1 and ${isOf(shown)}`,
      [submissionId],
    );
    if (!found) return undefined;
    const id = noteIdOf([submissionId, by.id, key, text]);
    const inserted = await statements.all(
      `insert into note (id, submission_id, person_id, written_at, text)
        values ($1, $2, $3, $4, $5) on conflict (id) do nothing returning id`,
      [id, submissionId, by.id, now, text],
    );
    if (inserted.length === 0) {
      return (await notesOf(statements, submissionId, shown)).find((note) => note.id === id);
    }
    const subject = { type: 'submission', id: submissionId } as const;
    await recordAudit(statements, { at: now, by, action: 'note-written', subject });
    await touchSubmission(statements, submissionId, now);
    return { id, by: by.name, writtenAt: now, text };
  });
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
