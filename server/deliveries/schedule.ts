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

export const maxRetryAfterMs = 24 * hour;
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
