/** What only the shipped words can break: their pages fit the screen, and Home its budget. */
import type { Request } from '@playwright/test';
import { pagePath, reportDocumentPath, vacancyPath } from '#domain/address/paths.ts';
import { defaultLocale } from '#domain/edition/editions.ts';
import { pageNames } from '#domain/pages/page-name.ts';
import { isOpen } from '#domain/vacancies/vacancy-state.ts';
import { expect, test } from '#tests/support/browser/site.ts';
import { startServerProcess } from '#tests/support/server/server-process.ts';
import { shipped, shippedFolder } from './shipped.ts';

const kilobyte = 1024;
const { firm, reports, vacancies } = shipped;
const role = vacancies.find(isOpen)!;

let server: Awaited<ReturnType<typeof startServerProcess>>;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  server = await startServerProcess({ CONTENT_DIR: shippedFolder });
});
test.afterAll(() => server.stop());

for (const { tag: locale } of firm.editions) {
  test(`every page of ${locale} opens and fits its screen`, async ({ page }) => {
    test.slow();
    const addresses = pageNames.map((name) => pagePath(firm, name, locale));
    for (const address of [...addresses, vacancyPath(firm, role.slug, locale)]) {
      const answer = await page.goto(server.url + address, { waitUntil: 'domcontentloaded' });
      expect(answer?.status(), address).toBe(200);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      for (const width of [320, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(scrollWidth, `${address} at ${width} px`).toBeLessThanOrEqual(width);
      }
    }
  });
}

test('the report prints on at least eight A4 pages', async ({ page }) => {
  const path = reportDocumentPath(firm, reports[0]!.id, defaultLocale(firm));
  await page.goto(server.url + path);
  await page.emulateMedia({ media: 'print' });
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
  expect(pages.length).toBeGreaterThanOrEqual(8);
});

test.describe('the first view of the home page on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    contextOptions: { reducedMotion: 'no-preference' },
  });

  test('weighs at most 250 KB before the first clip, its poster at most 40 KB', async ({
    page,
  }) => {
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    const firstClip = page.waitForRequest(/\/media\/hero\/.+\.(webm|mp4)$/);
    await page.goto(server.url);
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
});
