/**
 * Vacancies in numbers: npm run bench:vacancies, with numbers of vacancies as parameters if other
 * ones are wanted. Build first. Measures starts, renders, bytes, memory, and from a click on a filter
 * to the painted result.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { languageLocales } from '#domain/edition/editions.ts';
import { vacancyPath } from '#domain/address/paths.ts';
import { chromiumLaunch } from '#tools/chromium.mjs';
import { startServerProcess } from '#tests/support/server/server-process.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import {
  atMost,
  median,
  printFigures,
  sizesGiven,
  type Figure,
  type Goal,
} from './support/figure.ts';
import { residentMegabytes } from './support/pin.ts';
import { projectWith } from './support/project-with.ts';
import { catalogue } from '#content/catalogue.server.ts';

const cpuSlowdown = 4;
/** From a click to the painted count. */
const mostClickMs = 100;
/** Enough pages to fill the page cache. */
const fillsCacheFrom = 2000;

export async function measureVacancies(sizes = [24, 2000]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const size of sizes) {
    const folder = projectWith(size);
    const environment = { DATA_DIR: temporaryFolder() };
    const figure = (what: string, measured: string, goal?: Goal) =>
      figures.push({ what: `${size.toLocaleString('en')} vacancies: ${what}`, measured, goal });
    const [firstMs, first] = await timed(() => startServerProcess(environment, folder));
    await first.stop();
    const [laterMs, server] = await timed(() => startServerProcess(environment, folder));
    try {
      figure('first start, which reads the YAML, and a later one', `${firstMs} and ${laterMs} ms`);
      await measureLoads(server.url, figure);
      const times = await measureClicks(server.url);
      const counts = times.map(({ count }) => count);
      figure(
        `click on a filter to the painted count, processor slowed ${cpuSlowdown} times`,
        ms(counts),
        atMost(mostClickMs, median(counts)),
      );
      figure('the same to the painted cards', ms(times.map(({ cards }) => cards)));
      if (size >= fillsCacheFrom) await measureMemory(server, figure);
    } finally {
      await server.stop();
      rmSync(path.resolve(folder), { recursive: true });
    }
  }
  return figures;
}

type Report = (what: string, measured: string, goal?: Goal) => void;

async function measureLoads(url: string, figure: Report) {
  // The first rendering of a process also loads code.
  await load(url, '/about');
  for (const [name, address] of [
    ['list', '/vacancies'],
    ['page of a role', await firstRole(url)],
    ['list with a filter', '/vacancies?sector=aviation'],
    ['all cards', '/vacancy-cards.json'],
    ['all details', '/vacancy-details.json'],
  ] as const) {
    const first = await load(url, address);
    const again = await load(url, address);
    const size = `${Math.round(first.bytes / 1024)} KB`;
    figure(`${name}: first and second answer, brotli`, `${first.ms} and ${again.ms} ms, ${size}`);
  }
}

async function firstRole(url: string): Promise<string> {
  const feed = (await (await fetch(`${url}/vacancies.json`)).json()) as {
    items: { url: string }[];
  };
  return new URL(feed.items[0]!.url).pathname;
}

async function timed<T>(work: () => Promise<T>): Promise<[number, T]> {
  const startedAt = performance.now();
  const result = await work();
  return [Math.round(performance.now() - startedAt), result];
}

async function load(url: string, address: string) {
  const [ms, bytes] = await timed(async () => {
    const response = await fetch(url + address, { headers: { 'accept-encoding': 'br' } });
    await response.arrayBuffer();
    return Number(response.headers.get('content-length'));
  });
  return { ms, bytes };
}

/** Every page of every role in one edition a language, which is more than the page cache keeps. */
async function measureMemory({ url, pid }: { url: string; pid: number }, figure: Report) {
  const before = residentMegabytes(pid);
  const response = await fetch(`${url}/vacancy-cards.json`);
  const cards = (await response.json()) as { slug: string }[];
  for (const locale of languageLocales(catalogue().firm)) {
    for (const { slug } of cards) await load(url, vacancyPath(catalogue().firm, slug, locale));
  }
  const pages = (languageLocales(catalogue().firm).length * cards.length).toLocaleString('en');
  figure(
    `memory of the server before and after ${pages} pages, of which the cache keeps 64 MB`,
    `${before} and ${residentMegabytes(pid)} MB`,
  );
}

async function measureClicks(url: string): Promise<ClickTimes[]> {
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${url}/vacancies`);
    await page.waitForSelector('main astro-island:not([ssr])', { state: 'attached' });
    await page.waitForLoadState('networkidle');
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
async function clickFilters(page: Page): Promise<ClickTimes[]> {
  await page.evaluate(watchClicks);
  await clickAndMeasure(page, 'status', 'closed');
  const sectors = await page
    .locator('#filter-form input[name=sector]')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  const times: ClickTimes[] = [];
  for (const value of sectors) {
    for (const _ of ['on', 'off']) times.push(await clickAndMeasure(page, 'sector', value));
  }
  return times;
}

/** From the press to the first paint, which shows the count, and to the last change of the cards. */
type ClickTimes = { count: number; cards: number };

/** With the mouse, which the browser answers sooner than a click by script. */
async function clickAndMeasure(page: Page, name: string, value: string): Promise<ClickTimes> {
  const input = page.locator(`#filter-form input[type=checkbox][name="${name}"][value="${value}"]`);
  await input.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  // What the click before left to do is over when a visitor clicks again.
  await page.waitForTimeout(300);
  const { x, y, width, height } = (await input.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  return page.evaluate(() => (window as unknown as { clicked: Promise<ClickTimes> }).clicked);
}

/** Runs in the page. */
function watchClicks() {
  /* oxlint-disable unicorn/consistent-function-scoping -- only this function is sent to the page */
  // A paint is over in the first task after the frame's callbacks.
  const painted = () =>
    new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve(performance.now()));
        port1.start();
        port2.postMessage(undefined);
      });
    });
  const timesOf = async (pressedAt: number): Promise<ClickTimes> => {
    let last: Promise<number> | undefined;
    const observer = new MutationObserver(() => (last = painted()));
    observer.observe(document.querySelector('section > ul')!, { childList: true });
    const count = (await painted()) - pressedAt;
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 }));
    observer.disconnect();
    return { count, cards: last ? (await last) - pressedAt : count };
  };
  addEventListener(
    'click',
    ({ timeStamp }) => Object.assign(window, { clicked: timesOf(timeStamp) }),
    { capture: true },
  );
}

if (import.meta.main) printFigures(await measureVacancies(sizesGiven()));
