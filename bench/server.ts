/**
 * Pages per second of one Node process, and their latency at a steady rate: npm run bench:server
 * Build first. Needs Linux with taskset and wrk.
 */
import { startServerProcess } from '../tests/support/server-process.ts';
import { median, printFigures, type Figure } from './support/figure.ts';
import { pageLoad } from './support/page-load.ts';
import { pinServer } from './support/pin.ts';
import { runWrk } from './support/wrk.ts';

const rounds = 3;
const steadyPerSecond = 500;
const pauseMs = 20;

export async function measureServer(): Promise<Figure[]> {
  const server = await startServerProcess();
  try {
    pinServer(server.pid);
    const full: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const result = await runWrk(pageLoad(server.url));
      if (result.failed > 0) throw new Error(`${result.failed} requests failed.`);
      // The first round warms up.
      if (round > 0) full.push(result.perSecond);
    }
    const connections = Math.ceil((steadyPerSecond * pauseMs) / 1000);
    const steady = await runWrk({ ...pageLoad(server.url), connections, pauseMs, seconds: 20 });
    return [
      {
        what: 'Pages per second, one process on one core',
        measured: String(Math.round(median(full))),
      },
      {
        what: `Median and p99 of a page at ${Math.round(steady.perSecond)} a second`,
        measured: `${steady.medianMs.toFixed(2)} and ${steady.p99Ms.toFixed(2)} ms`,
      },
    ];
  } finally {
    await server.stop();
  }
}

if (import.meta.main) printFigures(await measureServer());
