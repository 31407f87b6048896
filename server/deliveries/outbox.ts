import { randomUUID } from 'node:crypto';
import type { Channel, Outcome } from './channel.ts';
import { type Log, pollLog } from '#server/base/log.ts';
import {
  cancelClaimed,
  type Claim,
  claimDue,
  postponeClaimed,
  settleAttempt,
  type Settlement,
  wakeWaiting,
} from './claim-tasks.ts';
import type { Clock } from '#server/base/clock.ts';
import type { TaskState } from '#server/db/tasks.ts';
import type { Db } from '#server/db/db.ts';

export const attemptTimeoutMs = 20_000;

export type Outbox = {
  /** Polls now instead of after the interval. */
  wake(): void;
  /** Resolves after the attempts in flight have ended. */
  stop(): Promise<void>;
};

/** Attempts in flight for each destination. */
const concurrency = 4;
/** Longer than the slowest attempt: a lease expires only when its server died. */
export const leaseMs = attemptTimeoutMs + 40_000;

/** Sends the tasks of every configured destination; the others wait. */
export function startOutbox(
  channels: readonly Channel[],
  dependencies: OutboxDependencies,
): Outbox {
  // One loop for each destination, so that one that hangs does not delay the others.
  const loops = channels.flatMap((channel) =>
    channel.destinations.map(({ key }) => startLoop(channel, key, dependencies)),
  );
  return {
    wake: () => loops.forEach((loop) => loop.wake()),
    stop: async () => {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}

function startLoop(channel: Channel, destination: string, dependencies: OutboxDependencies) {
  const { db, clock, log } = dependencies;
  const inFlight = new Set<Promise<void>>();
  const stopping = new AbortController();
  let pause = new AbortController();
  const [claiming, attempting] = [stepLog('claim'), stepLog('attempt')];
  const wake = () => pause.abort();
  stopping.signal.addEventListener('abort', wake);
  // What other servers or a command made due.
  const endWaking = db.changes.onChange(['task'], wake);

  const finished = (async () => {
    while (!stopping.signal.aborted) {
      pause = new AbortController();
      const free = concurrency - inFlight.size;
      const claims = free > 0 ? await claim(free) : [];
      for (const one of claims) {
        const attempt = attemptTask(one, channel, dependencies)
          // The task is retried when its lease expires.
          .then(attempting.worked, attempting.failed)
          .finally(() => {
            inFlight.delete(attempt);
            wake();
          });
        inFlight.add(attempt);
      }
      if (stopping.signal.aborted) break;
      // Full batch: poll again at once, since more may be due. An attempt that ends wakes the loop.
      if (claims.length < free || free === 0) {
        await clock.wait(db.changes.pollIntervalMs(), pause.signal);
      }
    }
    endWaking();
    await Promise.all(inFlight);
  })();

  return {
    wake,
    stop: async () => {
      stopping.abort();
      await finished;
    },
  };

  async function claim(limit: number) {
    const now = clock.now();
    const lease = { lease: randomUUID(), leaseUntil: now + leaseMs };
    try {
      const claims = await claimDue(db, {
        channel: channel.name,
        destination,
        now,
        ...lease,
        limit,
      });
      claiming.worked();
      return claims;
    } catch (error) {
      claiming.failed(error);
      return [];
    }
  }

  function stepLog(step: string) {
    const facts = { event: 'outbox-failure', channel: channel.name, destination, step };
    return pollLog({ log, db }, facts, 'store failed');
  }
}

export type OutboxDependencies = {
  db: Db;
  log: Log;
  clock: Clock;
  random: () => number;
  timeoutMs?: number;
};

/** One attempt: send, record the result, write one log line. */
async function attemptTask(
  claim: Claim,
  channel: Channel,
  { db, log, clock, random, timeoutMs = attemptTimeoutMs }: OutboxDependencies,
): Promise<void> {
  const { task } = claim;
  const startedAt = clock.now();
  // The process was suspended since the claim: another instance may take over before this
  // attempt ends.
  if (startedAt + timeoutMs > claim.leaseUntil) return;
  const outcome = await channel.send(task, AbortSignal.timeout(timeoutMs)).catch(unexpected);
  const now = clock.now();
  if (outcome.result === 'obsolete') {
    await cancelClaimed(db, claim, now);
    return;
  }
  if (outcome.result === 'postponed') {
    await postponeClaimed(db, claim, outcome.until);
    return;
  }
  const settlement = nextState(claim, outcome, now, random);
  const attempt = {
    startedAt,
    // The clock may be set back meanwhile.
    durationMs: Math.max(0, now - startedAt),
    status: outcome.status ?? null,
    failure: outcome.result === 'failed' ? outcome.failure : null,
  };
  const next = await settleAttempt(db, claim, settlement, attempt);
  log[logLevel(next, outcome)](
    {
      event: 'delivery-attempt',
      task: task.id,
      channel: task.channel,
      purpose: task.purpose,
      destination: task.destination,
      reference: task.reference,
      attempt: task.attempts + 1,
      status: outcome.status,
      failure: attempt.failure ?? undefined,
      durationMs: attempt.durationMs,
      ...outcome.details,
      state: next.state,
      nextAttemptAt:
        next.state === 'waiting' ? new Date(next.nextAttemptAt).toISOString() : undefined,
    },
    `delivery ${next.state}`,
  );
  if (outcome.result === 'delivered') await wakeWaiting(db, task, now);
}

/** Only code or name: an error's message may quote personal data. */
function unexpected(error: Error & { code?: string }): Outcome {
  return { result: 'failed', failure: error.code ?? error.name, needsOperator: true };
}

function logLevel(next: TaskState, outcome: Outcome): 'info' | 'warn' | 'error' {
  if (outcome.result !== 'failed') return 'info';
  return outcome.needsOperator || next.state === 'abandoned' ? 'error' : 'warn';
}

/** What an attempt's outcome means for its task. */
function nextState(
  { task, scheduledAt }: Pick<Claim, 'task' | 'scheduledAt'>,
  outcome: Exclude<Outcome, { result: 'obsolete' | 'postponed' }>,
  now: number,
  random: () => number,
): Settlement {
  const attempts = task.attempts + 1;
  if (outcome.result === 'delivered') {
    return { next: { state: 'delivered', at: now }, attempts, wakeable: true };
  }
  const { failure: lastFailure, retryAfterMs = 0, permanent } = outcome;
  const abandon = { state: 'abandoned', at: now, lastFailure } as const;
  if (permanent) return { next: abandon, attempts, wakeable: true };
  // An early attempt does not use up the schedule: the regular one still follows.
  if (scheduledAt !== undefined) {
    const at = Math.max(scheduledAt, now + Math.min(retryAfterMs, maxRetryAfterMs));
    const next = { state: 'waiting', nextAttemptAt: at, lastFailure } as const;
    return { next, attempts: task.attempts, wakeable: false };
  }
  const at = nextAttemptAt(attempts, now, random, retryAfterMs);
  if (at === undefined) return { next: abandon, attempts, wakeable: true };
  return {
    next: { state: 'waiting', nextAttemptAt: at, lastFailure },
    attempts,
    wakeable: retryAfterMs === 0,
  };
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Wait before each attempt, counted from the previous one: 75 hours in all. */
export const delays: readonly number[] = [
  0,
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
];

const maxRetryAfterMs = 24 * hour;
const jitter = 0.1;

/**
 * Time of the next attempt after `attempts` failed ones, undefined at the end of the schedule.
 * Retry-After delays an attempt by a day at most and never brings it forward: a receiver that asks
 * for one second would otherwise use up the schedule in ten.
 */
export function nextAttemptAt(
  attempts: number,
  now: number,
  random: () => number,
  retryAfterMs = 0,
): number | undefined {
  const delay = delays[attempts];
  if (delay === undefined) return undefined;
  // Jitter spreads tasks that failed together; it only ever delays.
  const scheduled = delay * (1 + jitter * random());
  return now + Math.round(Math.max(scheduled, Math.min(retryAfterMs, maxRetryAfterMs)));
}
