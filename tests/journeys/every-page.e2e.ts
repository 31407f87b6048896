import type { Page } from '@playwright/test';
import { editionOf, locales } from '../../domain/edition/editions.ts';
import { localeOf, pagePath } from '../../domain/address/paths.ts';
import { expectAccessible } from '../support/accessible.ts';
import { builtPages } from '../support/built-pages.ts';
import { expect, test } from '../support/site.ts';

/** Kept out of search results; the journeys of the vacancies check their own pages. */
const unlisted =
  /^\/(privacy-policy|cookie-policy|data-rights|terms-of-use|cookie-preferences|employers\/brief|(reports|documents|files)\/.+)$/;

/**
 * Each page of the first two editions is tried as two of the four, so that every template is tried
 * as all four. Switzerland and Austria share their templates and all but a few words.
 */
const looks = {
  'en-GB': [
    [390, 'light'],
    [1440, 'dark'],
  ],
  'de-DE': [
    [390, 'dark'],
    [1440, 'light'],
  ],
  'de-CH': [[390, 'light']],
  'de-AT': [[1440, 'dark']],
} as const;

for (const path of builtPages()) {
  const locale = localeOf(path);
  const inDepth = locale === 'en-GB' || locale === 'de-DE' || path === pagePath('home', locale);
  if (!inDepth) continue;

  test(`${path} is whole, described and accessible`, async ({ page }) => {
    const [[width, colorScheme]] = looks[locale];
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await stayOnPage(page);
    await page.goto(path);

    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/.+ \| Northgauge$/);
    const head = page.locator('head');
    const address = editionOf(locale).prefix
      ? path.slice(editionOf(locale).prefix.length + 1)
      : path;
    if (!address.startsWith('/vacancies/')) {
      const robots = unlisted.test(address) ? 'noindex, follow' : 'index, follow';
      await expect(head.locator('meta[name="robots"]')).toHaveAttribute('content', robots);
    }
    await expect(head.locator('meta[name="description"]')).toHaveCount(1);
    await expect(head.locator('meta[property="og:image"]')).toHaveCount(1);
    await expect(head.locator('link[rel="canonical"]')).toHaveCount(1);

    for (const [width, colorScheme] of looks[locale]) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectNoOverflow(page, path, width);
      await expectAccessible(page, { as: `${width} px, ${colorScheme}` });
    }
  });
}

for (const locale of locales.filter((locale) => looks[locale].length === 1)) {
  test(`every page of ${locale} names its language and fits its screen`, async ({ page }) => {
    test.slow();
    await stayOnPage(page);
    for (const path of builtPages().filter((path) => localeOf(path) === locale)) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoOverflow(page, path, width);
      }
    }
  });
}

/** Pages that give way to a document stay when it has no content or keeps them waiting. */
async function stayOnPage(page: Page) {
  await page.route('**/downloads/*', (route) => route.fulfill({ status: 204 }));
  await page.route('**/report-documents/*.html', () => {});
}

async function expectNoOverflow(page: Page, path: string, width: number) {
  const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(scrollWidth, `no sideways scrolling of ${path} at ${width} px`).toBeLessThanOrEqual(width);
}
