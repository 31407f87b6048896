/**
 * Pages per second of one Node process, alone, against a bare Fastify server and behind Caddy, and
 * their latency at a steady rate: npm run bench:server
 * Build first. Needs Linux with taskset and wrk; Caddy is left out where it is not installed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { startCaddy } from '#tests/support/server/caddy-process.ts';
import { startServerProcess } from '#tests/support/server/server-process.ts';
import { atLeast, median, printFigures, type Figure } from './support/figure.ts';
import { loadSeconds, pageLoad } from './support/page-load.ts';
import { pinServer, processorSeconds } from './support/pin.ts';
import { runWrk } from './support/wrk.ts';

const rounds = 3;
const steadyPerSecond = 500;
const pauseMs = 20;
/** The server renders its first pages meanwhile, and compresses them again. */
const warmUpSeconds = 15;
/** Of what Fastify alone answers in the same processor time. */
const leastShareOfBare = 0.5;

export async function measureServer(): Promise<Figure[]> {
  const server = await startServerProcess({ TRUST_PROXY: '1' });
  try {
    pinServer(server.pid);
    await runWrk({ ...pageLoad(server.url), seconds: warmUpSeconds });
    const figures = [...(await measure(server.url, 'Node alone')), await compareWithBare(server)];
    if (spawnSync('caddy', ['version']).status !== 0) return figures;
    const caddy = await startCaddy(new URL(server.url).host, path.resolve('build/client'));
    pinServer(caddy.pid);
    return [...figures, ...(await measure(caddy.url, 'behind Caddy').finally(caddy.stop))];
  } finally {
    await server.stop();
  }
}

async function measure(url: string, how: string): Promise<Figure[]> {
  const full: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const result = await runWrk(pageLoad(url));
    if (result.failed > 0) throw new Error(`${result.failed} requests failed.`);
    // The first round warms up.
    if (round > 0) full.push(result.perSecond);
  }
  const connections = Math.ceil((steadyPerSecond * pauseMs) / 1000);
  const steady = await runWrk({ ...pageLoad(url), connections, pauseMs, seconds: 10 });
  return [
    {
      what: `Pages per second on one core, ${how}`,
      measured: String(Math.round(median(full))),
    },
    {
      what: `Median and p99 of a page at ${Math.round(steady.perSecond)} a second, ${how}`,
      measured: `${steady.medianMs.toFixed(2)} and ${steady.p99Ms.toFixed(2)} ms`,
    },
  ];
}

type Process = { url: string; pid: number };

/** In turns and by processor time, which what else runs on the machine changes least. */
async function compareWithBare(server: Process): Promise<Figure> {
  const child = spawn(process.execPath, ['bench/support/bare-server.ts', server.url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [printed] = await once(child.stdout, 'data');
    const bare = { url: String(printed).trim(), pid: child.pid! };
    pinServer(bare.pid);
    await answersPerProcessorSecond(bare);
    const rates = { ours: [] as number[], bare: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      rates.ours.push(await answersPerProcessorSecond(server));
      rates.bare.push(await answersPerProcessorSecond(bare));
    }
    const [ours, alone] = [median(rates.ours), median(rates.bare)];
    const share = ours / alone;
    return {
      what: 'Cached pages per second of processor time against a bare Fastify route with the same answer',
      measured: `${Math.round(ours)} and ${Math.round(alone)}: ${share.toFixed(2)}`,
      goal: atLeast(leastShareOfBare, share),
    };
  } finally {
    child.kill();
  }
}

async function answersPerProcessorSecond({ url, pid }: Process): Promise<number> {
  const before = processorSeconds(pid);
  const { perSecond, failed } = await runWrk(pageLoad(url));
  if (failed > 0) throw new Error(`${failed} requests failed.`);
  return (perSecond * loadSeconds) / (processorSeconds(pid) - before);
}

if (import.meta.main) printFigures(await measureServer());
