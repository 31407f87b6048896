import type { SubmissionKind } from '../../domain/forms/submission-kind.ts';
import type { Db } from './db.ts';
import { normalizeEmail } from './save-submission.ts';

export type Removed = { reference: string; kind: SubmissionKind; delivered: boolean };

const removedColumns = `reference, kind,
  (select count(*) from task where submission_id = submission.id and state = 'delivered') as delivered`;

export function removeSubmissionsOfEmail(db: Db, email: string): Promise<Removed[]> {
  return remove(db, 'email = $1', [normalizeEmail(email)]);
}

export function removeSubmissionsBefore(
  db: Db,
  kind: SubmissionKind,
  receivedBefore: number,
): Promise<Removed[]> {
  return remove(db, 'kind = $1 and received_at < $2', [kind, receivedBefore]);
}

export async function countSubmissionsBefore(
  db: Db,
  kind: SubmissionKind,
  receivedBefore: number,
): Promise<number> {
  const [row] = await db.all<{ count: number }>(
    'select count(*) as count from submission where kind = $1 and received_at < $2',
    [kind, receivedBefore],
  );
  return row?.count ?? 0;
}

/** File, tasks and attempts are deleted by cascade. */
async function remove(db: Db, condition: string, parameters: (string | number)[]) {
  const removed = await db.transaction(async ({ all }) => {
    // Read first: the databases differ in what "returning" sees of cascaded rows.
    const rows = await all<Omit<Removed, 'delivered'> & { delivered: number }>(
      `select ${removedColumns} from submission where ${condition}`,
      parameters,
    );
    await all(`delete from submission where ${condition}`, parameters);
    return rows.map((row): Removed => ({ ...row, delivered: row.delivered > 0 }));
  });
  if (removed.length > 0 && db.dialect.name === 'sqlite') await truncateLog(db);
  return removed;
}

/** secure_delete overwrites erased pages, but the write-ahead log still holds them. */
export async function truncateLog(db: Db) {
  await db.all('pragma incremental_vacuum');
  await db.all('pragma wal_checkpoint(truncate)');
}
