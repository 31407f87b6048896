import type { ChannelName } from '#domain/deliveries/channel.ts';
import type { Statements } from '#server/db/db.ts';
import { readDestinations, type Destination } from './destinations.ts';

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
