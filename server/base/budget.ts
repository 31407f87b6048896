import type { Clock } from './clock.ts';
import { networkOf } from './network-of.ts';

export const hourMs = 60 * 60_000;
/** Networks that are remembered; above it those whose share is whole are forgotten. */
const maxRemembered = 10_000;

type Share = { left: number; at: number };

/** Undefined after counting the amount, or why not and after how many seconds. */
export type Spend = (
  address: string,
  amount: number,
) => { by: 'network' | 'everybody'; retryAfterSeconds: number } | undefined;

/**
 * What may be spent in a period, by network and in total. A share grows back steadily, so that
 * whoever is refused waits for a part of the period. In memory: a restart makes every share whole.
 */
export function createBudget(
  {
    network: ofNetwork,
    total = Number.MAX_SAFE_INTEGER,
    periodMs,
  }: { network: number; total?: number; periodMs: number },
  { now }: Pick<Clock, 'now'>,
): Spend {
  const all: Share = { left: total, at: now() };
  const shares = new Map<string, Share>();

  return (address, amount) => {
    const network = networkOf(address);
    const own = shares.get(network) ?? { left: ofNetwork, at: now() };
    grow(own, ofNetwork);
    grow(all, total);
    if (own.left < amount) return refused('network', own, ofNetwork);
    if (all.left < amount) return refused('everybody', all, total);
    own.left -= amount;
    all.left -= amount;
    shares.set(network, own);
    if (shares.size > maxRemembered) forgetWhole();
    return undefined;

    function refused(by: 'network' | 'everybody', share: Share, limit: number) {
      const missing = Math.min(amount, limit) - share.left;
      return { by, retryAfterSeconds: Math.ceil((missing / limit) * (periodMs / 1000)) + 1 };
    }
  };

  function grow(share: Share, limit: number) {
    // A clock that was set back takes nothing away.
    const grown = (Math.max(0, now() - share.at) / periodMs) * limit;
    share.left = Math.min(limit, share.left + grown);
    share.at = now();
  }

  function forgetWhole() {
    for (const [network, share] of shares) {
      grow(share, ofNetwork);
      if (share.left === ofNetwork) shares.delete(network);
    }
  }
}
