/**
 * Lighthouse on built pages as a phone sees them: npm run bench:pages -- /about /contact
 * Build first. Prints the median of several runs a page.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { loadPages } from '../intake/pages/page-store.ts';
import { servePages } from '../intake/pages/serve-pages.ts';
import { chromiumFlags, findChromium } from '../tools/chromium.mjs';

const runs = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const paths = process.argv.slice(2).length > 0 ? process.argv.slice(2) : ['/about'];

const server = createServer(servePages(loadPages('build/client'))).listen(0, '127.0.0.1');
await once(server, 'listening');
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const chrome = await launch({
  chromePath: findChromium(),
  chromeFlags: ['--headless', ...chromiumFlags],
});

console.log(['page', ...categories, 'largest paint ms', 'blocking ms', 'shift'].join('\t'));
for (const path of paths) {
  const rows: number[][] = [];
  for (let run = 0; run < runs; run += 1) rows.push(await measure(`${address}${path}`));
  const columns = rows[0]!.map((_, column) => median(rows.map((row) => row[column]!)));
  console.log([path, ...columns.map((value) => Math.round(value * 1000) / 1000)].join('\t'));
}
chrome.kill();
server.close();

async function measure(url: string): Promise<number[]> {
  const result = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
  const { categories: scores, audits } = result.lhr;
  const audit = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return [
    ...categories.map((name) => (scores[name]?.score ?? 0) * 100),
    audit('largest-contentful-paint'),
    audit('total-blocking-time'),
    audit('cumulative-layout-shift'),
  ];
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
