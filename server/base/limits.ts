import type { Clock } from './clock.ts';
import type { watchDisk } from './free-space.ts';
import type { Config } from './config.ts';
import { Refusal } from './refusal.ts';
import { isIPv6 } from 'node:net';

export const hourMs = 60 * 60_000;
/** Networks that are remembered; above it those whose share is whole are forgotten. */
const maxRemembered = 10_000;

type Share = { left: number; at: number };

type Over = { by: 'network' | 'everybody'; retryAfterSeconds: number };
/** Undefined after counting the amount, or why not and after how many seconds. */
type Spend = (address: string, amount: number) => Over | undefined;
/** The same where several servers may count together. */
export type SharedSpend = (...spent: Parameters<Spend>) => Promise<Over | undefined>;

export type BudgetLimits = { network: number; total: number; periodMs: number };

/**
 * What may be spent in a period, by network and in total. A share grows back steadily, so that
 * whoever is refused waits for a part of the period. In memory: a restart makes every share whole.
 */
export function createBudget(
  {
    network: ofNetwork,
    total = Number.MAX_SAFE_INTEGER,
    periodMs,
  }: Omit<BudgetLimits, 'total'> & { total?: number },
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

/** Space is made by the staff, not within seconds. */
const fullForSeconds = 300;
/** All networks together get so many shares. */
const shares = 10;

/** What may still be written for visitors. */
export type Room = {
  /** Throws when there is none, even for a form without a file. */
  forText(): Promise<void>;
  /** The refusal of a file before any of it is read. Its form's other values are not known yet. */
  forFile(): Promise<Refusal | undefined>;
  /** Counts a file, or refuses it. */
  spendFile(address: string, bytes: number): Promise<Refusal | undefined>;
};

export function fileBudget({ fileBytesPerHour: network }: FileSettings): BudgetLimits {
  return { network, total: shares * network, periodMs: hourMs };
}
type FileSettings = Pick<Config, 'fileBytesPerHour'>;

export function createRoom(
  spend: SharedSpend,
  disk: Pick<ReturnType<typeof watchDisk>, 'look'>,
): Room {
  return {
    forText: async () => {
      if ((await disk.look()).isFull) throw full();
    },
    forFile: async () => ((await disk.look()).isLow ? full() : undefined),
    spendFile: async (address, bytes) => refusalOfSpend(await spend(address, bytes)),
  };
}

function full(): Refusal {
  return new Refusal('busy', [], {}, fullForSeconds);
}

export function refusalOfSpend(over: Over | undefined): Refusal | undefined {
  if (!over) return undefined;
  const code = over.by === 'network' ? 'rate-limited' : 'busy';
  return new Refusal(code, [], {}, over.retryAfterSeconds);
}

/** Resolves to `release` as soon as fewer than `permits` holders are left. */
export function createSemaphore(permits: number): () => Promise<() => void> {
  let free = permits;
  const waiting: (() => void)[] = [];
  const release = () => {
    // The permit goes to the first waiter: `free` stays 0, so that no later caller overtakes it.
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  return async () => {
    if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    else free -= 1;
    return release;
  };
}

/**
 * Counts the bodies that are arriving, in total and by network address: one address can take its
 * share of the slots and leaves the rest to others.
 */
export function createUploadSlots({ total, perAddress }: { total: number; perAddress: number }) {
  const held = new Map<string, number>();
  let taken = 0;
  /** `release`, or undefined where no slot is free. */
  return (address: string): (() => void) | undefined => {
    const own = held.get(address) ?? 0;
    if (taken >= total || own >= perAddress) return undefined;
    taken += 1;
    held.set(address, own + 1);
    return () => {
      taken -= 1;
      const left = (held.get(address) ?? 1) - 1;
      if (left > 0) held.set(address, left);
      else held.delete(address);
    };
  };
}

/**
 * Whom a limit counts: an IPv4 address, or the /64 network of an IPv6 address, of which one household
 * has 2^64.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  // ::ffff:203.0.113.9, as a socket for both families names an IPv4 address.
  const mapped = /^::ffff:(\d.*)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [first = '', last = ''] = address.split('::');
  const before = first.split(':').filter(Boolean);
  const zeros = 8 - before.length - last.split(':').filter(Boolean).length;
  const groups = [...before, ...Array<string>(Math.max(0, zeros)).fill('0'), ...last.split(':')];
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

const recordedEach = 10;

/**
 * Whether the one of this count is recorded: the first ten, then the 100th, the 1,000th and so on. So
 * a flood about one subject adds few entries, shows in their counts, and hides nothing about another.
 */
export function isRecorded(count: number): boolean {
  return count <= recordedEach || Number.isInteger(Math.log10(count));
}
