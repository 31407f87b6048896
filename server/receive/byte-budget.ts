import type { Clock } from '../clock.ts';
import { networkOf } from './network-of.ts';

const hourMs = 60 * 60_000;
/** Networks that are remembered; above it those whose share is whole are forgotten. */
const maxRemembered = 10_000;

type Share = { left: number; at: number };

/** Undefined after counting the bytes, or why not and after how many seconds. */
export type SpendBytes = (
  address: string,
  bytes: number,
) => { by: 'network' | 'everybody'; retryAfterSeconds: number } | undefined;

/**
 * What may be stored in an hour, by network and in total. A share grows back steadily, so that a
 * refused sender waits for minutes. In memory: a restart makes every share whole.
 */
export function createByteBudget(
  perHour: { network: number; total: number },
  { now }: Pick<Clock, 'now'>,
): SpendBytes {
  const all: Share = { left: perHour.total, at: now() };
  const shares = new Map<string, Share>();

  return (address, bytes) => {
    const network = networkOf(address);
    const own = shares.get(network) ?? { left: perHour.network, at: now() };
    grow(own, perHour.network);
    grow(all, perHour.total);
    if (own.left < bytes) return refused('network', own, perHour.network);
    if (all.left < bytes) return refused('everybody', all, perHour.total);
    own.left -= bytes;
    all.left -= bytes;
    shares.set(network, own);
    if (shares.size > maxRemembered) forgetWhole();
    return undefined;

    function refused(by: 'network' | 'everybody', share: Share, limit: number) {
      const missing = Math.min(bytes, limit) - share.left;
      return { by, retryAfterSeconds: Math.ceil((missing / limit) * (hourMs / 1000)) + 1 };
    }
  };

  function grow(share: Share, limit: number) {
    // A clock that was set back takes nothing away.
    const grown = (Math.max(0, now() - share.at) / hourMs) * limit;
    share.left = Math.min(limit, share.left + grown);
    share.at = now();
  }

  function forgetWhole() {
    for (const [network, share] of shares) {
      grow(share, perHour.network);
      if (share.left === perHour.network) shares.delete(network);
    }
  }
}
