import { randomUUID } from 'node:crypto';
import type { ChannelName } from '#domain/deliveries/channel.ts';
import type { Alert } from '#domain/deliveries/delivery.ts';
import type { Db, Statements } from '#server/db/db.ts';
import { act, type Act, serverActor } from '#server/db/act.ts';
import type { Job } from '#server/db/start-jobs.ts';
import { type Queue, readQueues } from './destinations.ts';
import type { PlanTasks } from '#server/db/tasks.ts';

/** An incident of one destination. */
export type StoredAlert = Pick<Alert, 'id' | 'reason' | 'since' | 'raisedAt'> & {
  channel: ChannelName;
  destination: string;
  endedAt: number | null;
};

const columns = `id, channel, destination, reason, since, raised_at,
  ended_at`;

/** Undefined when the destination has an open alert already. */
async function raiseAlert(
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

async function endAlert({ all }: Statements, id: string, now: number): Promise<void> {
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

const minute = 60_000;
const alertLimits = { failingMs: 15 * minute, backlogMs: 60 * minute };

/** Every minute, on one of the servers. */
export function alertJob(dependencies: {
  db: Db;
  planTasks: PlanTasks;
  wakeOutbox: () => void;
}): Job {
  return {
    name: 'alerts',
    intervalMs: minute,
    run: async (now) => {
      await act({ ...dependencies, by: serverActor, now }, watchDestinations);
    },
  };
}

/** Raises an alert once for each incident, with what channels send about it, and ends those over. */
export async function watchDestinations(
  act: Act,
): Promise<{ raised: StoredAlert[]; ended: StoredAlert[] }> {
  const incidents = (await readQueues(act)).flatMap((queue) => incidentOf(queue, act.now));
  const ended = (await openAlerts(act)).filter(
    (alert) => !incidents.some((one) => isSame(one, alert)),
  );
  for (const { id } of ended) await endAlert(act, id, act.now);
  const raised: StoredAlert[] = [];
  for (const incident of incidents) {
    const alert = await raiseAlert(act, incident, act.now);
    if (!alert) continue;
    raised.push(alert);
    const subject = { type: 'alert', id: alert.id } as const;
    await act.plan({ type: 'alert-raised', alert: alert.id }, { subject });
  }
  return { raised, ended };
}

type Incident = Pick<StoredAlert, 'channel' | 'destination' | 'reason' | 'since'>;

/** None for what no server has configured: its tasks are meant to wait. */
function incidentOf(
  { channel, key, destination, oldestWaitingSince }: Queue,
  now: number,
): Incident[] {
  if (!destination) return [];
  const about = { channel, destination: key };
  const { failingSince } = destination;
  if (failingSince !== null && failingSince <= now - alertLimits.failingMs) {
    return [{ ...about, reason: 'failing', since: failingSince }];
  }
  if (oldestWaitingSince !== null && oldestWaitingSince <= now - alertLimits.backlogMs) {
    return [{ ...about, reason: 'backlog', since: oldestWaitingSince }];
  }
  return [];
}

function isSame(a: Incident, b: Incident): boolean {
  return a.channel === b.channel && a.destination === b.destination;
}
