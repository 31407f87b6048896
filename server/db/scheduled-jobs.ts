import type { Db } from './db.ts';

/** True for one server at a time: the others find the row taken for the rest of the interval. */
export async function claimJob(
  db: Db,
  name: string,
  { now, intervalMs }: { now: number; intervalMs: number },
): Promise<boolean> {
  const rows = await db.all(
    // A time ahead was written before the clock was set back.
    `insert into scheduled_job (name, claimed_at) values ($1, $2)
      on conflict (name) do update set claimed_at = $2
        where scheduled_job.claimed_at <= $3 or scheduled_job.claimed_at > $2
      returning name`,
    [name, now, now - intervalMs],
  );
  return rows.length > 0;
}

/** After a failed run: the next server may try at once. */
export async function releaseJob(db: Db, name: string): Promise<void> {
  await db.all('delete from scheduled_job where name = $1', [name]);
}

export async function lastRunOf(db: Db, name: string): Promise<number | undefined> {
  const [row] = await db.all<{ claimedAt: number }>(
    'select claimed_at from scheduled_job where name = $1',
    [name],
  );
  return row?.claimedAt;
}
