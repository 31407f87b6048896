/**
 * Pages per second against nginx on the same files: npm run bench:server
 * Build first. Needs Linux with taskset, wrk and nginx with brotli_static.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadPages } from '../server/pages/page-store.ts';
import { startServerProcess } from '../tests/support/server-process.ts';
import { atLeast, atMost, median, printFigures, type Figure } from './support/figure.ts';
import { startNginx } from './support/nginx.ts';
import { loadedPages, loadSeconds, pageLoad } from './support/page-load.ts';
import { pinServer, processorSeconds } from './support/pin.ts';
import { runWrk } from './support/wrk.ts';

const buildFolder = path.resolve('build/client');
const rounds = 3;

export async function measureServer(): Promise<Figure[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'northgauge-bench-'));
  const intake = await startServerProcess({ DATA_DIR: dataDir });
  // The same headers on both sides; a page's policy differs only in its hashes.
  const headers = { ...loadPages(buildFolder).get('/about')!.headers, vary: 'accept-encoding' };
  delete (headers as Record<string, string>)['content-type'];
  const nginx = await startNginx(buildFolder, 3690, headers);
  try {
    pinServer(intake.pid);
    pinServer(nginx.pid);
    await checkSameAnswer(intake.url, nginx.url);
    const ours: number[] = [];
    const theirs: number[] = [];
    let busy = 1;
    for (let round = 0; round <= rounds; round += 1) {
      const before = processorSeconds(intake.pid);
      const one = await fullLoad(intake.url);
      const share = (processorSeconds(intake.pid) - before) / loadSeconds;
      const other = await fullLoad(nginx.url);
      // The first round warms both up.
      if (round === 0) continue;
      ours.push(one.perSecond);
      theirs.push(other.perSecond);
      busy = Math.min(busy, share);
    }
    const pagesPerSecond = median(ours);
    // Enough connections that each pauses about 20 ms between two pages.
    const half = await runWrk({
      ...pageLoad(intake.url),
      connections: Math.ceil((pagesPerSecond / 2) * 0.02),
      pauseMs: 20,
    });
    return [
      {
        what: 'Pages per second, one process on one core',
        measured: String(Math.round(pagesPerSecond)),
      },
      { what: 'nginx with brotli_static, likewise', measured: String(Math.round(median(theirs))) },
      atLeast('Pages per second against nginx', pagesPerSecond / median(theirs), 0.6),
      {
        what: 'Share of its core that the server used',
        measured: `${Math.round(busy * 100)} %`,
      },
      atMost(
        `p99 at ${Math.round(half.perSecond).toLocaleString('en')} pages per second (about half load)`,
        half.p99Ms,
        5,
        'ms',
      ),
    ];
  } finally {
    await Promise.all([intake.stop(), nginx.stop()]);
    rmSync(dataDir, { recursive: true });
  }
}

function fullLoad(url: string) {
  return runWrk(pageLoad(url)).then((result) => {
    if (result.failed > 0) throw new Error(`${result.failed} requests to ${url} failed.`);
    return result;
  });
}

async function checkSameAnswer(...urls: string[]) {
  for (const address of loadedPages) {
    const [one, other] = await Promise.all(
      urls.map(async (url) => {
        const response = await fetch(url + address, { headers: { 'accept-encoding': 'br' } });
        return `${response.status} ${response.headers.get('content-encoding')} ${response.headers.get('content-length')}`;
      }),
    );
    if (one !== other) throw new Error(`${address}: we answer ${one}, nginx ${other}.`);
  }
}

if (import.meta.main) printFigures(await measureServer());
