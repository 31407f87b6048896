import { act, type Act, type ActContext } from '#server/db/act.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import type { Statements } from '#server/db/db.ts';
import { isDiskFull } from '#server/db/disk-full.ts';
import { truncateLog } from '#server/db/erasing-space.ts';
import { inList, type Selection } from '#server/db/in-list.ts';
import { forgetSenders } from '#server/mandates/forget-person.ts';

export type Removed = { id: string; reference: string; kind: SubmissionKind; delivered: boolean };

export async function selectedIds(
  { all }: Statements,
  { condition, parameters }: Selection,
): Promise<string[]> {
  const rows = await all<{ id: string }>(
    `select id from submission where ${condition}`,
    parameters,
  );
  return rows.map(({ id }) => id);
}

const batch = 500;

/**
 * Deletes exactly these, in the transaction of `erasing`. File, notes,
 * search words, steps, messages with their files, tasks and attempts are deleted by cascade; in
 * mandates, which stay, their senders are replaced.
 */
export async function removeSubmissions(act: Act, ids: readonly string[]): Promise<Removed[]> {
  const { all } = act;
  const removed: Removed[] = [];
  for (let at = 0; at < ids.length; at += batch) {
    const some = ids.slice(at, at + batch);
    await forgetSenders(act, some);
    const { places, parameters } = inList(some);
    // Read first: the databases differ in what "returning" sees of cascaded rows. An attempt in
    // flight may deliver a copy as well.
    const rows = await all<Omit<Removed, 'delivered'> & { delivered: number }>(
      `select id, reference, kind, (select count(*) from task where submission_id = submission.id
          and (state = 'delivered' or lease is not null)) as delivered
        from submission where id in (${places})`,
      parameters,
    );
    const deleted = await all<{ id: string }>(
      `delete from submission where id in (${places}) returning id`,
      parameters,
    );
    const gone = new Set(deleted.map(({ id }) => id));
    removed.push(
      ...rows
        .filter(({ id }) => gone.has(id))
        .map((row) => ({ ...row, delivered: row.delivered > 0 })),
    );
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
      await db.all('delete from submission_file where submission_id = $1', [id]);
      await db.all(
        `delete from message_file where message_id in
          (select id from message where submission_id = $1)`,
        [id],
      );
      await truncateLog(db);
    }
    return act(context, work);
  });
  await truncateLog(db);
  return result;
}

/** Those who hold a copy learn that a submission was erased. Only its reference remains here. */
export async function tellReceivers(act: Act, removed: readonly Removed[]): Promise<void> {
  for (const { id, reference, kind, delivered } of removed) {
    if (!delivered) continue;
    await act.plan(
      { type: 'submission-erased', submissionId: id, kind, change: 'erased' },
      {
        subject: { type: 'erased-submission', id: reference },
      },
    );
  }
}
