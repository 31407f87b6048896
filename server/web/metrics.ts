import { BlockList, isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Config } from '#server/base/config.ts';
import type { Clock } from '#server/base/clock.ts';
import { freeBytes } from '#server/base/free-space.ts';
import type { PageRenderer } from '#server/base/visitor-pages.ts';
import type { Db } from '#server/db/db.ts';
import { lastBackupAt } from '#server/db/settings.ts';
import type { Channel } from '#server/deliveries/channel.ts';
import { readQueues } from '#server/deliveries/destinations.ts';
import { countOpen } from '#server/submissions/due-time.ts';
import { isPageAddress } from './pages/page-renderer.ts';

type MetricsSettings = Pick<Config, 'metricsFor' | 'trustProxy' | 'dataDir'> & {
  db: Db;
  clock: Clock;
};

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * What this server counts and measures, in the text format of Prometheus at /metrics. Nothing in it
 * is about a person: no address, no reference, no path. Counters are of this process; what the store
 * holds is read when it is asked for.
 */
export function createMetrics({ metricsFor, trustProxy, dataDir, db, clock }: MetricsSettings) {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'northgauge_requests_total',
    help: 'Answered requests by class of route and status.',
    labelNames: ['class', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'northgauge_request_seconds',
    help: 'Time from the headers of a request to the end of its answer.',
    labelNames: ['class'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers,
  });
  const signIns = new Counter({
    name: 'northgauge_sign_ins_total',
    help: 'Attempts to sign in to the desk.',
    labelNames: ['result'],
    registers,
  });
  const renders = new Histogram({
    name: 'northgauge_render_seconds',
    help: 'Time of rendering a page, by whether it could be rendered.',
    labelNames: ['result'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2],
    registers,
  });
  const attempts = new Counter({
    name: 'northgauge_delivery_attempts_total',
    help: 'Attempts to send by channel, mail among them, and result.',
    labelNames: ['channel', 'result'],
    registers,
  });
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `northgauge_${name}`, help, labelNames, registers });
  const waiting = gauge('outbox_waiting', 'Deliveries that wait.', ['channel', 'destination']);
  const oldest = gauge('outbox_oldest_seconds', 'Age of the delivery that waits longest.', [
    'channel',
    'destination',
  ]);
  const abandoned = gauge('outbox_abandoned', 'Deliveries that were given up.', [
    'channel',
    'destination',
  ]);
  const open = gauge('submissions_open', 'Submissions that nobody has answered or closed.');
  const overdue = gauge('submissions_overdue', 'Those whose promised time has passed.');
  const backup = gauge('backup_timestamp_seconds', 'When the last backup was taken; 0 before.');
  const storeUp = gauge('store_up', '1 when the database answers.');
  const storeSeconds = gauge('store_seconds', 'How long the reads of this answer took.');
  const disk = gauge('disk_free_bytes', 'Free space for the data folder.');
  const allowed = blockList(metricsFor);

  return {
    register(app: FastifyInstance) {
      app.addHook('onResponse', (request, { statusCode, elapsedTime }, done) => {
        const named = classOf(request);
        requests.inc({ class: named, status: statusCode });
        seconds.observe({ class: named }, elapsedTime / 1000);
        if (request.method === 'POST' && request.routeOptions.url === '/api/desk/sign-in') {
          signIns.inc({ result: statusCode < 300 ? 'accepted' : 'refused' });
        }
        done();
      });
      app.get('/metrics', async (request, reply) => {
        if (!mayRead(request)) return reply.callNotFound();
        await read();
        return reply.type(registry.contentType).send(await registry.metrics());
      });
    },
    rendering(render: PageRenderer): PageRenderer {
      return async (...given) => {
        const end = renders.startTimer();
        try {
          const page = await render(...given);
          end({ result: 'rendered' });
          return page;
        } catch (error) {
          end({ result: 'failed' });
          throw error;
        }
      };
    },
    sending(channel: Channel): Channel {
      return {
        ...channel,
        send: async (task, signal) => {
          const outcome = await channel.send(task, signal).catch((error: unknown) => {
            attempts.inc({ channel: channel.name, result: 'failed' });
            throw error;
          });
          attempts.inc({ channel: channel.name, result: outcome.result });
          return outcome;
        },
      };
    },
  };

  /** Whoever reaches an untrusting server through a proxy has the proxy's address, and no right. */
  function mayRead({ ip, headers }: FastifyRequest): boolean {
    if (trustProxy === false && namedByProxies.some((name) => headers[name] !== undefined)) {
      return false;
    }
    const family = isIP(ip);
    return family !== 0 && allowed.check(ip, family === 6 ? 'ipv6' : 'ipv4');
  }

  /** One that does not answer is a fact too; the rest is told all the same. */
  async function read() {
    disk.set(await freeBytes(dataDir).catch(() => Number.NaN));
    const startedAt = performance.now();
    for (const one of [waiting, oldest, abandoned]) one.reset();
    try {
      const now = clock.now();
      for (const queue of await readQueues(db)) {
        const { channel, key: destination, oldestWaitingSince: since } = queue;
        waiting.set({ channel, destination }, queue.waiting);
        oldest.set({ channel, destination }, since === null ? 0 : Math.max(0, now - since) / 1000);
        abandoned.set({ channel, destination }, queue.abandoned);
      }
      const counted = await countOpen(db, now);
      open.set(counted.open);
      overdue.set(counted.overdue);
      backup.set(((await lastBackupAt(db)) ?? 0) / 1000);
      storeUp.set(1);
    } catch {
      storeUp.set(0);
    }
    storeSeconds.set((performance.now() - startedAt) / 1000);
  }
}

/** By which one proxy or another says for whom it asks; Prometheus sends none of them. */
const namedByProxies = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'];

/** Few classes: whatever a visitor asks for, there are no more series. */
const classes: readonly [start: string, name: string][] = [
  ['/api/intake', 'intake'],
  ['/api/desk', 'desk-api'],
  ['/api/v1', 'api'],
  ['/api', 'other-api'],
  ['/metrics', 'metrics'],
  ['/desk', 'desk'],
  ['/status', 'status'],
  ['/alerts', 'alerts'],
];

function classOf({ url, is404 }: FastifyRequest): string {
  const address = url.split('?', 1)[0]!;
  const found = classes.find(([start]) => address === start || address.startsWith(`${start}/`));
  if (found) return found[1];
  if (is404) return 'unknown';
  return isPageAddress(address) ? 'page' : 'file';
}

const named: Record<string, readonly [net: string, prefix: number, type: 'ipv4' | 'ipv6'][]> = {
  loopback: [
    ['127.0.0.0', 8, 'ipv4'],
    ['::1', 128, 'ipv6'],
  ],
  linklocal: [
    ['169.254.0.0', 16, 'ipv4'],
    ['fe80::', 10, 'ipv6'],
  ],
  uniquelocal: [
    ['10.0.0.0', 8, 'ipv4'],
    ['172.16.0.0', 12, 'ipv4'],
    ['192.168.0.0', 16, 'ipv4'],
    ['fc00::', 7, 'ipv6'],
  ],
};

function blockList(addresses: readonly string[]): BlockList {
  const list = new BlockList();
  for (const address of addresses) {
    const [net = '', prefix] = address.split('/');
    const type = isIP(net) === 6 ? 'ipv6' : 'ipv4';
    const nets = named[address] ?? [[net, Number(prefix ?? (type === 'ipv6' ? 128 : 32)), type]];
    for (const [from, bits, family] of nets) list.addSubnet(from, bits, family);
  }
  return list;
}
