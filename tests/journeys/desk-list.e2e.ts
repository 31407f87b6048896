/** The list: what it begins with, what a search finds, how it is read on, and what an act answers. */
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { Inbox } from '#domain/submissions/work.ts';
import type { Db } from '#server/db/db.ts';
import { chromiumLaunch } from '#tools/chromium.mjs';
import { storeMessages } from '#tests/factories/inbox.ts';
import { test } from '#tests/support/desk/filled-desk.ts';
import { expect, inTestAll } from '#tests/support/browser/site.ts';
import { storeSubmission } from '#tests/support/stores/store-submission.ts';

// One worker: another would start a server and fill a store of its own.
test.describe.configure({ mode: 'default' });
test.use({
  viewport: { width: 1440, height: 900 },
  store: {
    fill: async (db: Db) => {
      for (const group of ['Juniper', 'Kapok']) await storeMessages(db, group, 2);
      await storeMessages(db, 'Moss', 90);
      const fields = { firstName: 'Laurel', lastName: 'Applicant' };
      await storeSubmission(db, { kind: 'candidate-registration', fields });
    },
  },
});

const rows = (page: Page) => page.getByRole('grid', { name: 'Submissions' }).locator('[data-id]');
const rowOf = (page: Page, name: string) => rows(page).filter({ hasText: name });
const panel = (page: Page) => page.getByRole('article');

test('a search finds what is closed too, and says in which state', async ({ desk, page }) => {
  await page.goto(`${desk.url}/desk/inbox?q=juniper`);
  await rowOf(page, 'Juniper Alpha').focus();
  await page.keyboard.press('e');
  await page.keyboard.press('e');
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('link', { name: 'Clear filters' }).click();
  // Which of them depends on the hour at which the submissions were stored.
  const heading = page.getByRole('gridcell', { name: /^Due (today|tomorrow|later)$/ });
  await expect(heading.first()).toBeVisible();
  await page.getByLabel('Search').fill('juniper');
  await expect(rows(page)).toHaveCount(2);
  await expect(rowOf(page, 'Juniper Alpha')).toContainText('Closed');
  await page.getByRole('link', { name: 'Closed 1' }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'New 1' })).toBeVisible();
});

test('a tag is given, undone, given again and filtered by', async ({ desk, page }) => {
  await page.goto(`${desk.url}/desk/inbox?q=laurel`);
  await rows(page).first().click();
  const field = panel(page).getByLabel('Tags');
  await field.fill('Munich, DO-178C');
  await field.press('Enter');
  await expect(page.getByText(/: DO-178C, Munich\.$/)).toBeVisible();
  const shown = await field.evaluateHandle((input: HTMLInputElement) => {
    const values: string[] = [];
    const note = () => values.push(input.value);
    new MutationObserver(note).observe(input, { attributeFilter: ['value'] });
    return values;
  });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone.')).toBeVisible();
  await expect(field).toHaveValue('');
  expect(await shown.jsonValue()).toEqual(['']);
  await field.fill('Munich');
  await field.press('Enter');
  await expect(page.getByText(/: Munich\.$/)).toBeVisible();
  await page.goto(`${desk.url}/desk/inbox`);
  // What arrives with the list moves the button, even between press and release.
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Tags').selectOption('Munich');
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(/tag=Munich/);
});

test(
  'a list is read as it is scrolled, and few rows are drawn',
  inTestAll,
  async ({ desk, page }) => {
    await page.goto(`${desk.url}/desk/inbox?state=all`);
    await expect(rows(page).first()).toBeVisible();
    const { total } = await desk.ask<Inbox>('/inbox?state=all&limit=1');
    expect(total).toBeGreaterThan(80);
    const body = page.getByRole('rowgroup').last();
    const last = page.locator(`[aria-rowindex="${total + 1}"]`);
    await expect
      .poll(async () => {
        await body.evaluate((list) => list.scrollTo(0, list.scrollHeight));
        return last.count();
      })
      .toBe(1);
    expect(await rows(page).count()).toBeLessThanOrEqual(60);
  },
);

