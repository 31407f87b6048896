import type { Page, Request } from '@playwright/test';
import { expect, test } from '#tests/support/browser/site.ts';

const kilobyte = 1024;

for (const [limit, paths] of [
  [8, ['/about', '/privacy-policy', '/industries', '/expertise']],
  [10, ['/']],
  [80, ['/employers', '/contact', '/candidate-registration', '/vacancies']],
] as const) {
  for (const path of paths) {
    test(`${path} loads at most ${limit} KB of compressed script`, async ({ page }) => {
      const bytes = await scriptBytesOf(page, path);
      expect(bytes).toBeLessThanOrEqual(limit * kilobyte);
    });
  }
}

/** The compressed bodies of every script, islands below the first screen included. */
async function scriptBytesOf(page: Page, path: string): Promise<number> {
  const scripts: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request);
  });
  await page.goto(path);
  for (const form of await page.locator('main astro-island').all()) {
    await form.locator(':scope > *').first().scrollIntoViewIfNeeded();
  }
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(scripts.map((script) => script.sizes()));
  const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  test.info().annotations.push({ type: 'script bytes', description: `${path} ${bytes}` });
  expect(bytes).toBeGreaterThan(0);
  return bytes;
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
