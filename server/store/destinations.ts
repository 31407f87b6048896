import type { Db, Statements } from './db.ts';
import type { Task } from './task.ts';

/** What the server configured when it last started. No credentials: commands and logs show it. */
export type ConfiguredDestination = { channel: string; key: string; host: string };

export type Destination = ConfiguredDestination & {
  configuredAt: number;
  lastSuccessAt: number | undefined;
  lastFailureAt: number | undefined;
  lastFailure: string | undefined;
  consecutiveFailures: number;
};

/** Replaces what an earlier start recorded; a destination with the same host keeps its history. */
export async function recordDestinations(
  db: Db,
  configured: readonly ConfiguredDestination[],
  now: number,
): Promise<void> {
  await db.transaction(async (statements) => {
    const earlier = await readDestinations(statements);
    for (const { channel, key, host } of earlier) {
      const kept = configured.some(
        (one) => one.channel === channel && one.key === key && one.host === host,
      );
      if (kept) continue;
      await statements.all('delete from destination where channel = $1 and key = $2', [
        channel,
        key,
      ]);
    }
    for (const { channel, key, host } of configured) {
      await statements.all(
        `insert into destination (channel, key, host, configured_at) values ($1, $2, $3, $4)
          on conflict (channel, key) do nothing`,
        [channel, key, host, now],
      );
    }
  });
}

export async function recordOutcome(
  { all }: Statements,
  { channel, destination }: Pick<Task, 'channel' | 'destination'>,
  now: number,
  failure: string | undefined,
): Promise<void> {
  if (failure === undefined) {
    await all(
      `update destination set last_success_at = $3, consecutive_failures = 0
        where channel = $1 and key = $2`,
      [channel, destination, now],
    );
    return;
  }
  await all(
    `update destination set last_failure_at = $3, last_failure = $4,
      consecutive_failures = consecutive_failures + 1 where channel = $1 and key = $2`,
    [channel, destination, now, failure],
  );
}

export async function readDestinations({ all }: Statements): Promise<Destination[]> {
  const rows = await all<{
    channel: string;
    key: string;
    host: string;
    configured_at: number;
    last_success_at: number | null;
    last_failure_at: number | null;
    last_failure: string | null;
    consecutive_failures: number;
  }>('select * from destination order by channel, key');
  return rows.map((row) => ({
    channel: row.channel,
    key: row.key,
    host: row.host,
    configuredAt: row.configured_at,
    lastSuccessAt: row.last_success_at ?? undefined,
    lastFailureAt: row.last_failure_at ?? undefined,
    lastFailure: row.last_failure ?? undefined,
    consecutiveFailures: row.consecutive_failures,
  }));
}
