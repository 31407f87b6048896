import type { Viewer } from '#domain/submissions/submission-detail.ts';
import type { Statements } from '#server/db/db.ts';

/** Longer than the 20 s after which the desk says again that somebody looks. */
export const viewerExpiryMs = 45_000;

export type CurrentViewer = Viewer & { submissionId: string };

/** In the store, not in memory: several servers may share it. */
export async function startViewing(
  { all }: Statements,
  submissionId: string,
  personId: string,
  now: number,
): Promise<boolean> {
  await all('delete from desk_viewer where seen_at < $1', [now - viewerExpiryMs]);
  const rows = await all(
    `insert into desk_viewer (submission_id, person_id, seen_at)
      select id, $2, $3 from submission where id = $1
      on conflict (submission_id, person_id) do update set seen_at = excluded.seen_at
      returning seen_at`,
    [submissionId, personId, now],
  );
  return rows.length > 0;
}

export async function endViewing(
  { all }: Statements,
  submissionId: string,
  personId: string,
): Promise<void> {
  await all('delete from desk_viewer where submission_id = $1 and person_id = $2', [
    submissionId,
    personId,
  ]);
}

export function currentViewers({ all }: Statements, now: number): Promise<CurrentViewer[]> {
  return all<CurrentViewer>(
    `select submission_id, person.id, person.name
      from desk_viewer join person on person.id = person_id
      where seen_at >= $1 and removed_at is null order by submission_id, person.name, person.id`,
    [now - viewerExpiryMs],
  );
}
