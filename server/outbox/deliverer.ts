import { randomUUID } from 'node:crypto';
import { submissionKinds, type SubmissionKind } from '../../domain/forms/submission-kind.ts';
import type { Webhook } from '../config.ts';
import { claimDue } from '../store/deliveries.ts';
import { attemptDelivery, type DeliverySettings } from './attempt-delivery.ts';
import { attemptTimeoutMs } from '../channels/webhook/post-delivery.ts';

export type Deliverer = {
  /** Something may be due now, so do not wait for the next look. */
  wake(): void;
  /** Ends after the attempts in flight, not before. */
  stop(): Promise<void>;
};

/** Attempts in flight for one destination. */
const concurrency = 4;
/** How often to look for what other instances or a command made due. */
const lookEveryMs = 1_000;
/** Long after the slowest attempt has ended, so a lease runs out only under a server that died. */
export const leaseMs = attemptTimeoutMs + 40_000;

export function startDeliverer(
  webhooks: Partial<Record<SubmissionKind, Webhook>>,
  settings: DeliverySettings,
): Deliverer {
  // Each destination has its own loop: one that hangs holds up nobody else.
  const loops = submissionKinds.flatMap((kind) => {
    const webhook = webhooks[kind];
    return webhook ? [startLoop(kind, webhook, settings)] : [];
  });
  return {
    wake: () => loops.forEach((loop) => loop.wake()),
    stop: async () => {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}

function startLoop(kind: SubmissionKind, webhook: Webhook, settings: DeliverySettings) {
  const { db, clock, log } = settings;
  const inFlight = new Set<Promise<void>>();
  const stopping = new AbortController();
  let pause = new AbortController();
  const wake = () => pause.abort();
  stopping.signal.addEventListener('abort', wake);

  const finished = (async () => {
    while (!stopping.signal.aborted) {
      pause = new AbortController();
      const free = concurrency - inFlight.size;
      const claimed = free > 0 ? await claim(free) : [];
      for (const one of claimed) {
        const attempt = attemptDelivery(one, webhook, settings)
          // The lease runs out and the attempt is made again; until then the store may be back.
          .catch((error: Error) => reportFailure('attempt', error))
          .finally(() => {
            inFlight.delete(attempt);
            wake();
          });
        inFlight.add(attempt);
      }
      if (stopping.signal.aborted) break;
      // A full house means that more may be due: an attempt that ends wakes the loop.
      if (claimed.length < free || free === 0) await clock.wait(lookEveryMs, pause.signal);
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
    try {
      const lease = randomUUID();
      return await claimDue(db, { kind, now, leaseUntil: now + leaseMs, lease, limit });
    } catch (error) {
      reportFailure('claim', error as Error);
      return [];
    }
  }

  function reportFailure(step: string, error: Error) {
    const { code } = error as Error & { code?: string };
    log.error(
      { event: 'delivery-failure', kind, step, code, reason: error.message },
      'store failed',
    );
  }
}
