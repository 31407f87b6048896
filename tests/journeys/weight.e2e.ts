import type { Page, Request } from '@playwright/test';
import { allEditions, testEdition } from '#tests/support/browser/editions.ts';
import { expect, test } from '#tests/support/browser/site.ts';
import { test as deskTest } from '#tests/support/desk/filled-desk.ts';

const kilobyte = 1024;

for (const [limit, paths] of [
  [8, ['/about', '/privacy-policy', '/industries', '/expertise']],
  [10, ['/']],
  [80, allEditions.map((locale) => testEdition(locale).path('vacancies'))],
  [84, ['/employers', '/contact', '/candidate-registration']],
] as const) {
  for (const path of paths) {
    test(`${path} loads at most ${limit} KB of script over the wire`, async ({ page }) => {
      const scripts = scriptsOf(page);
      await page.goto(path);
      for (const form of await page.locator('main astro-island').all()) {
        await form.locator(':scope > *').first().scrollIntoViewIfNeeded();
      }
      await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      await expectAtMost(limit, scripts);
    });
  }
}

deskTest('the first page of the desk loads at most 120 KB of script', async ({ desk, page }) => {
  const scripts = scriptsOf(page);
  await page.goto(`${desk.url}/desk`);
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
  // Whatever a page loads when it has nothing else to do has been asked for then.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expectAtMost(120, scripts);
});

/** Every script that a page loads by itself from now on. */
function scriptsOf(page: Page): Request[] {
  const scripts: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request);
  });
  return scripts;
}

/** Of the compressed bodies and their headers. */
async function expectAtMost(limit: number, scripts: Request[]) {
  const sizes = await Promise.all(scripts.map((script) => script.sizes()));
  const bytes = sizes.reduce(
    (sum, { responseBodySize, responseHeadersSize }) =>
      sum + responseBodySize + responseHeadersSize,
    0,
  );
  const description = `${bytes} in ${scripts.length} requests`;
  test.info().annotations.push({ type: 'script bytes', description });
  expect(bytes).toBeGreaterThan(0);
  expect(bytes, description).toBeLessThanOrEqual(limit * kilobyte);
}

test.describe('the first view of the home page on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true });

  for (const scripts of ['running', 'blocked'] as const) {
    test.describe(`with scripts ${scripts}`, () => {
      test.use({
        expectedErrors: /ERR_FAILED|Failed to fetch/,
        contextOptions: { reducedMotion: 'reduce' },
      });

      test('paints the poster or the headline as its largest part', async ({ page }) => {
        if (scripts === 'blocked') await page.route('**/*.js', (route) => route.abort());
        await page.goto('/', { waitUntil: 'networkidle' });
        const largest = await page.evaluate(
          () =>
            new Promise<string>((resolve) => {
              new PerformanceObserver((list) => {
                const last = list.getEntries().at(-1) as PerformanceEntry & { element?: Element };
                const part = last.element?.closest('h1, [data-clip="aviation"]');
                resolve(part ? 'poster or headline' : (last.element?.outerHTML ?? 'nothing'));
              }).observe({ type: 'largest-contentful-paint', buffered: true });
            }),
        );
        expect(largest).toBe('poster or headline');
      });
    });
  }
});
