/**
 * Lighthouse on built pages as a phone sees them, in full Chromium:
 * npm run bench:pages -- --runs 3 /about /contact
 * Build first. Without paths, the twelve kinds of page; without --runs, one run each, but five of the
 * home page and the list. With --editions also these two in the other editions. The scores of accessibility, best practices
 * and search engines are those of the first run: they do not depend on time, which the others measure.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { catalogue } from '#content/catalogue.server.ts';
import {
  localeOf,
  pagePath,
  pathInLocale,
  reportDocumentPath,
  vacancyPath,
} from '#domain/address/paths.ts';
import { defaultLocale, locales } from '#domain/edition/editions.ts';
import { chromiumFlags, findChromium, findHeadlessShell } from '#tools/chromium.mjs';
import { portToKeep } from '#tests/support/machine/port-to-keep.ts';
import { startServerProcess } from '#tests/support/server/server-process.ts';
import { atMost, median, printFigures, type Figure } from './support/figure.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Request = { url: string; resourceType?: string; transferSize?: number };
/** Of the home page. */
const mostPaintMs = 1_500;
/** What most visitors see first: 100 points in each of so many runs. */
const firstPages = ['/', '/vacancies'];
const runsOfFirst = 5;

type Run = {
  /** Of the categories that were asked for. */
  scores: number[];
  isListed: boolean;
  paintMs: number;
  blockingMs: number;
  shift: number;
  requests: Request[];
};

type Choice = { paths?: string[]; runs?: number | undefined; editions?: boolean };

export async function measurePages({ paths = [], runs, editions = false }: Choice = {}): Promise<
  Figure[]
> {
  const chosen = paths.length > 0 ? paths : twelvePages();
  const plan = [...chosen, ...(editions ? inOtherEditions(firstPages) : [])];
  const server = await startServerProcess();
  const port = await portToKeep();
  const browser = await chromium.launch({
    executablePath: findChromium() ?? findHeadlessShell(),
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  });
  const figures: Figure[] = [];
  const seconds: number[] = [];
  try {
    for (const address of plan) {
      const startedAt = performance.now();
      const measured: Run[] = [];
      const times = runs ?? (firstPages.includes(address) ? runsOfFirst : 1);
      for (let run = 0; run < times; run += 1) {
        const asked = run === 0 ? categories : categories.slice(0, 1);
        measured.push(await audit(`${server.url}${address}`, { port, asked }));
      }
      seconds.push((performance.now() - startedAt) / 1000 / times);
      const figure = await summary(address, measured, server.url);
      figures.push(figure);
      console.log(`${address}\t${figure.measured}`);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  figures.push({
    what: `Duration of a run of Lighthouse on one of these ${seconds.length} pages`,
    measured: `median ${median(seconds).toFixed(1)} s`,
  });
  return figures;
}

function twelvePages(): string[] {
  const { vacancies } = catalogue();
  return [
    '/',
    '/about',
    '/industries',
    '/expertise',
    '/employers',
    '/vacancies',
    vacancyPath(
      catalogue().firm,
      vacancies.find(({ state }) => state.is === 'open')?.slug ?? '',
      defaultLocale(catalogue().firm),
    ),
    '/industry-intelligence',
    reportDocumentPath(catalogue().firm, sampleReport, defaultLocale(catalogue().firm)),
    '/candidate-registration',
    '/contact',
    '/privacy-policy',
  ];
}

const sampleReport = catalogue().reports[0]?.id ?? '';

function inOtherEditions(paths: string[]): string[] {
  return locales(catalogue().firm)
    .filter((locale) => locale !== defaultLocale(catalogue().firm))
    .flatMap((locale) => paths.map((address) => pathInLocale(catalogue().firm, address, locale)));
}

async function summary(address: string, runs: Run[], url: string): Promise<Figure> {
  const middle = (read: (run: Run) => number) => median(runs.map(read));
  const { scores: otherScores, isListed } = runs[0]!;
  const scores = [middle((run) => run.scores[0] ?? 0), ...otherScores.slice(1)];
  const paintMs = Math.round(middle((run) => run.paintMs));
  const { requests } = runs.at(-1)!;
  const kilobytes = (type: string) => (bodyBytes(requests, type) / 1024).toFixed(1);
  const html = (await compressedPage(`${url}${address}`)) / 1024;
  const isHome =
    address === pagePath(catalogue().firm, 'home', localeOf(catalogue().firm, address));
  return {
    what: address,
    ...(isHome && { goal: atMost(mostPaintMs, paintMs, 'ms to the largest paint') }),
    measured: [
      `scores ${scores.join(' ')}`,
      ...(runs.length > 1
        ? [`of speed in each run ${runs.map((run) => run.scores[0]).join(' ')}`]
        : []),
      ...(isListed ? [] : ['noindex as specified, which costs points of the last score']),
      `largest paint ${paintMs} ms`,
      `blocking ${Math.round(middle((run) => run.blockingMs))} ms`,
      `shift ${middle((run) => run.shift).toFixed(3)}`,
      `HTML ${html.toFixed(1)}, JS ${kilobytes('.js')}, CSS ${kilobytes('.css')}, fonts ${kilobytes('.woff2')} KB`,
      `${requests.length} requests`,
    ].join('; '),
  };
}

/** Retries when Lighthouse itself fails, which it does now and then. */
async function audit(
  url: string,
  { port, asked, attempts = 3 }: { port: number; asked: readonly string[]; attempts?: number },
): Promise<Run> {
  const result = await lighthouse(url, {
    port,
    onlyCategories: [...asked],
    output: 'json',
    logLevel: 'error',
    disableFullPageScreenshot: true,
  });
  if (!result || result.lhr.runtimeError) {
    if (attempts > 1) return audit(url, { port, asked, attempts: attempts - 1 });
    throw new Error(`Lighthouse gave no result for ${url}: ${result?.lhr.runtimeError?.message}`);
  }
  const { categories: found, audits } = result.lhr;
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const details = audits['network-requests']?.details as { items?: Request[] } | undefined;
  return {
    scores: asked.map((name) => Math.round((found[name]?.score ?? 0) * 100)),
    isListed: audits['is-crawlable']?.score !== 0,
    paintMs: value('largest-contentful-paint'),
    blockingMs: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    requests: details?.items ?? [],
  };
}

/** Of the bodies alone, as brotli where a file has that. */
function bodyBytes(requests: Request[], extension: string): number {
  const files = new Set(requests.map(({ url }) => new URL(url).pathname));
  return [...files]
    .filter((file) => file.endsWith(extension))
    .map((file) => path.join('build/client', file))
    .reduce((sum, file) => {
      const sent = existsSync(`${file}.br`) ? `${file}.br` : file;
      return sum + readFileSync(sent).length;
    }, 0);
}

async function compressedPage(url: string): Promise<number> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' }, method: 'HEAD' });
  return Number(response.headers.get('content-length') ?? 0);
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    options: {
      runs: { type: 'string' },
      editions: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const { editions } = values;
  const runs = values.runs ? Number(values.runs) : undefined;
  printFigures(await measurePages({ paths: positionals, runs, editions }));
}
