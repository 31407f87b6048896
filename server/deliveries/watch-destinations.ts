import { act, serverActor, type Act } from '#server/db/act.ts';
import type { Job } from '#server/db/start-jobs.ts';
import { endAlert, openAlerts, raiseAlert, type StoredAlert } from './alerts.ts';
import type { Db } from '#server/db/db.ts';
import { readQueues, type Queue } from './queues.ts';
import type { PlanTasks } from '#server/db/task.ts';

const minute = 60_000;
export const alertLimits = { failingMs: 15 * minute, backlogMs: 60 * minute };

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