test('an act says what happened, and its button takes it back', async ({ desk, page }) => {
  await page.goto(`${desk.url}/desk/inbox?q=kapok`);
  await rowOf(page, 'Kapok Alpha').click();
  await panel(page).getByRole('button', { name: 'Mark as closed', exact: true }).click();
  await page.getByRole('button', { name: 'Close without an answer' }).click();
  await expect(panel(page).getByRole('heading', { name: 'Kapok Bravo' })).toBeVisible();
  const notices = page.getByRole('region', { name: 'Notices' });
  await expect(notices.getByText('Closed: Kapok Alpha.')).toBeVisible();
  await notices.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(2);
});

for (const [width, height] of [
  [1440, 900],
  [1280, 720],
  [1920, 1080],
] as const) {
  test(
    `with a submission open the page is as high as a window of ${width} × ${height}`,
    inTestAll,
    async ({ desk, page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(`${desk.url}/desk/inbox?q=laurel`);
      await rowOf(page, 'Laurel Applicant').click();
      await expect(panel(page).getByRole('heading', { name: 'History' })).toBeAttached();
      await page.getByLabel('Search').hover();
      await page.mouse.wheel(0, 400);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
        .toBe(height);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    },
  );
}

test('a key that undoes takes the notice of the act away', inTestAll, async ({ desk, page }) => {
  await page.goto(`${desk.url}/desk/inbox?q=kapok`);
  await rowOf(page, 'Kapok Bravo').focus();
  await page.keyboard.press('e');
  await page.keyboard.press('e');
  const notices = page.getByRole('region', { name: 'Notices' });
  await expect(notices.getByText('Closed: Kapok Bravo.')).toBeVisible();
  await page.keyboard.press('z');
  await expect(notices.getByText('Undone.')).toBeVisible();
  // Nothing is waited for: it is gone when the other is there.
  expect(await notices.getByText('Closed: Kapok Bravo.').count()).toBe(0);
});

test(
  'a dialog moves nothing, covers everything and has its buttons in one row',
  inTestAll,
  async ({ desk }) => {
    // Playwright hides scrollbars, and with them what they move.
    const browser = await chromium.launch({
      ...chromiumLaunch(),
      ignoreDefaultArgs: ['--hide-scrollbars'],
    });
    try {
      const viewport = { width: 1440, height: 900 };
      const context = await browser.newContext({ viewport, colorScheme: 'light' });
      await desk.signInto(context, 'ada');
      const page = await context.newPage();
      await page.goto(`${desk.url}/desk/inbox?q=laurel`);
      await rowOf(page, 'Laurel Applicant').focus();
      const help = page.getByRole('button', { name: 'Keyboard shortcuts', includeHidden: true });
      const before = await help.boundingBox();
      await page.keyboard.press('e');
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('button', { name: 'Answer first' })).toBeFocused();
      expect(await help.boundingBox()).toEqual(before);
      const buttons = await dialog.locator('form').getByRole('button').all();
      const tops = await Promise.all(buttons.map(async (one) => (await one.boundingBox())?.y));
      expect([buttons.length, new Set(tops).size]).toEqual([2, 1]);
      const edge = { left: viewport.width - 15, top: 0, width: 15, height: viewport.height };
      const beside = sharp(await page.screenshot()).extract(edge);
      const { channels } = await sharp(await beside.greyscale().png().toBuffer()).stats();
      expect(channels[0]!.max).toBeLessThan(128);
    } finally {
      await browser.close();
    }
  },
);

test('what has no answer is closed only knowingly, by the same key again', async ({
  desk,
  page,
}) => {
  await page.goto(`${desk.url}/desk/inbox?q=laurel`);
  await rowOf(page, 'Laurel Applicant').focus();
  await page.keyboard.press('e');
  const dialog = page.getByRole('dialog', { name: 'Close Laurel Applicant without an answer?' });
  await dialog.getByRole('button', { name: 'Answer first' }).click();
  await expect(panel(page).getByLabel('Start from')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('e');
  await expect(dialog.getByRole('button', { name: 'Answer first' })).toBeFocused();
  await page.keyboard.press('e');
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
});
