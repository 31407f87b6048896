import type { Page } from '@playwright/test';
import { editionOf, locales } from '#domain/edition/editions.ts';
import { localeOf, pagePath } from '#domain/address/paths.ts';
import { messagesFor } from '#words/messages.ts';
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { builtPages } from '#tests/support/server/built-pages.ts';
import { expect, inTestAll, test } from '#tests/support/browser/site.ts';
import { catalogue } from '#content/catalogue.server.ts';

const mostlyText =
  /^\/(privacy-policy|cookie-policy|data-rights|terms-of-use|(reports|documents|files)\/.+)$/;

/** Kept out of search results; the journeys of the vacancies check their own pages. */
const unlisted = ['/cookie-preferences', '/employers/brief', '/role-alerts', '/saved-roles'];
const isUnlisted = (address: string) => mostlyText.test(address) || unlisted.includes(address);

type Look = { width: number; colorScheme: 'light' | 'dark' };

const looks: readonly Look[] = [
  { width: 390, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
  { width: 390, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
];

/** Between them they hold every kind of control; longer words may push two of them together. */
const auditedInGerman = (['home', 'employers', 'vacancies', 'candidate-registration'] as const).map(
  (name) => pagePath(catalogue().firm, name, 'de-DE'),
);

const audited = builtPages().filter(
  (path) => localeOf(catalogue().firm, path) === 'en-GB' || auditedInGerman.includes(path),
);

/** One page of each template. */
const templates =
  /^\/?(about|employers|employers\/plan|vacancies|vacancies\/head-.*|contact|candidate-registration|industry-intelligence|privacy-policy)?$/;
const atEachRun = (address: string) => (templates.test(address) ? {} : inTestAll);

for (const [at, path] of audited.entries()) {
  const { prefix } = editionOf(catalogue().firm, localeOf(catalogue().firm, path));
  const address = prefix ? path.slice(prefix.length + 1) : path;

  test(`${path} is whole, described and accessible`, atEachRun(address), async ({ page }) => {
    await stayOnPage(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/\w/);
    const head = page.locator('head');
    if (!address.startsWith('/vacancies/')) {
      const robots = isUnlisted(address) ? 'noindex, follow' : 'index, follow';
      await expect(head.locator('meta[name="robots"]')).toHaveAttribute('content', robots);
    }
    await expect(head.locator('meta[name="description"]')).toHaveCount(1);
    await expect(head.locator('meta[property="og:image"]')).toHaveCount(1);
    await expect(head.locator('link[rel="canonical"]')).toHaveCount(1);

    await expectNoOverflow(page, path);
    // Pages take turns; what they show is on other pages too.
    if (!mostlyText.test(address)) await audit(page, looks[at % looks.length]!);
  });

  test(`${path} is accessible in every look`, inTestAll, async ({ page }) => {
    await stayOnPage(page);
    await page.goto(path);
    for (const look of looks) await audit(page, look);
  });
}

test('every page names its language', inTestAll, async ({ request }) => {
  for (const path of builtPages().filter((path) => !isDownload(path))) {
    const html = await (await request.get(path)).text();
    expect(/<html lang="([^"]+)"/.exec(html)?.[1], path).toBe(localeOf(catalogue().firm, path));
  }
});

for (const locale of locales(catalogue().firm).filter((locale) => locale !== 'en-GB')) {
  test(`every page of ${locale} fits its screen`, inTestAll, async ({ page }) => {
    test.slow();
    await stayOnPage(page);
    // A page that gives way to a document by itself would abort the next navigation.
    const paths = builtPages().filter(
      (path) => localeOf(catalogue().firm, path) === locale && !givesWay(path),
    );
    for (const path of paths) {
      await page.setViewportSize({ width: 320, height: 844 });
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      // The other German editions differ in a few words.
      await expectNoOverflow(page, path, locale === 'de-DE' ? everyWidth : [320]);
    }
  });
}

test('long words of an address fit the screen', inTestAll, async ({ page }) => {
  const word = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(4);
  const { subjectPrefix } = messagesFor(catalogue().firm, 'en-GB').forms['contact-message']
    .application;
  for (const path of [
    `/contact?subject=${subjectPrefix}${word}`,
    `/vacancies?q=${word}`,
    `/employers/brief?company=${word}&mustHaves=${word}`,
  ]) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expectNoOverflow(page, path);
  }
});

/** Opened one by one in English. */
function givesWay(path: string): boolean {
  return /\/(files|documents|reports)\//.test(path);
}

function isDownload(path: string): boolean {
  return path.includes('/files/');
}

/** Pages that give way to a document stay when it has no content or keeps them waiting. */
async function stayOnPage(page: Page) {
  await page.route('**/downloads/*', (route) => route.fulfill({ status: 204 }));
  await page.route('**/report-documents/*.html', () => {});
}

async function audit(page: Page, { width, colorScheme }: Look) {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expectAccessible(page, { as: `${width} px, ${colorScheme}` });
}

const everyWidth: readonly number[] = [320, 390, 768, 1440];

async function expectNoOverflow(page: Page, path: string, widths = everyWidth) {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth, `no sideways scrolling of ${path} at ${width} px`).toBeLessThanOrEqual(
      width,
    );
  }
}
