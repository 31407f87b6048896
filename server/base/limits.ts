import type { Clock } from './clock.ts';
import type { watchDisk } from './free-space.ts';
import type { Config } from './config.ts';
import { Refusal } from './refusal.ts';
import { isIPv6 } from 'node:net';

export const hourMs = 60 * 60_000;
/** Networks that are remembered; above it those whose share is whole are forgotten. */
const maxRemembered = 10_000;

type Share = { limit: number; left: number; at: number };

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
  const all = whole(total);
  const shares = new Map<string, Share>();

  return (address, amount) => {
    const own = networksOf(address).map(({ name, shares: count }) => {
      return { name, share: shares.get(name) ?? whole(count * ofNetwork) };
    });
    for (const { share } of own) {
      grow(share);
      if (share.left < amount) return refused('network', share, amount);
    }
    grow(all);
    if (all.left < amount) return refused('everybody', all, amount);
    all.left -= amount;
    for (const { name, share } of own) {
      share.left -= amount;
      shares.set(name, share);
    }
    if (shares.size > maxRemembered) forgetWhole();
    return undefined;
  };

  function whole(limit: number): Share {
    return { limit, left: limit, at: now() };
  }

  function refused(by: Over['by'], { left, limit }: Share, amount: number): Over {
    const missing = Math.min(amount, limit) - left;
    return { by, retryAfterSeconds: Math.ceil((missing / limit) * (periodMs / 1000)) + 1 };
  }

  function grow(share: Share) {
    // A clock that was set back takes nothing away.
    const grown = (Math.max(0, now() - share.at) / periodMs) * share.limit;
    share.left = Math.min(share.limit, share.left + grown);
    share.at = now();
  }

  function forgetWhole() {
    for (const [network, share] of shares) {
      grow(share);
      if (share.left === share.limit) shares.delete(network);
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
 * Counts the bodies that are arriving, in total and by network: one can take its share of the slots
 * and leaves the rest to others.
 */
export function createUploadSlots({ total, perAddress }: { total: number; perAddress: number }) {
  const held = new Map<string, number>();
  let taken = 0;
  /** `release`, or undefined where no slot is free. */
  return (address: string): (() => void) | undefined => {
    const networks = networksOf(address);
    const isOver = networks.some(
      ({ name, shares: count }) => (held.get(name) ?? 0) >= count * perAddress,
    );
    if (taken >= total || isOver) return undefined;
    taken += 1;
    for (const { name } of networks) held.set(name, (held.get(name) ?? 0) + 1);
    return () => {
      taken -= 1;
      for (const { name } of networks) {
        const left = (held.get(name) ?? 1) - 1;
        if (left > 0) held.set(name, left);
        else held.delete(name);
      }
    };
  };
}

/** An office of many networks gets more than one share. */
const sharesOfSite = 4;

/**
 * Whom a limit counts, and how many shares of it each has: an IPv4 address; of an IPv6 address its
 * /64 network, of which one household has 2^64 addresses, and then its /48 site, of which one
 * customer has 65,536 networks.
 */
export function networksOf(address: string): readonly { name: string; shares: number }[] {
  // ::ffff:203.0.113.9, as a socket for both families names an IPv4 address.
  const mapped = /^::ffff:(\d.*)$/i.exec(address)?.[1];
  if (mapped || !isIPv6(address)) return [{ name: mapped ?? address, shares: 1 }];
  const [first = '', last = ''] = address.split('::');
  const before = first.split(':').filter(Boolean);
  const zeros = 8 - before.length - last.split(':').filter(Boolean).length;
  const groups = [...before, ...Array<string>(Math.max(0, zeros)).fill('0'), ...last.split(':')];
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return [
    { name: `${network.join(':')}::/64`, shares: 1 },
    { name: `${network.slice(0, 3).join(':')}::/48`, shares: sharesOfSite },
  ];
}

/** The smallest network of an address that a limit counts. */
export function networkOf(address: string): string {
  return networksOf(address)[0]!.name;
}

/** The largest one. */
export function siteOf(address: string): string {
  return networksOf(address).at(-1)!.name;
}

const recordedEach = 10;

/**
 * Whether the one of this count is recorded: the first ten, then the 100th, the 1,000th and so on. So
 * a flood about one subject adds few entries, shows in their counts, and hides nothing about another.
 */
export function isRecorded(count: number): boolean {
  return count <= recordedEach || Number.isInteger(Math.log10(count));
}
