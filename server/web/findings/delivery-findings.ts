import type { HealthFinding } from '#domain/status/health.ts';
import type { Db } from '#server/db/db.ts';
import { countHeld, readQueues, type Queue } from '#server/deliveries/queues.ts';

const longBacklogMs = 60 * 60_000;

/** What waits, and what the server recorded about its destinations. */
export async function deliveryFindings(db: Db, now: number): Promise<HealthFinding[]> {
  const queues = await readQueues(db);
  return [
    ...(await checkBacklog(db, queues, now)),
    ...checkDestinations(queues),
    checkMail(queues),
  ];
}

async function checkBacklog(
  db: Db,
  queues: readonly Queue[],
  now: number,
): Promise<HealthFinding[]> {
  const area = 'deliveries';
  const findings: HealthFinding[] = [];
  const sum = (of: (queue: Queue) => number) => queues.reduce((total, one) => total + of(one), 0);
  const abandoned = sum((queue) => queue.abandoned);
  if (abandoned > 0) {
    findings.push({ area, level: 'fault', is: 'deliveries-abandoned', count: abandoned });
  }
  const waiting = sum((queue) => queue.waiting);
  const oldest = Math.min(...queues.map((queue) => queue.oldestWaitingSince ?? now));
  if (waiting > 0 && oldest < now - longBacklogMs) {
    findings.push({ area, level: 'fault', is: 'deliveries-late', count: waiting, oldest });
  } else if (waiting > 0) {
    findings.push({ area, level: 'ok', is: 'deliveries-waiting', count: waiting });
  }
  const held = await countHeld(db);
  if (held > 0) findings.push({ area, level: 'ok', is: 'deliveries-held', count: held });
  return findings;
}

/** What the server recorded in the store, whatever this shell has configured. */
function checkDestinations(queues: readonly Queue[]): HealthFinding[] {
  const area = 'deliveries';
  const destinations = queues.flatMap(({ destination }) => destination ?? []);
  if (destinations.length === 0) return [{ area, level: 'ok', is: 'no-destination' }];
  return destinations.map((destination): HealthFinding =>
    destination.consecutiveFailures === 0
      ? { area, level: 'ok', is: 'destination-works', destination }
      : { area, level: 'fault', is: 'destination-fails', destination },
  );
}

function checkMail(queues: readonly Queue[]): HealthFinding {
  const area = 'mail';
  const mail = queues.find(({ channel, destination }) => channel === 'mail' && destination);
  if (!mail?.destination) return { area, level: 'open', is: 'no-mail' };
  return { area, level: 'ok', is: 'mail-configured', host: mail.destination.host };
}
