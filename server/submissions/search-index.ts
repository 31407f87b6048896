import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import { digestOf } from '#domain/inbox/digest.ts';
import { foldText } from '#domain/edition/text.ts';
import type { Statements } from '#server/db/db.ts';

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
