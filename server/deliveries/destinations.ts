import type { ChannelName } from '#domain/deliveries/channel.ts';
import type { KnownDestination } from '#domain/status/health.ts';
import type { Db, Statements } from '#server/db/db.ts';
import { saveSetting } from '#server/db/settings.ts';
import type { Task } from '#server/db/tasks.ts';

/** What the server configured when it last started. No credentials: commands and logs show it. */
export type ConfiguredDestination = Pick<KnownDestination, 'channel' | 'key' | 'host'> & {
  /** Changes with the address and its secrets. */
  fingerprint: string;
};

type Destination = KnownDestination & {
  /** The first failure since the last success. */
  failingSince: number | null;
};

/**
 * Replaces what an earlier start recorded; a destination with the same host keeps its history. What
 * failed at one that was changed since is due at once: its cause may be gone.
 */
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
    for (const { channel, key, host, fingerprint } of configured) {
      await statements.all(
        `insert into destination (channel, key, host, configured_at) values ($1, $2, $3, $4)
          on conflict (channel, key) do nothing`,
        [channel, key, host, now],
      );
      // Without an earlier fingerprint it may have changed.
      if (await saveSetting(statements, `destination ${channel} ${key}`, fingerprint)) {
        await wakeFailed(statements, { channel, key, now });
      }
    }
  });
}

/** The early attempt does not count against the schedule, as after a success of another. */
async function wakeFailed(
  { all }: Statements,
  { channel, key, now }: Pick<ConfiguredDestination, 'channel' | 'key'> & { now: number },
): Promise<void> {
  await all(
    `update task set scheduled_at = coalesce(scheduled_at, next_attempt_at), next_attempt_at = $3
      where state = 'waiting' and channel = $1 and destination = $2 and next_attempt_at > $3
        and last_failure is not null and lease is null`,
    [channel, key, now],
  );
}

export async function recordOutcome(
  { all }: Statements,
  { channel, destination }: Pick<Task, 'channel' | 'destination'>,
  now: number,
  failure: string | null,
): Promise<void> {
  if (failure === null) {
    await all(
      `update destination set last_success_at = $3, consecutive_failures = 0, failing_since = null
        where channel = $1 and key = $2`,
      [channel, destination, now],
    );
    return;
  }
  await all(
    `update destination set last_failure_at = $3, last_failure = $4,
      consecutive_failures = consecutive_failures + 1,
      failing_since = coalesce(failing_since, $3) where channel = $1 and key = $2`,
    [channel, destination, now, failure],
  );
}

export function readDestinations({ all }: Statements): Promise<Destination[]> {
  return all<Destination>(
    `select channel, key, host, configured_at,
      last_success_at, last_failure_at,
      last_failure, consecutive_failures,
      failing_since
      from destination order by channel, key`,
  );
}

/** What waits for one destination, configured or not. */
export type Queue = {
  channel: ChannelName;
  key: string;
  /** Undefined when no server has it configured: its tasks wait until one has. */
  destination: Destination | undefined;
  waiting: number;
  oldestWaitingSince: number | null;
  abandoned: number;
};

export async function readQueues(statements: Statements): Promise<Queue[]> {
  const destinations = await readDestinations(statements);
  const counts = await statements.all<{
    channel: ChannelName;
    key: string;
    waiting: number;
    abandoned: number;
    oldest: number | null;
  }>(
    `select channel, destination as key,
        count(case when state = 'waiting' then 1 end) as waiting,
        count(case when state = 'abandoned' then 1 end) as abandoned,
        min(case when state = 'waiting' then waiting_since end) as oldest
      from task where state in ('waiting', 'abandoned') group by channel, destination`,
  );
  const configured = destinations.map((destination): Queue => {
    const { channel, key } = destination;
    const found = counts.find((one) => one.channel === channel && one.key === key);
    return {
      channel,
      key,
      destination,
      waiting: found?.waiting ?? 0,
      oldestWaitingSince: found?.oldest ?? null,
      abandoned: found?.abandoned ?? 0,
    };
  });
  const others = counts
    .filter(
      ({ channel, key }) => !configured.some((one) => one.channel === channel && one.key === key),
    )
    .map(({ channel, key, waiting, abandoned, oldest }): Queue => ({
      channel,
      key,
      destination: undefined,
      waiting,
      oldestWaitingSince: oldest,
      abandoned,
    }));
  return [...configured, ...others];
}

/** Those of submissions in quarantine. */
export async function countHeld({ all }: Statements): Promise<number> {
  const [row] = await all<{ count: number }>(
    `select count(*) as count from task where state = 'held'`,
  );
  return row!.count;
}
