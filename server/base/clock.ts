import { setTimeout } from 'node:timers/promises';

/** Injectable, so that tests control the time. */
export type Clock = {
  /** Milliseconds since 1970. */
  now(): number;
  /** Resolves early when the signal aborts. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
};

export const systemClock: Clock = {
  now: () => Date.now(),
  // It rejects only when the signal aborts.
  wait: (milliseconds, signal) => setTimeout(milliseconds, undefined, { signal }).catch(() => {}),
};
