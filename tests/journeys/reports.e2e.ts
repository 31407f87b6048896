import { expectAccessibleThemes } from '#tests/support/browser/accessible.ts';
import type { Page } from '@playwright/test';
import { pastedText } from '#tests/support/browser/clipboard.ts';
import { reportDocumentPath, reportPath } from '#domain/address/paths.ts';
import { wordsIn } from '#domain/edition/spelling.ts';
import { fillIn } from '#words/fill-in.ts';
import { countsAfterConsent } from '#site/privacy/consent.ts';
import {
  contentOfTests,
  forEachEdition,
  englishAtEachRun,
} from '#tests/support/browser/editions.ts';
import { expect, live, test, inTestAll } from '#tests/support/browser/site.ts';
import { catalogue } from '#content/catalogue.server.ts';

const id = 'harbours-and-ferries-2025-2030';
const documentPath = `/report-documents/${id}.html`;
const title = 'Harbours and Ferries 2025–2030';

const viewsOf = (page: Page) =>
  page.evaluate((key) => localStorage.getItem(key), `report_views_${id}`);

forEachEdition(englishAtEachRun, ({ locale, path, words }) => {
  test.use({ expectedErrors: /404/ });
  const { title } = wordsIn(
    contentOfTests.reports.find((report) => report.id === id)!,
    locale,
  );
  const file = reportDocumentPath(catalogue().firm, id, locale);

  test('a report is found by its industry, and each opening from its card is counted', async ({
    page,
  }) => {
    const { reportList } = words;
    await page.goto(`${path('industry-intelligence')}?industry=space`);
    if (countsAfterConsent(locale)) {
      await page.getByRole('button', { name: words.cookieNotice.acceptAll }).click();
    }
    await expect(page.getByText(reportList.empty)).toBeVisible();
    const filter = page.getByRole('group', { name: reportList.filter });
    await filter.getByRole('button', { name: reportList.all }).click();
    const card = page.getByRole('article');
    await expect(card.getByRole('heading')).toHaveText(title);
    await card.getByRole('button', { name: fillIn(words.share.label, { title }) }).click();
    await expect(page.getByRole('button', { name: words.share.copy })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card.getByText(fillIn(reportList.views, { count: 0 }))).toBeVisible();
    await card.getByRole('link', { name: reportList.read }).click();
    await page.waitForURL(`**${file}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.goBack();
    await expect(card.getByText(reportList.oneView, { exact: true })).toBeVisible();
    await card.getByRole('link', { name: title }).click();
    await page.waitForURL(`**${file}`);
    await page.goBack();
    await expect(card.getByText(fillIn(reportList.views, { count: 2 }))).toBeVisible();
    expect(await viewsOf(page)).toBe('2');
  });

  test('the loader waits, names what is missing and leads back', async ({ page }) => {
    const held = Promise.withResolvers<void>();
    let requests = 0;
    await page.route(`**${file}`, async (route) => {
      requests += 1;
      await held.promise;
      await route.fulfill({ status: 404 });
    });
    await page.goto(reportPath(catalogue().firm, id, locale));
    await expect(page.getByRole('status').filter({ hasText: words.report.loading })).toBeVisible();
    held.resolve();
    await expect(page.getByRole('heading', { name: words.report.failed })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(
      fillIn(words.report.missing, { path: file, code: 404 }),
    );
    expect(requests, 'a missing file is not retried').toBe(1);
    expect(await viewsOf(page)).toBeNull();
    await page.getByRole('link', { name: words.report.back }).click();
    await expect(page).toHaveURL(path('industry-intelligence'));
  });
});

test.describe('the list of reports', () => {
  test('offers only industries that have reports and filters by them', async ({ page }) => {
    await page.goto('/industry-intelligence');
    await live(page, 'article');
    const filter = page.getByRole('group', { name: 'Filter reports by industry' });
    await expect(filter.getByRole('button')).toHaveText([
      'All1',
      'Aviation & Aerospace0',
      'MedTech0',
      'Pharma & Biotech0',
      'Automotive1',
      'Space0',
      'DeepTech1',
      'InfoTech & InfoSec0',
    ]);
    await expect(filter.getByRole('button', { name: 'Space' }).last()).toBeDisabled();
    await filter.getByRole('button', { name: 'Automotive' }).click();
    await expect(filter.getByRole('button', { name: 'Automotive' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(page).toHaveURL(/\?industry=automotive$/);
    await expect(page.getByRole('article')).toHaveCount(1);
  });

  test('shares a report on LinkedIn and as a copied link', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await context.route('https://www.linkedin.com/**', (route) => route.fulfill({ body: 'ok' }));
    await page.goto('/industry-intelligence');
    await live(page, 'article');
    const share = page.getByRole('button', { name: `Share “${title}”` });
    await share.click();
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'LinkedIn', exact: true }).click();
    const shareWindow = await opened;
    await shareWindow.waitForURL('https://www.linkedin.com/**');
    const address = new URL(shareWindow.url());
    expect(address.pathname).toBe('/sharing/share-offsite/');
    expect(address.searchParams.get('url')).toMatch(new RegExp(`^https://.+/reports/${id}$`));

    await page.bringToFront();
    await share.click();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    expect(await pastedText(page)).toBe(address.searchParams.get('url'));
  });
});

test('a German edition counts no report before consent', async ({ page }) => {
  await page.goto(`/de/reports/${id}`);
  await page.waitForURL(`**/report-documents/**`);
  expect(await viewsOf(page)).toBeNull();
});

test.describe('the loader', () => {
  for (const path of [`/reports/${id}`, `/reports/${id}.html`]) {
    test(`at ${path} counts the view and gives way to the document`, async ({ page }) => {
      await page.goto('/industry-intelligence');
      await page.goto(path);
      await page.waitForURL(`**${documentPath}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      expect(await viewsOf(page)).toBe('1');
      await page.goBack();
      await expect(page).toHaveURL(/\/industry-intelligence$/);
    });
  }

  test.describe('when the network is dead', () => {
    test.use({ expectedErrors: /ERR_FAILED/ });
    test('asks four times and then tells the reason', inTestAll, async ({ page }) => {
      await page.clock.install();
      let asked = 0;
      await page.route(`**${documentPath}`, (route) => {
        asked += 1;
        return route.abort();
      });
      await page.goto(`/reports/${id}`);
      await expect(async () => {
        await page.clock.runFor(4000);
        await expect(page.getByRole('alert')).toContainText('Error loading report: ', {
          timeout: 100,
        });
      }).toPass();
      expect(asked).toBe(4);
    });
  });

  test('refuses a file that is not HTML', async ({ page }) => {
    await page.route(`**${documentPath}`, (route) =>
      route.fulfill({ status: 200, contentType: 'application/pdf' }),
    );
    await page.goto(`/reports/${id}`);
    await expect(page.getByRole('alert')).toContainText(
      'Error loading report: the file is not an HTML document',
    );
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the card leads to the document by plain links', async ({ page }) => {
    await page.goto('/industry-intelligence');
    await page.getByRole('link', { name: 'Read the report' }).click();
    await page.getByRole('link', { name: 'Open the report' }).click();
    await expect(page).toHaveURL(new RegExp(`${documentPath}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
});

test.describe('the report', () => {
  test('has no accessibility faults, light or dark', inTestAll, async ({ page }) => {
    test.slow(true, 'A long document: its contrast is measured word by word.');
    await page.goto(documentPath);
    await expectAccessibleThemes(page);
  });

  test('runs no script, and every citation and chart leads somewhere', async ({ page }) => {
    await page.goto(documentPath);
    await expect(page.locator('script:not([type="application/ld+json"])')).toHaveCount(0);
    const broken = await page
      .locator('a[href^="#"]')
      .evaluateAll((links) =>
        links
          .map((link) => link.getAttribute('href') ?? '')
          .filter((href) => !document.getElementById(href.slice(1))),
      );
    expect(broken).toEqual([]);
    const figures = page.locator('figure');
    await expect(figures).toHaveCount(6);
    for (const figure of await figures.all()) {
      await expect(figure.getByRole('img')).toHaveCount(1);
      await expect(figure.locator('table').first()).toBeAttached();
    }
  });

  test('prints with its tables', inTestAll, async ({ page }) => {
    await page.goto(documentPath);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('figure table').first()).toBeVisible();
  });

  test('leads back to the list and fits a narrow screen', inTestAll, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(documentPath);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await page.getByRole('link', { name: 'Back to Industry Intelligence' }).first().click();
    await expect(page).toHaveURL(/\/industry-intelligence$/);
  });
});
