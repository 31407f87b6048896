import type { Outcome } from './channel.ts';
import type { Claim, Settlement } from './claim-tasks.ts';
import { maxRetryAfterMs, nextAttemptAt } from './schedule.ts';

/** What an attempt's outcome means for its task. */
export function nextState(
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
