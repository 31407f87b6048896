import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import { digestOf } from '#domain/inbox/digest.ts';
import { foldText } from '#domain/edition/fold-text.ts';
import type { Db, Statements } from '#server/db/db.ts';
import { readFields } from './stored-fields.ts';

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

const batch = 200;

type Stored = Omit<Indexed, 'fields'> & { fields: string };

function nextUnindexed({ all }: Statements, after: string): Promise<Stored[]> {
  return all<Stored>(
    `select id, reference, kind, fields from submission where id > $2 and not exists
      (select 1 from submission_search where submission_id = submission.id)
      order by id limit $1`,
    [batch, after],
  );
}

/** Submissions of a version that had no search. Returns how many there were. */
export async function indexMissing(db: Db): Promise<number> {
  let count = 0;
  for (let after: string | undefined = ''; after !== undefined;) {
    const from: string = after;
    // A short transaction at a time: another server may be receiving.
    after = await db.transaction(async (statements) => {
      const rows = await nextUnindexed(statements, from);
      for (const row of rows) {
        const fields = readFields(row.fields);
        if (!fields) continue;
        await indexSubmission(statements, { ...row, fields });
        count += 1;
      }
      return rows.at(-1)?.id;
    });
  }
  return count;
}

/** References of those whose fields cannot be read, and which are therefore not indexed. */
export async function unreadableSubmissions(db: Statements): Promise<string[]> {
  const found: string[] = [];
  for (let after: string | undefined = ''; after !== undefined;) {
    const rows: Stored[] = await nextUnindexed(db, after);
    for (const { reference, fields } of rows) if (!readFields(fields)) found.push(reference);
    after = rows.at(-1)?.id;
  }
  return found;
}
