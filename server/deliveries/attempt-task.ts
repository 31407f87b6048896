import type { Channel, Outcome } from './channel.ts';
import type { Clock } from '#server/base/clock.ts';
import type { Log } from '#server/base/log.ts';
import {
  cancelClaimed,
  postponeClaimed,
  settleAttempt,
  wakeWaiting,
  type Claim,
} from './claim-tasks.ts';
import type { TaskState } from '#server/db/task.ts';
import type { Db } from '#server/db/db.ts';
import { nextState } from './next-state.ts';

export type OutboxDependencies = {
  db: Db;
  log: Log;
  clock: Clock;
  random: () => number;
  timeoutMs?: number;
};

export const attemptTimeoutMs = 20_000;

/** One attempt: send, record the result, write one log line. */
export async function attemptTask(
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
