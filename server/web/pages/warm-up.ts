import path from 'node:path';
import type { Clock } from '#server/base/clock.ts';
import type { Log } from '#server/base/log.ts';
import { listRenderedAddresses } from './on-demand-addresses.ts';
import type { PageSource } from './page-renderer.ts';
import type { Pages } from './pages.ts';

/** Ten pages in four editions. The rest waits for its first visitor, who waits some 50 ms. */
const maxPages = 40;
const checkIntervalMs = 1_000;
/** Drawn for the programs of other sites, which can wait. */
const drawn = ['.jpg', '.pdf'];

type WarmUpSettings = { pages: Pick<Pages, 'kept'>; source: PageSource; clock: Clock; log: Log };

/**
 * Renders pages before they are asked for: after the start, and after each change of what they show.
 * One at a time, those that were requested most often first, for at most half of the time.
 */
export function createWarmUp({ pages, source, clock, log }: WarmUpSettings) {
  const requests = new Map<string, number>();
  const stopping = new AbortController();
  let finished = Promise.resolve();

  return {
    count(address: string) {
      requests.set(address, countOf(address) + 1);
    },
    start() {
      finished = run();
    },
    /** Resolves after the rendering in progress. */
    async stop() {
      stopping.abort();
      await finished;
    },
  };

  async function run() {
    let warmed: string | undefined;
    for (;;) {
      // First, so that a server that starts is ready no later.
      await clock.wait(checkIntervalMs, stopping.signal);
      if (stopping.signal.aborted) return;
      const version = source.version();
      if (version !== warmed) await warm(version);
      warmed = version;
    }
  }

  async function warm(version: string) {
    for (const address of mostRequested()) {
      if (stopping.signal.aborted || source.version() !== version) return;
      const began = clock.now();
      await pages.kept(address).catch(({ message }: Error) => {
        log.error({ event: 'page-failure', address, reason: message }, 'page not rendered');
      });
      // Rendering is computation: visitors and forms get as much of the processor as it took.
      await clock.wait(clock.now() - began, stopping.signal);
    }
  }

  function countOf(address: string): number {
    return requests.get(address) ?? 0;
  }

  function mostRequested(): string[] {
    const addresses = new Set(listRenderedAddresses(source.shown()));
    for (const counted of requests.keys()) {
      if (!addresses.has(counted)) requests.delete(counted);
    }
    return [...addresses]
      .filter((address) => !drawn.includes(path.extname(address)))
      .toSorted((a, b) => countOf(b) - countOf(a))
      .slice(0, maxPages);
  }
}
