import { randomUUID } from 'node:crypto';
import type { ChannelName } from '#domain/deliveries/channel.ts';
import type { Alert } from '#domain/deliveries/alert.ts';
import type { Statements } from '#server/db/db.ts';

/** An incident of one destination. */
export type StoredAlert = Pick<Alert, 'id' | 'reason' | 'since' | 'raisedAt'> & {
  channel: ChannelName;
  destination: string;
  endedAt: number | null;
};

const columns = `id, channel, destination, reason, since, raised_at,
  ended_at`;

/** Undefined when the destination has an open alert already. */
export async function raiseAlert(
  { all }: Statements,
  { channel, destination, reason, since }: Omit<StoredAlert, 'id' | 'raisedAt' | 'endedAt'>,
  now: number,
): Promise<StoredAlert | undefined> {
  const [raised] = await all<StoredAlert>(
    `insert into alert (id, channel, destination, reason, since, raised_at)
      values ($1, $2, $3, $4, $5, $6)
      on conflict (channel, destination) where ended_at is null do nothing
      returning ${columns}`,
    [randomUUID(), channel, destination, reason, since, now],
  );
  return raised;
}

export async function endAlert({ all }: Statements, id: string, now: number): Promise<void> {
  await all('update alert set ended_at = $2 where id = $1 and ended_at is null', [id, now]);
}

export function openAlerts({ all }: Statements): Promise<StoredAlert[]> {
  return all<StoredAlert>(
    `select ${columns} from alert where ended_at is null order by raised_at, id`,
  );
}

/** Of any age: whoever announces it may do so after its end. */
export async function alertById({ all }: Statements, id: string): Promise<StoredAlert | undefined> {
  const [alert] = await all<StoredAlert>(`select ${columns} from alert where id = $1`, [id]);
  return alert;
}
