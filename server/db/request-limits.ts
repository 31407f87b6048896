import { createHmac } from 'node:crypto';
import rateLimit, {
  type FastifyRateLimitStore,
  type RateLimitPluginOptions,
} from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '#server/base/clock.ts';
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
  if (needs.db.dialect.name === 'sqlite') return void (await app.register(rateLimit, settings));
  class Shared implements FastifyRateLimitStore {
    readonly incr;
    readonly name: string;
    constructor(_: object, ofRoute = name) {
      this.name = ofRoute;
      this.incr = counting(ofRoute, needs);
    }
    child(options: object) {
      const { routeInfo, timeWindow } = options as OfRoute;
      const route = [this.name, routeInfo.method, routeInfo.url, timeWindow].join(' ');
      return new Shared({}, route);
    }
  }
  await app.register(rateLimit, { ...settings, store: Shared });
}

type Window = { count: number; endsAt: number };

/** Networks that one server remembers of one limit; above it the one that came first is forgotten. */
const maxRemembered = 10_000;

function counting(
  name: string,
  { db, clock }: { db: Db; clock: Pick<Clock, 'now'> },
): FastifyRateLimitStore['incr'] {
  const own = new Map<string, Window>();
  let key: Buffer | undefined;

  return (network, answer, windowMs, max) => {
    const now = clock.now();
    void count(network, { now, windowMs, max }).then(({ count: current, endsAt }) =>
      answer(null, { current, ttl: endsAt - now }),
    );
  };

  /**
   * Counts here too: who is over the limit here does not reach the database, and while that is away
   * each server counts by itself.
   */
  async function count(
    network: string,
    { now, windowMs, max }: { now: number; windowMs: number; max: number },
  ): Promise<Window> {
    const before = own.get(network);
    const endsAt = now + windowMs;
    // A period that ends later began before the clock was set back.
    const goesOn = before && before.endsAt > now && before.endsAt <= endsAt;
    const counted = goesOn ? { ...before, count: before.count + 1 } : { count: 1, endsAt };
    own.set(network, counted);
    if (own.size > maxRemembered) own.delete(own.keys().next().value!);
    if (counted.count > max) return counted;
    try {
      key ??= await installationKey(db);
      // Without the key nobody can tell which network it is.
      const hash = createHmac('sha256', key).update(`${name} ${network}`).digest('base64url');
      const stored = await countInStore(db, hash, now, endsAt);
      if (stored.count > max) own.set(network, stored);
      return stored;
    } catch {
      return counted;
    }
  }
}

async function countInStore(
  { all }: Statements,
  network: string,
  now: number,
  endsAt: number,
): Promise<Window> {
  const [row] = await all<Window>(
    `insert into request_limit as known (network, count, ends_at) values ($1, 1, $3)
      on conflict (network) do update set (count, ends_at) =
        (select case when goes_on then known.count + 1 else 1 end,
            case when goes_on then known.ends_at else $3 end
          from (select known.ends_at > $2 and known.ends_at <= $3 as goes_on) as period)
      returning count, ends_at`,
    [network, now, endsAt],
  );
  return row!;
}

export async function removeEndedLimits({ all }: Statements, now: number): Promise<void> {
  await all('delete from request_limit where ends_at <= $1', [now]);
}
