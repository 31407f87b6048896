import type { DeliveryState } from '../../store/submission.ts';
import type { Answer } from './post-delivery.ts';
import { nextAttemptAt, parseRetryAfter } from '../../outbox/schedule.ts';

export type Verdict = {
  next: Exclude<DeliveryState, { state: 'held' }>;
  /** How loud the log should be: some faults only a person can put right. */
  level: 'info' | 'warn' | 'error';
  failure: string | undefined;
};

/** The workflow is off, the credentials are wrong, the body is too large: retried, but loudly. */
const needsPerson = new Set([401, 403, 404, 413]);

/** What an answer means for the delivery. `attempts` counts this one. */
export function classifyAnswer(
  answer: Answer,
  attempts: number,
  now: number,
  random: () => number,
): Verdict {
  if ('status' in answer && answer.status >= 200 && answer.status < 300) {
    return { next: { state: 'delivered', at: now }, level: 'info', failure: undefined };
  }
  const lastFailure = 'status' in answer ? `HTTP ${answer.status}` : answer.failure;
  const abandoned: Verdict = {
    next: { state: 'abandoned', at: now, lastFailure },
    level: 'error',
    failure: lastFailure,
  };
  // 410: the receiver removed the address on purpose, so do not come again.
  if ('status' in answer && answer.status === 410) return abandoned;

  const retryAfter = 'status' in answer ? parseRetryAfter(answer.retryAfter, now) : 0;
  const at = nextAttemptAt(attempts, now, random, retryAfter);
  if (at === undefined) return abandoned;
  return {
    next: { state: 'waiting', nextAttemptAt: at, lastFailure },
    level: 'status' in answer && needsPerson.has(answer.status) ? 'error' : 'warn',
    failure: lastFailure,
  };
}
