/**
 * Lighthouse on built pages as a phone sees them: npm run bench:pages -- --runs 3 /about /contact
 * Build first. Without paths, every page of the sitemap; without --runs, the median of five. The
 * first run audits everything, the others what differs from run to run. Without its scripts a page
 * is run once. In Chromium without its window where that is installed: on two processors pages
 * answer sooner there.
 */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { parseArgs } from 'node:util';
import { loadPages, type PageStore } from '../server/pages/page-store.ts';
import { chromiumLaunch } from '../tools/chromium.mjs';
import { median, printFigures, type Figure } from './support/figure.ts';
import { serveStore } from './support/serve-store.ts';
import { withoutScripts } from './support/without-scripts.ts';

const kilobyte = 1024;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const limits = { blockingMs: 50, paintRatio: 1.15, cssBytes: 12_000, fontBytes: 60_000 };
const formPages = /\/(employers|contact|candidate-registration|vacancies)$/;

/** What the score for performance consists of, and what was loaded. */
const measures = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
  'network-requests',
];

type Asked = { onlyAudits?: string[]; skipAudits?: string[] };
type Run = { scores: number[]; paintMs: number; blockingMs: number; shift: number; urls: string[] };

export async function measurePages(paths: string[] = [], runs = 5): Promise<Figure[]> {
  const store = loadPages('build/client');
  const [full, still] = [await serveStore(store), await serveStore(withoutScripts(store))];
  const { executablePath, args } = chromiumLaunch();
  const chrome = await launch({
    chromePath: executablePath,
    // With a zygote, the end of a trace often waits five seconds for it.
    chromeFlags: ['--headless', '--no-zygote', ...args],
  });
  console.log(`Measuring in ${executablePath}`);
  const figures: Figure[] = [];
  for (const path of paths.length > 0 ? paths : sitemapPaths(store)) {
    const rows: Run[] = [];
    for (let run = 0; run < runs; run += 1) {
      const asked = run === 0 ? { skipAudits: notAskedOf(path, store) } : { onlyAudits: measures };
      rows.push(await audit(`${full.url}${path}`, chrome.port, asked));
    }
    const bare = await audit(`${still.url}${path}`, chrome.port, { onlyAudits: measures });
    figures.push(summary(path, rows, bare.paintMs, store));
    console.log(`${path}\t${figures.at(-1)!.measured}`);
  }
  chrome.kill();
  full.stop();
  still.stop();
  return figures;
}

function summary(path: string, rows: Run[], stillPaintMs: number, store: PageStore): Figure {
  const middle = (read: (row: Run) => number) => median(rows.map(read));
  const scores = [middle((row) => row.scores[0]!), ...rows[0]!.scores.slice(1)];
  const paintMs = middle((row) => row.paintMs);
  const blockingMs = middle((row) => row.blockingMs);
  const shift = middle((row) => row.shift);
  const ratio = paintMs / stillPaintMs;
  const urls = [...new Set(rows.flatMap((row) => row.urls))];
  const bytes = (extension: string) => compressedBytes(store, urls, extension);
  const [js, css, fonts] = [bytes('.js'), bytes('.css'), bytes('.woff2')];
  const jsLimit = (formPages.test(path) ? 125 : 100) * kilobyte;
  const inKB = (value: number) => (value / kilobyte).toFixed(1);
  return {
    what: path,
    measured: [
      `scores ${scores.join(' ')}`,
      `largest paint ${Math.round(paintMs)} ms, ${ratio.toFixed(2)} of that without scripts`,
      `blocking ${Math.round(blockingMs)} ms`,
      `shift ${shift.toFixed(3)}`,
      `JS ${inKB(js)}, CSS ${inKB(css)}, fonts ${inKB(fonts)} KB`,
    ].join('; '),
    required: `100; ${limits.paintRatio}; ${limits.blockingMs} ms; 0; ${jsLimit / kilobyte}, 12, 60 KB`,
    met:
      scores.every((score) => score === 100) &&
      ratio <= limits.paintRatio &&
      blockingMs < limits.blockingMs &&
      shift === 0 &&
      js <= jsLimit &&
      css <= limits.cssBytes &&
      fonts <= limits.fontBytes,
  };
}

/** Now and then Lighthouse cannot follow its own navigation; that is no run. */
async function audit(url: string, port: number, asked: Asked, attempts = 3): Promise<Run> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    ...asked,
    disableFullPageScreenshot: true,
  });
  if (!result || result.lhr.runtimeError) {
    if (attempts > 1) return audit(url, port, asked, attempts - 1);
    throw new Error(`Lighthouse gave no result for ${url}: ${result?.lhr.runtimeError?.message}`);
  }
  const { categories: found, audits } = result.lhr;
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const requests = audits['network-requests']?.details as { items?: { url: string }[] } | undefined;
  return {
    scores: categories.map((name) => Math.round((found[name]?.score ?? 0) * 100)),
    paintMs: value('largest-contentful-paint'),
    blockingMs: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    urls: (requests?.items ?? []).map((item) => item.url),
  };
}

/** A page that search engines are to leave out cannot be one that they may list. */
function notAskedOf(path: string, store: PageStore): string[] {
  const html = store.get(path)?.bodies.identity.toString('utf8') ?? '';
  return /<meta name="robots" content="noindex/.test(html) ? ['is-crawlable'] : [];
}

/** Of the bodies alone, as brotli where a file has that. */
function compressedBytes(store: PageStore, urls: string[], extension: string): number {
  const files = urls
    .map((url) => new URL(url).pathname)
    .filter((path) => path.endsWith(extension))
    .map((path) => store.get(path)?.bodies);
  return files.reduce((sum, bodies) => sum + (bodies?.br ?? bodies?.identity ?? '').length, 0);
}

function sitemapPaths(store: PageStore): string[] {
  const sitemap = store.get('/sitemap.xml')?.bodies.identity.toString('utf8') ?? '';
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    options: { runs: { type: 'string', default: '5' } },
    allowPositionals: true,
  });
  printFigures(await measurePages(positionals, Number(values.runs)));
}
