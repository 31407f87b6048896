import { act, type Act, type ActContext } from '#server/db/act.ts';
import type { Statements } from '#server/db/db.ts';
import { isDiskFull, truncateLog } from '#server/db/erasing-space.ts';
import { deleteSubmissions, type Removed } from '#server/submissions/delete-submissions.ts';
import { deleteFile } from '#server/submissions/files.ts';
import { deleteMessageFiles } from '#server/threads/thread.ts';
import { forgetSenders } from '#server/mandates/forget-person.ts';
import { placedOf, recordPlacements } from '#server/mandates/placements.ts';

const batch = 500;

/**
 * Deletes exactly these, in the transaction of `erasing`, with what belongs to them. In mandates,
 * which stay, their senders are replaced; the records of their placements stay.
 */
export async function removeSubmissions(act: Act, ids: readonly string[]): Promise<Removed[]> {
  const removed: Removed[] = [];
  for (let at = 0; at < ids.length; at += batch) {
    const some = ids.slice(at, at + batch);
    await recordPlacements(act, placedOf(some));
    await forgetSenders(act, some);
    removed.push(...(await deleteSubmissions(act, some)));
  }
  return removed;
}

/**
 * The transaction of an erasure, and the log after it. Where the disk is full, the files of what is
 * erased go first: overwriting them together needs as much space again in the write-ahead log.
 */
export async function erasing<T>(
  context: ActContext,
  erased: (statements: Statements) => Promise<readonly string[]>,
  work: (act: Act) => Promise<T>,
): Promise<T> {
  const { db } = context;
  const result = await act(context, work).catch(async (error: Error) => {
    if (!isDiskFull(error)) throw error;
    for (const id of await erased(db)) {
      await deleteFile(db, id);
      await deleteMessageFiles(db, id);
      await truncateLog(db);
    }
    return act(context, work);
  });
  await truncateLog(db);
  return result;
}
