import type { Clock } from '#server/base/clock.ts';

/** A clock that only `advance` changes. */
export function manualClock(start = Date.parse('2026-11-15T09:00:00Z')) {
  let now = start;
  const sleepers = new Set<{ until: number; resolve: () => void }>();
  const wakeDue = () => {
    for (const sleeper of sleepers) {
      if (sleeper.until > now) continue;
      sleepers.delete(sleeper);
      sleeper.resolve();
    }
  };
  const clock: Clock = {
    now: () => now,
    wait: (milliseconds, signal) =>
      new Promise((resolve) => {
        const sleeper = { until: now + milliseconds, resolve };
        sleepers.add(sleeper);
        const end = () => {
          sleepers.delete(sleeper);
          resolve();
        };
        if (signal.aborted || milliseconds <= 0) end();
        else signal.addEventListener('abort', end, { once: true });
      }),
  };
  return {
    clock,
    /** A negative value sets it back. */
    advance: (milliseconds: number) => {
      now += milliseconds;
      wakeDue();
    },
  };
}
