/**
 * From the start of the server until it takes requests, its memory at rest, and how long the first
 * answer of every page takes and the next one, which is cached (of vacancies an open and a closed one): npm run bench:renders
 * Build first.
 */
import { localeOf } from '#domain/address/paths.ts';
import { locales } from '#domain/edition/editions.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { builtPages } from '#tests/support/server/built-pages.ts';
import { startServerProcess } from '#tests/support/server/server-process.ts';
import { median, printFigures, type Figure } from './support/figure.ts';
import { residentMegabytes } from './support/pin.ts';
import { catalogue } from '#content/catalogue.server.ts';

const starts = 3;

export async function measureRenders(): Promise<Figure[]> {
  const dataDir = temporaryFolder();
  const times: number[] = [];
  for (let start = 0; start <= starts; start += 1) {
    const startedAt = performance.now();
    const server = await startServerProcess({ DATA_DIR: dataDir });
    times.push(performance.now() - startedAt);
    await server.stop();
  }
  const [first, ...later] = times;
  const figures: Figure[] = [
    {
      what: 'Start until the server takes requests: with an empty store, and later',
      measured: `${ms(first!)}, median ${ms(median(later))}`,
    },
  ];
  const server = await startServerProcess({ DATA_DIR: dataDir });
  try {
    const resting = residentMegabytes(server.pid);
    figures.push({ what: 'Memory after the start', measured: `${resting} MB` });
    // The first rendering of a process also loads code.
    await load(`${server.url}/saved-roles`);
    const pages = builtPages();
    for (const locale of locales(catalogue().firm)) {
      const addresses = pages.filter((address) => localeOf(catalogue().firm, address) === locale);
      const firsts = await loadAll(server.url, addresses);
      const cached = await loadAll(server.url, addresses);
      figures.push({
        what: `${addresses.length} pages of ${locale}, two of them vacancies: first answer and the cached one`,
        measured: `${summary(firsts)}; ${summary(cached)}`,
      });
    }
    figures.push({
      what: 'Memory after these pages',
      measured: `${residentMegabytes(server.pid)} MB`,
    });
  } finally {
    await server.stop();
  }
  return figures;
}

type Loaded = { address: string; ms: number };

async function loadAll(url: string, addresses: string[]): Promise<Loaded[]> {
  const loaded: Loaded[] = [];
  for (const address of addresses) loaded.push({ address, ms: await load(url + address) });
  return loaded;
}

async function load(address: string): Promise<number> {
  const startedAt = performance.now();
  const answer = await fetch(address, { headers: { 'accept-encoding': 'br' } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}.`);
  return performance.now() - startedAt;
}

function summary(loaded: Loaded[]): string {
  const slowest = loaded.toSorted((one, other) => other.ms - one.ms)[0]!;
  const middle = median(loaded.map((one) => one.ms));
  return `median ${middle.toFixed(1)} ms, longest ${slowest.ms.toFixed(1)} ms (${slowest.address})`;
}

function ms(value: number): string {
  return `${Math.round(value)} ms`;
}

if (import.meta.main) printFigures(await measureRenders());
