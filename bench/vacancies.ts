/**
 * How the vacancies page bears many vacancies: npm run bench:vacancies -- 24 500 2000
 * Build first. Serves the build with so many vacancies, made by varying the real ones, and measures
 * first and cached rendering, bytes, memory, and in a slowed-down Chromium the time from a click on
 * a filter to the painted result.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { filterOptions } from '../domain/vacancy/filter.ts';
import { chromiumLaunch } from '../tools/chromium.mjs';
import { startServerProcess } from '../tests/support/server-process.ts';
import { median, printFigures, sizesGiven, type Figure } from './support/figure.ts';
import { projectWith } from './support/project-with.ts';

const cpuSlowdown = 4;

export async function measureVacancies(sizes = [24, 500, 2000]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const size of sizes) {
    const folder = projectWith(size);
    const server = await startServerProcess({}, folder);
    const figure = (what: string, measured: string) =>
      figures.push({ what: `${size.toLocaleString('en')} vacancies: ${what}`, measured });
    try {
      const first = await load(server.url, '/vacancies');
      const cached = await load(server.url, '/vacancies');
      figure('list, first and cached render', `${first.ms} and ${cached.ms} ms`);
      figure('list, brotli', `${Math.round(first.bytes / 1024)} KB`);
      const details = await load(server.url, '/vacancy-details.json');
      figure('details, brotli', `${Math.round(details.bytes / 1024)} KB`);
      const times = await measureClicks(server.url);
      figure(`click on a filter to paint, processor slowed ${cpuSlowdown} times`, ms(times));
    } finally {
      await server.stop();
      rmSync(path.resolve(folder), { recursive: true });
    }
  }
  return figures;
}

async function load(url: string, address: string) {
  const startedAt = performance.now();
  const response = await fetch(url + address, { headers: { 'accept-encoding': 'br' } });
  await response.arrayBuffer();
  const bytes = Number(response.headers.get('content-length'));
  return { ms: Math.round(performance.now() - startedAt), bytes };
}

async function measureClicks(url: string): Promise<number[]> {
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${url}/vacancies`);
    await page.waitForSelector('main astro-island:not([ssr])', { state: 'attached' });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    return await clickFilters(page);
  } finally {
    await browser.close();
  }
}

function ms(times: number[]): string {
  return `median ${median(times).toFixed(0)} ms, longest ${Math.max(...times).toFixed(0)} ms`;
}

/** Every sector on and off again, among all vacancies: each click changes many cards. */
async function clickFilters(page: Page): Promise<number[]> {
  await page.getByRole('checkbox', { name: 'Closed', exact: true }).click();
  const times: number[] = [];
  for (const option of filterOptions.sectors) {
    const box = page
      .getByRole('group', { name: 'Sectors' })
      .getByRole('checkbox', { name: option, exact: true });
    for (const _ of ['on', 'off']) {
      // What the click before left for later is done: nobody clicks again within a frame.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await page.evaluate(armStopwatch);
      await box.click();
      times.push(await page.evaluate(() => (window as Stopwatch).painted!));
    }
  }
  return times;
}

type Stopwatch = Window & typeof globalThis & { painted?: Promise<number> };

/** From the click that the browser saw to the first task after the next frame was painted. */
function armStopwatch() {
  (window as Stopwatch).painted = new Promise((resolve) => {
    const start = (event: Event) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve(performance.now() - event.timeStamp));
        port1.start();
        port2.postMessage(undefined);
      });
    };
    window.addEventListener('click', start, { capture: true, once: true });
  });
}

if (import.meta.main) printFigures(await measureVacancies(sizesGiven()));
