import { expect, hydrated, test } from '../support/site.ts';

const kilobyte = 1024;

for (const [kind, path, limit] of [
  ['content page', '/about', 100],
  ['home page', '/', 100],
  ['page with a form', '/employers', 125],
] as const) {
  test(`a ${kind} loads at most ${limit} KB of compressed JavaScript`, async ({ page }) => {
    const sizes: number[] = [];
    page.on('requestfinished', async (request) => {
      if (request.resourceType() !== 'script') return;
      sizes.push((await request.sizes()).responseBodySize);
    });
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(sizes.length).toBeGreaterThan(3);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(limit * kilobyte);
  });
}

test.describe('the first view of the home page on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true });

  test('weighs at most 250 KB before the first clip, its poster at most 40 KB', async ({
    page,
  }) => {
    const requests: import('@playwright/test').Request[] = [];
    page.on('request', (request) => requests.push(request));
    const firstClip = page.waitForRequest(/\/media\/hero\/.+\.(webm|mp4)$/);
    await page.goto('/');
    const before = requests.slice(0, requests.indexOf(await firstClip));
    const weights = await Promise.all(
      before.map(async (request) => {
        await (await request.response())?.finished();
        const { responseBodySize, responseHeadersSize } = await request.sizes();
        return { url: request.url(), bytes: responseBodySize + responseHeadersSize };
      }),
    );
    const poster = weights.find(({ url }) => url.includes('/media/hero/aviation-phone.avif'));
    expect(poster?.bytes).toBeLessThanOrEqual(40 * kilobyte);
    const total = weights.reduce((sum, { bytes }) => sum + bytes, 0);
    const table = weights.map(({ url, bytes }) => `${bytes} ${url}`).join('\n');
    expect(total, table).toBeLessThanOrEqual(250 * kilobyte);
  });

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
