/**
 * How the vacancies page bears many vacancies: npm run bench:vacancies -- 24 500 2000
 * Builds the page with so many, made by varying the real ones, in a temporary copy of the project,
 * and measures in a slowed-down Chromium from a click on a filter to the painted result.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { filterOptions } from '../domain/vacancy/filter.ts';
import { loadPages } from '../server/pages/page-store.ts';
import { chromiumLaunch } from '../tools/chromium.mjs';
import { atMost, median, printFigures, sizesGiven, type Figure } from './support/figure.ts';
import { projectWith } from './support/project-with.ts';
import { serveStore } from './support/serve-store.ts';

const cpuSlowdown = 4;
/** On the first the open filters fill the screen; on the second the cards are in sight below them. */
const screens = [
  { width: 1440, height: 900 },
  { width: 1440, height: 2400 },
];
type Screen = (typeof screens)[number];
const project = process.cwd();
const buildConfig = `import { catalogue } from './content/catalogue.server.ts';
import { finishBuild } from './tools/finish-build.ts';
// Before the first page is asked for, which may take ten seconds.
catalogue();
export default {
  appDirectory: 'site',
  ssr: false,
  routeDiscovery: { mode: 'initial' },
  prerender: ['/vacancies', '/vacancy-details.json'],
  buildEnd: ({ reactRouterConfig }) => finishBuild(reactRouterConfig.buildDirectory),
};
`;
const routes = `import { route } from '@react-router/dev/routes';
export default [
  route('vacancies', 'routes/vacancies.tsx'),
  route('vacancy-details.json', 'routes/vacancy-details.ts'),
];
`;

export async function measureVacancies(sizes = [24, 500, 2000]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const size of sizes) {
    const copy = projectWith(size);
    try {
      // Only what is measured: thousands of vacancy pages would take long and change nothing here.
      writeFileSync(path.join(copy, 'react-router.config.ts'), buildConfig);
      writeFileSync(path.join(copy, 'site/routes.ts'), routes);
      build(copy);
      const client = path.join(copy, 'build/client');
      const what = `${size.toLocaleString('en')} vacancies`;
      figures.push({ what: `${what}, compressed`, measured: compressedSizes(client) });
      for (const screen of screens) {
        const times = await measure(client, screen);
        const click = `${what}, median from a click on a filter to its paint, ${screen.width} × ${screen.height}, processor slowed ${cpuSlowdown} times`;
        figures.push(atMost(click, median(times), 100, 'ms'));
      }
    } finally {
      rmSync(copy, { recursive: true });
    }
  }
  return figures;
}

function compressedSizes(client: string): string {
  const [page, details] = ['vacancies/index.html', 'vacancy-details.json'].map((file) => {
    const { length } = brotliCompressSync(readFileSync(path.join(client, file)));
    return `${(length / 1000).toFixed(0)} KB`;
  });
  return `page ${page}, details ${details}`;
}

function build(copy: string) {
  const command = path.join(project, 'node_modules/.bin/react-router');
  const { status, stderr } = spawnSync(command, ['build'], { cwd: copy, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The build failed:\n${stderr}`);
}

async function measure(folder: string, screen: Screen): Promise<number[]> {
  const server = await serveStore(loadPages(folder));
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const page = await browser.newPage({ viewport: screen });
    await page.goto(`${server.url}/vacancies`);
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
    await page.locator('summary', { hasText: 'Filters' }).click();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    return await clickFilters(page);
  } finally {
    await browser.close();
    server.stop();
  }
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
