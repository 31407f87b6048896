import type { Likeness, SubmissionDetail } from '#domain/submissions/submission-detail.ts';
import type { InboxRow } from '#domain/submissions/work.ts';
import type { Statements } from '#server/db/db.ts';
import { isOf, shown } from '#server/submissions/standing.ts';
import {
  inboxColumns,
  inboxTables,
  inboxRowsOf,
  toInboxRow,
  type StoredInboxRow,
} from '#server/submissions/inbox-row.ts';

const limit = 50;

/** Of the same mailbox, the newest first. */
export async function sameSender({ all }: Statements, id: string): Promise<InboxRow[]> {
  const rows = await all<StoredInboxRow>(
    `select ${inboxColumns} from ${inboxTables}
      where s.mailbox = (select mailbox from submission where id = $1) and s.id <> $1
        and ${isOf(shown)}
      order by s.received_at desc, s.id desc limit ${limit}`,
    [id],
  );
  return rows.map(toInboxRow);
}

/** Of another mailbox, with the same full name, telephone number or file. The newest first. */
export async function likelyDuplicates(
  db: Statements,
  id: string,
): Promise<SubmissionDetail['likelyDuplicates']> {
  // One lookup by index for each likeness.
  const found = await db.all<{ id: string; same: Likeness }>(
    `select like_it.id, like_it.same from (
        select x.submission_id as id, 'name' as same from submission_search x
          where x.name_key = (select name_key from submission_search where submission_id = $1)
        union all select x.submission_id, 'telephone' from submission_search x
          where x.phone_key = (select phone_key from submission_search where submission_id = $1)
        union all select f.submission_id, 'file' from submission_file f
          where f.sha256 = (select sha256 from submission_file where submission_id = $1)
      ) like_it join submission s on s.id = like_it.id
      where s.mailbox <> (select mailbox from submission where id = $1) and ${isOf(shown)}
      order by s.received_at desc, s.id desc, like_it.same limit ${3 * limit}`,
    [id],
  );
  const same = Map.groupBy(found, (row) => row.id);
  const rows = await inboxRowsOf(db, [...same.keys()].slice(0, limit));
  return rows.map((row) => ({ ...row, same: same.get(row.id)!.map(({ same }) => same) }));
}
