/**
 * Pages per second of one Node process, alone and behind Caddy, and their latency at a steady rate:
 * npm run bench:server
 * Build first. Needs Linux with taskset and wrk; Caddy is left out where it is not installed.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { startCaddy } from '#tests/support/server/caddy-process.ts';
import { startServerProcess } from '#tests/support/server/server-process.ts';
import { median, printFigures, type Figure } from './support/figure.ts';
import { pageLoad } from './support/page-load.ts';
import { pinServer } from './support/pin.ts';
import { runWrk } from './support/wrk.ts';

const rounds = 3;
const steadyPerSecond = 500;
const pauseMs = 20;

export async function measureServer(): Promise<Figure[]> {
  const server = await startServerProcess({ TRUST_PROXY: '1' });
  try {
    pinServer(server.pid);
    const figures = await measure(server.url, 'Node alone');
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
  const steady = await runWrk({ ...pageLoad(url), connections, pauseMs, seconds: 20 });
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

if (import.meta.main) printFigures(await measureServer());
