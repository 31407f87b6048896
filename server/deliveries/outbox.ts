import { randomUUID } from 'node:crypto';
import type { Channel } from './channel.ts';
import { pollLog } from '#server/base/log.ts';
import { claimDue } from './claim-tasks.ts';
import { attemptTask, attemptTimeoutMs, type OutboxDependencies } from './attempt-task.ts';

export type Outbox = {
  /** Polls now instead of after the interval. */
  wake(): void;
  /** Resolves after the attempts in flight have ended. */
  stop(): Promise<void>;
};

/** Attempts in flight for each destination. */
const concurrency = 4;
/** Finds what other instances or a command made due. */
const pollIntervalMs = 1_000;
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
      if (claims.length < free || free === 0) await clock.wait(pollIntervalMs, pause.signal);
    }
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
