/** What is to be done today, the reports with their charts, and what Ctrl K finds and does. */
import type { Page } from '@playwright/test';
import type { Db } from '#server/db/db.ts';
import { storeMessages } from '#tests/factories/inbox.ts';
import { expectAccessible, expectAccessibleThemes } from '#tests/support/browser/accessible.ts';
import { expect, inTestAll } from '#tests/support/browser/site.ts';
import { test } from '#tests/support/desk/filled-desk.ts';

const day = 24 * 60 * 60_000;

test.describe.configure({ mode: 'default' });
test.use({
  viewport: { width: 1440, height: 900 },
  store: {
    fill: async (db: Db) => {
      await storeMessages(db, 'Olive', 3);
      await db.all(`update submission set due_at = $1 where email = 'olive-1@example.com'`, [
        Date.now() - day,
      ]);
      await db.all(`update submission set state = 'closed' where email = 'olive-3@example.com'`);
    },
  },
});

const panel = (page: Page) => page.getByRole('article');

const rows = (page: Page, group: string) =>
  page.getByRole('region', { name: group }).getByRole('listitem');

test('the first page lists what is to be done, and its keys take, open and answer', async ({
  desk,
  page,
}) => {
  await page.goto(`${desk.url}/desk`);
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
  await expect(rows(page, 'Overdue')).toHaveCount(1);
  await expect(rows(page, 'Overdue')).toContainText(/Olive Alpha.*promised by .*1 day late/);
  await expectAccessibleThemes(page);
  for (const width of [390, 768, 1200]) {
    await page.setViewportSize({ width, height: 844 });
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(overflow, `at ${width} px`).toBe(width);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(page).toHaveURL(/who=all$/);
  await page.getByRole('heading', { name: 'Today', exact: true }).click();
  await page.keyboard.press('j');
  await expect(rows(page, 'Overdue').getByRole('link')).toBeFocused();
  await page.keyboard.press('a');
  await expect(page.getByText('Assigned to you: Olive Alpha')).toBeVisible();
  await expect(rows(page, 'Overdue').getByRole('button')).toHaveCount(0);
  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: 'Olive Bravo' })).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('r');
  await expect(panel(page).getByRole('heading', { name: 'Olive Alpha' })).toBeVisible();
  await expect(panel(page).getByLabel('Subject')).toBeVisible();
  await page.goto(`${desk.url}/desk?who=all`);
  await expect(rows(page, 'Overdue')).toHaveCount(1);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('heading', { name: 'Olive Alpha' })).toBeFocused();
});

test('the reports say as text, chart and table what came in', inTestAll, async ({ desk, page }) => {
  await page.goto(`${desk.url}/desk/reports`);
  await expect(page.getByRole('heading', { name: 'Reports' })).toBeVisible();
  await expect(page.getByText('3 in 13 weeks, 3 of them in the last seven days.')).toBeVisible();
  await expect(page.locator('.chart svg').first()).toBeVisible();
  await expectAccessibleThemes(page);
  await page.getByText('The numbers').first().click();
  await expect(page.getByRole('columnheader', { name: 'Together' })).toBeVisible();
  await page.getByLabel('Period').selectOption('30 days');
  await expect(page.getByText('3 in 5 weeks')).toBeVisible();
  for (const width of [390, 768, 1200]) {
    await page.setViewportSize({ width, height: 844 });
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(overflow, `at ${width} px`).toBe(width);
  }
  const due = page.getByRole('region', { name: 'Due' });
  await due.getByRole('link', { name: '1', exact: true }).first().click();
  await expect(page).toHaveURL(/\/desk\/inbox\?owner=[^&]+&due=overdue$/);
  await expect(page.locator('[data-id]')).toHaveCount(1);
});

test('Ctrl K finds a person with a closed submission, a page and an act', async ({
  desk,
  page,
}) => {
  await page.goto(`${desk.url}/desk/people`);
  await expect(page.getByRole('heading', { name: 'People' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search and commands' });
  const field = dialog.getByRole('combobox');
  await expect(field).toBeFocused();
  await page.keyboard.type('olive charlie');
  await expect(dialog.getByRole('option', { name: /Olive Charlie.*Person$/ })).toBeVisible();
  await expect(dialog.getByRole('option', { name: /Submission$/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Olive Charlie' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('listitem').filter({ hasText: 'Closed' }).getByRole('link').click();
  await expect(panel(page).getByRole('heading', { name: 'Olive Charlie' })).toBeFocused();
  await panel(page).getByRole('link', { name: 'Olive Charlie' }).press('Enter');
  await expect(page).toHaveURL(/\/desk\/contacts\//);
  await page.goBack();
  await expect(panel(page).getByRole('heading', { name: 'Olive Charlie' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('note:');
  await page.keyboard.press('Enter');
  await expect(panel(page).getByLabel('Write a note')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('system');
  await expect(dialog.getByRole('option', { name: /System status/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/desk\/health$/);
});

test('what is typed at once after Ctrl K is sought, and is no key of the page', async ({
  desk,
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route(/palette/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`${desk.url}/desk/inbox`);
  await page.getByRole('grid', { name: 'Submissions' }).locator('[data-id]').first().focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('olive');
  held.resolve();
  const field = page.getByRole('dialog', { name: 'Search and commands' }).getByRole('combobox');
  await expect(field).toHaveValue('olive');
  await field.press('Escape');
  await expect(page.getByRole('row').and(page.locator(':focus'))).toBeVisible();
  await expect(page).toHaveURL(/\/desk\/inbox$/);
});

test('Ctrl K leaves the page where it is, also while its part is loaded', async ({
  desk,
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route(/palette/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`${desk.url}/desk/website`);
  await expect(page.getByRole('heading', { level: 1, name: 'Website' })).toBeVisible();
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await expect.poll(height).toBeGreaterThan(1_000);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('olive');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  held.resolve();
  const dialog = page.getByRole('dialog', { name: 'Search and commands' });
  await expect(dialog.getByRole('combobox')).toHaveValue('olive');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the colours are chosen for this browser', inTestAll, async ({ desk, page }) => {
  await page.goto(`${desk.url}/desk`);
  await page.getByRole('button', { name: /^Colours: those of the system/ }).click();
  await page.getByRole('button', { name: /^Colours: light/ }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Colours: dark/ })).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
});
