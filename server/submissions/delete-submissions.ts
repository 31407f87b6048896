import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import type { Act } from '#server/db/act.ts';
import type { Statements } from '#server/db/db.ts';
import { inList, type Selection } from '#server/db/lists.ts';

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

/**
 * File, notes, search words, steps, messages with their files, tasks and attempts are deleted by
 * cascade.
 */
export async function deleteSubmissions(
  { all, now }: Act,
  ids: readonly string[],
): Promise<Removed[]> {
  const { places, parameters } = inList(ids);
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
  await all('delete from submission_gone where at < $1', [now - goneForMs]);
  for (const { id } of deleted) {
    await all('insert into submission_gone (id, at) values ($1, $2)', [id, now]);
  }
  const gone = new Set(deleted.map(({ id }) => id));
  return rows
    .filter(({ id }) => gone.has(id))
    .map((row) => ({ ...row, delivered: row.delivered > 0 }));
}

/** Longer than any server takes to tell its desks. */
const goneForMs = 60 * 60_000;

/** Those that were deleted from an instant on. */
export async function goneSince({ all }: Statements, since: number): Promise<string[]> {
  const rows = await all<{ id: string }>('select id from submission_gone where at >= $1', [since]);
  return rows.map(({ id }) => id);
}

/** Those who hold a copy learn that a submission was erased. Only its reference remains here. */
export async function tellReceivers(act: Act, removed: readonly Removed[]): Promise<void> {
  for (const { id, reference, kind, delivered } of removed) {
    if (!delivered) continue;
    await act.plan(
      { type: 'submission-erased', submissionId: id, kind, change: 'erased' },
      { subject: { type: 'erased-submission', id: reference } },
    );
  }
}
