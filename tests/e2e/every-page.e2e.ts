import { AxeBuilder } from '@axe-core/playwright';
import { expect, hydrated, test } from '../support/site.ts';
import { builtPages } from '../support/built-pages.ts';

/** Kept out of search results; the journeys of the vacancies check their own pages. */
const unlisted =
  /^\/(privacy-policy|cookie-policy|data-rights|terms-of-use|cookie-preferences|(reports|documents|files)\/.+)$/;

for (const path of builtPages()) {
  test(`${path} is whole, described and accessible`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    // Pages that give way to a document stay when it has no content or keeps them waiting.
    await page.route('**/downloads/*', (route) => route.fulfill({ status: 204 }));
    await page.route('**/report-documents/*.html', () => {});
    await page.goto(path);
    await hydrated(page);

    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/.+ \| Northgauge$/);
    const head = page.locator('head');
    if (!path.startsWith('/vacancies/')) {
      const robots = unlisted.test(path) ? 'noindex, follow' : 'index, follow';
      await expect(head.locator('meta[name="robots"]')).toHaveAttribute('content', robots);
    }
    await expect(head.locator('meta[name="description"]')).toHaveCount(1);
    await expect(head.locator('meta[property="og:image"]')).toHaveCount(1);
    await expect(head.locator('link[rel="canonical"]')).toHaveCount(1);
    await expect(head.locator('link[rel="alternate"][hreflang="x-default"]')).toHaveCount(1);

    for (const [width, theme] of [
      [390, 'light'],
      [390, 'dark'],
      [1440, 'light'],
      [1440, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await expectNoOverflow(page, width);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
      );
      expect(found, `${width} px, ${theme}`).toEqual([]);
    }
  });
}

async function expectNoOverflow(page: import('@playwright/test').Page, width: number) {
  const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(scrollWidth, `no sideways scrolling at ${width} px`).toBeLessThanOrEqual(width);
}
