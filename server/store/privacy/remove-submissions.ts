import type { SubmissionKind } from '../../../domain/forms/submission-kind.ts';
import type { Db, SqlValue, Statements } from '../db/db.ts';
import { isDiskFull } from '../db/disk-full.ts';
import { normalizeEmail } from '../submissions/save-submission.ts';

export type Removed = { id: string; reference: string; kind: SubmissionKind; delivered: boolean };

/** Which submissions, as a condition on the table. */
export type Selection = { condition: string; parameters: readonly SqlValue[] };

/** Runs in the transaction of the deletion, after it. */
type Record = (statements: Statements, removed: readonly Removed[]) => Promise<void>;

export function ofEmail(email: string): Selection {
  return { condition: 'email = $1', parameters: [normalizeEmail(email)] };
}

export function removeSubmissionsOfEmail(db: Db, email: string): Promise<Removed[]> {
  return removeSubmissions(db, ofEmail(email));
}

export function removeSamples(db: Db): Promise<Removed[]> {
  return removeSubmissions(db, { condition: 'sample = 1', parameters: [] });
}

const removedColumns = `id, reference, kind,
  (select count(*) from task where submission_id = submission.id and state = 'delivered') as delivered`;

/** File, notes, search words, outcome, tasks and attempts are deleted by cascade. */
export async function removeSubmissions(
  db: Db,
  selection: Selection,
  record: Record = async () => {},
): Promise<Removed[]> {
  const { condition, parameters } = selection;
  const remove = () =>
    db.transaction(async (statements) => {
      // Read first: the databases differ in what "returning" sees of cascaded rows.
      const rows = await statements.all<Omit<Removed, 'delivered'> & { delivered: number }>(
        `select ${removedColumns} from submission where ${condition}`,
        parameters,
      );
      await statements.all(`delete from submission where ${condition}`, parameters);
      const gone = rows.map((row): Removed => ({ ...row, delivered: row.delivered > 0 }));
      await record(statements, gone);
      return gone;
    });
  const removed = await remove().catch(async (error: Error) => {
    if (!isDiskFull(error)) throw error;
    await removeFiles(db, selection);
    return remove();
  });
  if (removed.length > 0) await truncateLog(db);
  return removed;
}

/** One by one: overwriting many files needs as much space again in the write-ahead log. */
async function removeFiles(db: Db, { condition, parameters }: Selection): Promise<void> {
  const rows = await db.all<{ id: string }>(
    `select id from submission where ${condition}`,
    parameters,
  );
  for (const { id } of rows) {
    await db.all('delete from submission_file where submission_id = $1', [id]);
    await truncateLog(db);
  }
}

/**
 * secure_delete overwrites erased rows, but the write-ahead log still holds them. It misses a copy
 * that SQLite left where it split a page; only a vacuum removes that, which copies the whole file.
 * Without space it fails, and the next erasure or start does it: what was erased stays erased.
 */
export async function truncateLog(db: Db): Promise<void> {
  if (db.dialect.name !== 'sqlite') return;
  for (const step of [
    'wal_checkpoint(truncate)',
    'incremental_vacuum',
    'wal_checkpoint(truncate)',
  ]) {
    await db.all(`pragma ${step}`).catch(() => {});
  }
}
