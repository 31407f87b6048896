import { createHmac } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import rateLimit, {
  type FastifyRateLimitStore,
  type RateLimitPluginOptions,
} from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '#server/base/clock.ts';
import {
  type BudgetLimits,
  createBudget,
  networksOf,
  type SharedSpend,
} from '#server/base/limits.ts';
import type { Db, Statements } from './db.ts';
import { installationKey } from './settings.ts';

type Settings = RateLimitPluginOptions & {
  /** Tells its counts from those of others. */
  name: string;
};
/** As @fastify/rate-limit hands it to `child`; of a limit without a route there is no address. */
type OfRoute = { routeInfo: { method?: string | string[]; url?: string }; timeWindow: number };

/**
 * Limits the requests to the routes of an app: counted by the one server of an embedded store in
 * its memory, and on PostgreSQL, which several servers may share, in the store.
 */
export async function limitRequests(
  app: FastifyInstance,
  { name, ...settings }: Settings,
  needs: { db: Db; clock: Pick<Clock, 'now'> },
): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    // What has arrived is parsed first. A malformed request closes the connection: then there is no
    // address to count or answer.
    await setImmediate();
    if (request.raw.socket.destroyed) reply.hijack();
  });
  class Counted implements FastifyRateLimitStore {
    readonly incr;
    readonly name: string;
    constructor(_: object, ofRoute = name) {
      this.name = ofRoute;
      this.incr = counting(ofRoute, needs);
    }
    child(options: object) {
      const { routeInfo, timeWindow } = options as OfRoute;
      const route = [this.name, routeInfo.method, routeInfo.url, timeWindow].join(' ');
      return new Counted({}, route);
    }
  }
  await app.register(rateLimit, { ...settings, store: Counted });
}

type Needs = { db: Db; clock: Pick<Clock, 'now'> };
type Window = { count: number; endsAt: number };
/** Adds an amount to what there was of a subject in its period. */
type Count = (subject: string, amount: number, windowMs: number) => Promise<Window>;

function counting(name: string, needs: Needs): FastifyRateLimitStore['incr'] {
  const { clock, db } = needs;
  const own = countHere(needs);
  const all = db.dialect.name === 'sqlite' ? undefined : countInStore(name, needs);

  return (address, answer, windowMs, max) => {
    void countEach(address, windowMs, max).then(({ count: current, endsAt }) =>
      answer(null, { current, ttl: endsAt - clock.now() }),
    );
  };

  /** What came nearest to its limit. A network over its own takes no share of its site. */
  async function countEach(address: string, windowMs: number, max: number): Promise<Window> {
    let nearest: Window = { count: 0, endsAt: 0 };
    for (const { name, shares } of networksOf(address)) {
      const counted = await count(name, windowMs, max * shares);
      const window = { ...counted, count: Math.ceil(counted.count / shares) };
      if (window.count >= nearest.count) nearest = window;
      if (window.count > max) break;
    }
    return nearest;
  }

  /**
   * Counts here too: who is over the limit here does not reach the database, and while that is away
   * each server counts by itself.
   */
  async function count(network: string, windowMs: number, max: number): Promise<Window> {
    const counted = own.add(network, 1, windowMs);
    if (!all || counted.count > max) return counted;
    try {
      const stored = await all(network, 1, windowMs);
      if (stored.count > max) own.keep(network, stored);
      return stored;
    } catch {
      return counted;
    }
  }
}

/**
 * Counts together with the servers that share the store; alone where none does, and while the store
 * cannot count. Whom it counts, the store does not tell.
 */
export function createCount(name: string, needs: Needs): Count {
  const { add } = countHere(needs);
  if (needs.db.dialect.name === 'sqlite') return async (...given) => add(...given);
  const all = countInStore(name, needs);
  return (...given) => all(...given).catch(() => add(...given));
}

/** What networks may spend in a period, of all servers that share the store together. */
export function createSharedBudget(name: string, limits: BudgetLimits, needs: Needs): SharedSpend {
  const own = createBudget(limits, needs.clock);
  if (needs.db.dialect.name === 'sqlite') return async (...spent) => own(...spent);
  const count = countInStore(name, needs);
  return async (address, amount) => {
    // As of a form without a file.
    if (amount === 0) return undefined;
    const limited = networksOf(address).map(({ name, shares }) => {
      return { by: 'network' as const, subject: name, limit: shares * limits.network };
    });
    const overall = { by: 'everybody' as const, subject: 'everybody', limit: limits.total };
    const counted: string[] = [];
    try {
      for (const { by, subject, limit } of [...limited, overall]) {
        const spent = await count(subject, amount, limits.periodMs);
        counted.push(subject);
        if (spent.count <= limit) continue;
        // Something smaller may fit.
        for (const one of counted) await count(one, -amount, limits.periodMs);
        const waitMs = spent.endsAt - needs.clock.now();
        return { by, retryAfterSeconds: Math.ceil(waitMs / 1000) + 1 };
      }
      return undefined;
    } catch {
      return own(address, amount);
    }
  };
}

/** Subjects that one server remembers; above it that which was counted least lately is forgotten. */
const maxRemembered = 10_000;

function countHere({ clock }: Pick<Needs, 'clock'>) {
  const windows = new Map<string, Window>();
  return {
    add(subject: string, amount: number, windowMs: number): Window {
      const now = clock.now();
      const endsAt = now + windowMs;
      const before = windows.get(subject);
      // A period that ends later began before the clock was set back.
      const goesOn = before && before.endsAt > now && before.endsAt <= endsAt;
      return keep(subject, {
        count: (goesOn ? before.count : 0) + amount,
        endsAt: goesOn ? before.endsAt : endsAt,
      });
    },
    keep,
  };

  function keep(subject: string, window: Window): Window {
    windows.delete(subject);
    windows.set(subject, window);
    if (windows.size > maxRemembered) windows.delete(windows.keys().next().value!);
    return window;
  }
}

function countInStore(name: string, { db, clock }: Needs): Count {
  let key: Buffer | undefined;
  return async (subject, amount, windowMs) => {
    key ??= await installationKey(db);
    // Without the key nobody can tell which network it is.
    const hash = createHmac('sha256', key).update(`${name} ${subject}`).digest('base64url');
    const now = clock.now();
    const [row] = await db.all<Window>(
      `insert into request_limit as known (network, count, ends_at) values ($1, $4, $3)
        on conflict (network) do update set (count, ends_at) =
          (select case when goes_on then known.count + $4 else $4 end,
              case when goes_on then known.ends_at else $3 end
            from (select known.ends_at > $2 and known.ends_at <= $3 as goes_on) as period)
        returning count, ends_at`,
      [hash, now, now + windowMs, amount],
    );
    return row!;
  };
}

export async function removeEndedLimits({ all }: Statements, now: number): Promise<void> {
  await all('delete from request_limit where ends_at <= $1', [now]);
}
