import type { Clock } from '#server/base/clock.ts';
import { type Log, pollLog } from '#server/base/log.ts';
import type { Db } from './db.ts';

/** Work that one of the servers on a store does now and then, or each of them. */
export type Job = {
  name: string;
  /** None for what belongs to the machine and not to the store: at each look, on each server. */
  intervalMs?: number;
  /** The signal aborts when the server stops. */
  run(now: number, signal?: AbortSignal): Promise<void>;
};

const checkEveryMs = 60_000;

/**
 * Looks every minute which jobs are due and claims them in the store. The first look comes after a
 * minute: what waited while no server ran is delivered before anybody is alarmed.
 */
export function startJobs(
  jobs: readonly Job[],
  { db, clock, log }: { db: Db; clock: Clock; log: Log },
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const watched = jobs.map((job) => ({
    ...job,
    log: pollLog({ log, db }, { event: 'job-failure', job: job.name }, 'job failed'),
  }));
  const finished = (async () => {
    for (;;) {
      await clock.wait(checkEveryMs, stopping.signal);
      if (stopping.signal.aborted) return;
      for (const job of watched) {
        await runIfDue(job, { db, clock, signal: stopping.signal });
      }
    }
  })();
  return {
    stop: async () => {
      stopping.abort();
      await finished;
    },
  };
}

async function runIfDue(
  { name, intervalMs, run, log }: Job & { log: ReturnType<typeof pollLog> },
  { db, clock, signal }: { db: Db; clock: Clock; signal: AbortSignal },
) {
  try {
    const now = clock.now();
    // Timers are never exact: a job of one minute must not wait for two.
    const claim = intervalMs && { now, intervalMs: intervalMs - checkEveryMs / 2 };
    if (claim && !(await claimJob(db, name, claim))) return;
    await run(now, signal);
    log.worked();
  } catch (error) {
    if (!signal.aborted) log.failed(error);
    await releaseJob(db, name).catch(() => {});
  }
}

/** True for one server at a time: the others find the row taken for the rest of the interval. */
async function claimJob(
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
async function releaseJob(db: Db, name: string): Promise<void> {
  await db.all('delete from scheduled_job where name = $1', [name]);
}

export async function lastRunOf(db: Db, name: string): Promise<number | undefined> {
  const [row] = await db.all<{ claimedAt: number }>(
    'select claimed_at from scheduled_job where name = $1',
    [name],
  );
  return row?.claimedAt;
}
