import type { HealthFinding } from '../../domain/work/health.ts';
import { causeWords } from '../../messages/desk-words/causes.ts';
import { remedyWords } from '../../messages/desk-words/remedies.ts';
import type { Db } from '../store/db/db.ts';
import type { Destination } from '../store/tasks/destinations.ts';
import { counted } from './counted.ts';
import { timeOf } from './time-of.ts';
import { countHeld, readQueues, type Queue } from '../store/tasks/queues.ts';

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
    findings.push({
      area,
      level: 'fault',
      text: `${counted(abandoned, 'delivery', 'deliveries')} failed and will not be tried again.`,
      remedy:
        'Correct the receiver, then send them again on the desk, or run "redeliver --abandoned".',
    });
  }
  const waiting = sum((queue) => queue.waiting);
  const oldest = Math.min(...queues.map((queue) => queue.oldestWaitingSince ?? now));
  if (waiting > 0 && oldest < now - longBacklogMs) {
    findings.push({
      area,
      level: 'fault',
      text: `${deliveries(waiting)} waiting, the oldest since ${timeOf(oldest)}.`,
      remedy:
        'The desk or "deliveries" lists each with its last failure, or that it has no destination.',
    });
  } else if (waiting > 0) {
    findings.push({ area, level: 'ok', text: `${deliveries(waiting)} waiting.` });
  }
  const held = await countHeld(db);
  if (held > 0) {
    const review = 'review them on the desk, or with "list --quarantined"';
    findings.push({ area, level: 'ok', text: `${deliveries(held)} held; ${review}.` });
  }
  return findings;
}

/** What the server recorded in the store, whatever this shell has configured. */
function checkDestinations(queues: readonly Queue[]): HealthFinding[] {
  const area = 'deliveries';
  const destinations = queues.flatMap(({ destination }) => destination ?? []);
  if (destinations.length === 0) {
    const text = 'No destination was configured when the server last started: all is kept.';
    return [{ area, level: 'ok', text }];
  }
  return destinations.map((destination): HealthFinding => {
    const text = `${describeDestination(destination)}.`;
    if (destination.consecutiveFailures === 0) return { area, level: 'ok', text };
    const failure = destination.lastFailure ?? 'unknown';
    const remedy = remedyWords(destination.channel, failure);
    return { area, level: 'fault', text: `${text} ${causeWords(failure)}`, remedy };
  });
}

function checkMail(queues: readonly Queue[]): HealthFinding {
  const area = 'mail';
  const mail = queues.find(({ channel, destination }) => channel === 'mail' && destination);
  if (!mail) {
    return {
      area,
      level: 'open',
      text: 'Mail is not configured: no receipts and no alerts are sent.',
      remedy: 'Set SMTP_URL, MAIL_FROM and MAIL_STAFF, and restart the server.',
    };
  }
  return { area, level: 'ok', text: `Mail is sent through ${mail.destination?.host}.` };
}

export function describeDestination(destination: Destination): string {
  const { channel, key, host, configuredAt, lastSuccessAt, consecutiveFailures } = destination;
  const success = lastSuccessAt === null ? 'none' : timeOf(lastSuccessAt);
  const failing =
    consecutiveFailures > 0
      ? `, ${counted(consecutiveFailures, 'failure')} since (${destination.lastFailure}, last ${timeOf(destination.lastFailureAt ?? 0)})`
      : '';
  return `${channel} ${key} → ${host}, since ${timeOf(configuredAt)}, last success ${success}${failing}`;
}

function deliveries(count: number): string {
  return `${counted(count, 'delivery', 'deliveries')} ${count === 1 ? 'is' : 'are'}`;
}
