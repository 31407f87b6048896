/**
 * Vacancies in numbers: npm run bench:vacancies, with numbers of vacancies as parameters if other
 * ones are wanted. Build first. Measures starts, renders, bytes, memory, and from a click on a filter
 * to the painted result.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { languageLocales, locales, type Locale } from '../domain/edition/editions.ts';
import { vacancyPath } from '../domain/address/paths.ts';
import { chromiumLaunch } from '../tools/chromium.mjs';
import { startServerProcess } from '../tests/support/server/server-process.ts';
import { temporaryFolder } from '../tests/support/machine/temporary-folder.ts';
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

const cpuSlowdown = 4;
/** From a click to the painted count. */
const mostClickMs = 100;
/** Enough pages to fill the page cache. */
const fillsCacheFrom = 2000;

export async function measureVacancies(sizes = [24, 500, 2000]): Promise<Figure[]> {
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

/**
 * Every page of every role in one edition a language, which is more than the page cache keeps, and
 * then in the other editions: what the first of them filled must not grow with the second.
 */
async function measureMemory({ url, pid }: { url: string; pid: number }, figure: Report) {
  const before = residentMegabytes(pid);
  const response = await fetch(`${url}/vacancy-cards.json`);
  const cards = (await response.json()) as { slug: string }[];
  const render = async (editions: readonly Locale[]) => {
    for (const locale of editions) {
      for (const { slug } of cards) await load(url, vacancyPath(slug, locale));
    }
    return residentMegabytes(pid);
  };
  const after = await render(languageLocales());
  const others = locales().filter((locale) => !languageLocales().includes(locale));
  const afterAll = await render(others);
  const pages = (editions: readonly Locale[]) =>
    (editions.length * cards.length).toLocaleString('en');
  figure(
    `memory of the server before, after ${pages(languageLocales())} pages and after ${pages(others)} more, of which the cache keeps 64 MB`,
    `${before}, ${after} and ${afterAll} MB`,
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
  await page.evaluate(clickAndMeasure, { name: 'status', value: 'closed' });
  const sectors = await page
    .locator('#filter-form input[name=sector]')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  const times: ClickTimes[] = [];
  for (const value of sectors) {
    for (const _ of ['on', 'off']) {
      times.push(await page.evaluate(clickAndMeasure, { name: 'sector', value }));
    }
  }
  return times;
}

/** From the click to the first paint, which shows the count, and to the last change of the cards. */
type ClickTimes = { count: number; cards: number };

/** Runs in the page. Clicked by the DOM: a pointer would first wait until nothing moves. */
async function clickAndMeasure({ name, value }: { name: string; value: string }) {
  /* oxlint-disable unicorn/consistent-function-scoping -- only this function is sent to the page */
  const idle = () => new Promise((resolve) => requestIdleCallback(resolve));
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
  const list = document.querySelector('section > ul')!;
  const input = document.querySelector<HTMLInputElement>(
    `#filter-form input[type=checkbox][name="${name}"][value="${value}"]`,
  )!;
  // Nobody clicks again before the click before is done.
  await idle();
  const paints: Promise<number>[] = [];
  const observer = new MutationObserver(() => paints.push(painted()));
  observer.observe(list, { childList: true });
  const startedAt = performance.now();
  input.click();
  const count = (await painted()) - startedAt;
  await idle();
  observer.disconnect();
  const last = await paints.at(-1);
  return { count, cards: last === undefined ? count : last - startedAt };
}

if (import.meta.main) printFigures(await measureVacancies(sizesGiven()));
