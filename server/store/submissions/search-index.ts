import type { SubmissionKind } from '../../../domain/forms/submission-kind.ts';
import { digestOf } from '../../../domain/work/digest.ts';
import type { Db, Statements } from '../db/db.ts';

type Indexed = {
  id: string;
  reference: string;
  kind: SubmissionKind;
  fields: Record<string, string>;
};

/** In the transaction that stores or changes the fields. */
export async function indexSubmission(
  { all }: Statements,
  { id, reference, kind, fields }: Indexed,
): Promise<void> {
  const { name, about, words, nameKey, phoneKey } = digestOf(kind, reference, fields);
  await all(
    `insert into submission_search (submission_id, words, name, about, name_key, phone_key)
      values ($1, $2, $3, $4, $5, $6)
      on conflict (submission_id) do update set words = excluded.words, name = excluded.name,
        about = excluded.about, name_key = excluded.name_key, phone_key = excluded.phone_key`,
    [id, words, name, about, nameKey, phoneKey],
  );
}

const batch = 200;

/** Submissions of a version that had no search. Returns how many they were. */
export async function indexMissing(db: Db): Promise<number> {
  for (let count = 0; ;) {
    // A short transaction at a time: another server may be receiving.
    const indexed = await db.transaction(async (statements) => {
      const rows = await statements.all<Omit<Indexed, 'fields'> & { fields: string }>(
        `select id, reference, kind, fields from submission where not exists
          (select 1 from submission_search where submission_id = submission.id) limit $1`,
        [batch],
      );
      for (const row of rows) {
        const fields = JSON.parse(row.fields) as Record<string, string>;
        await indexSubmission(statements, { ...row, fields });
      }
      return rows.length;
    });
    count += indexed;
    if (indexed < batch) return count;
  }
}
