const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** The wait before each attempt, counted from the one before it: 75 hours in all. */
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

const maxRetryAfter = 24 * hour;
const jitter = 0.1;

/**
 * When to try again after `attempts` failed ones, or undefined at the end of the schedule. A
 * receiver's Retry-After can put an attempt off by a day at most, and never brings it forward:
 * otherwise "in one second" would use up the whole schedule in ten.
 */
export function nextAttemptAt(
  attempts: number,
  now: number,
  random: () => number,
  retryAfterMs = 0,
): number | undefined {
  const delay = delays[attempts];
  if (delay === undefined) return undefined;
  // Only ever later, so that receivers that failed together are not asked together again.
  const scheduled = delay * (1 + jitter * random());
  return now + Math.round(Math.max(scheduled, Math.min(retryAfterMs, maxRetryAfter)));
}

/** Seconds or a date, as HTTP allows; anything else counts for nothing. */
export function parseRetryAfter(header: string | null | undefined, now: number): number {
  if (!header) return 0;
  if (/^\d+$/.test(header.trim())) return Number(header) * second;
  const date = Date.parse(header);
  return Number.isNaN(date) ? 0 : Math.max(0, date - now);
}
