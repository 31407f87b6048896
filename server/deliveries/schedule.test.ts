import { describe, expect, test } from 'vitest';
import { parseRetryAfter } from '#server/channels/webhook/post-webhook.ts';
import { delays, nextAttemptAt } from './outbox.ts';

const now = Date.parse('2026-11-15T09:00:00Z');
const hour = 3_600_000;

describe('the schedule', () => {
  test('ten attempts spread over about three days, and then it ends', () => {
    const waits = delays.map((_, attempts) => (nextAttemptAt(attempts, now, () => 0) ?? 0) - now);
    expect(waits).toEqual(delays);
    expect(waits.reduce((sum, wait) => sum + wait)).toBe((75 * 60 + 35) * 60_000 + 5_000);
    expect(nextAttemptAt(delays.length, now, () => 0)).toBeUndefined();
  });

  test('jitter delays an attempt by at most a tenth', () => {
    expect(nextAttemptAt(4, now, () => 0.999)! - now).toBeGreaterThan(2 * hour);
    expect(nextAttemptAt(4, now, () => 0.999)! - now).toBeLessThanOrEqual(2.2 * hour);
  });

  test.each([
    ['delays an attempt', 60_000, 60_000],
    ['never brings one forward', 1_000, 5_000],
    ['is limited to a day', 90 * 24 * hour, 24 * hour],
  ])('Retry-After %s', (_, retryAfter, expected) => {
    expect(nextAttemptAt(1, now, () => 0, retryAfter)).toBe(now + expected);
  });

  test.each([
    ['120', 120_000],
    ['Sun, 15 Nov 2026 09:01:00 GMT', 60_000],
    ['Sun, 15 Nov 2026 08:00:00 GMT', 0],
    ['soon', 0],
    ['-5', 0],
    [null, 0],
  ])('Retry-After "%s" is %i ms', (header, expected) => {
    expect(parseRetryAfter(header, now)).toBe(expected);
  });
});
