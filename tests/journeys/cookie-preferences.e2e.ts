import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/site.ts';

const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cookiePreferences') ?? 'null'));

const boxOf = async (locator: Locator) =>
  (await locator.boundingBox()) ?? { y: Number.NaN, height: Number.NaN };

/** The words of the summary, in the order of the categories. */
const settings = (page: Page) =>
  page.getByRole('complementary', { name: 'Current Settings' }).getByRole('definition');

test('a new visitor sees the defaults, and Essential is locked', async ({ page }) => {
  await page.goto('/cookie-preferences');
  await hydrated(page);
  for (const name of ['Essential', 'Analytics', 'Functional']) {
    await expect(page.getByRole('switch', { name })).toBeChecked();
  }
  await expect(page.getByRole('switch', { name: 'Marketing' })).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'Essential' })).toBeDisabled();
  await expect(settings(page)).toHaveText(['Enabled', 'Enabled', 'Enabled', 'Disabled']);
  expect(await stored(page)).toBeNull();
});

test('Save Preferences stores the switches as they stand', async ({ page }) => {
  await page.goto('/cookie-preferences');
  await hydrated(page);
  await page.getByRole('switch', { name: 'Analytics' }).uncheck();
  await expect(settings(page).nth(1)).toHaveText('Enabled');
  await page.getByRole('button', { name: 'Save Preferences' }).click();
  await expect(page.getByRole('alert')).toHaveText('Cookie preferences saved successfully!');
  await expect(settings(page)).toHaveText(['Enabled', 'Disabled', 'Enabled', 'Disabled']);
  expect(await stored(page)).toMatchObject({
    essential: true,
    analytics: false,
    functional: true,
    marketing: false,
  });
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Analytics' })).not.toBeChecked();
});

test('Accept All and Reject All store what they say', async ({ page }) => {
  await page.goto('/cookie-preferences');
  await hydrated(page);
  await page.getByRole('button', { name: 'Accept All' }).click();
  await expect(page.getByRole('alert')).toHaveText('All cookies accepted!');
  await expect(settings(page)).toHaveText(['Enabled', 'Enabled', 'Enabled', 'Enabled']);
  expect(await stored(page)).toMatchObject({ analytics: true, functional: true, marketing: true });

  await page.getByRole('button', { name: 'Reject All (Essential Only)' }).click();
  await expect(page.getByRole('alert')).toHaveText('Only essential cookies will be used');
  await expect(settings(page)).toHaveText(['Enabled', 'Disabled', 'Disabled', 'Disabled']);
  expect(await stored(page)).toMatchObject({
    essential: true,
    analytics: false,
    functional: false,
    marketing: false,
  });
});

test('withdrawing Functional removes what it stored', async ({ page }) => {
  await page.goto('/cookie-preferences');
  await hydrated(page);
  await page.evaluate(() => {
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('report_views_x', '3');
  });
  await page.getByRole('switch', { name: 'Functional' }).uncheck();
  await page.getByRole('button', { name: 'Save Preferences' }).click();
  await expect(page.getByRole('alert')).not.toBeEmpty();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['cookiePreferences']);
});

for (const [button, marketing] of [
  ['Accept All', true],
  ['Reject All (Essential Only)', false],
] as const) {
  test(`the first-visit notice takes ${button} in one press and stays away`, async ({ page }) => {
    await page.goto('/about');
    await hydrated(page);
    const notice = page.getByRole('region', { name: 'Cookie notice' });
    await expect(notice).toBeInViewport();
    await notice.getByRole('button', { name: button }).click();
    await expect(notice).toBeHidden();
    await expect(page.locator('#content')).toBeFocused();
    expect(await stored(page)).toMatchObject({ essential: true, marketing });
    await page.goto('/contact');
    await expect(notice).toBeHidden();
  });
}

test('the notice takes its own room and covers nothing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/about');
  const header = await boxOf(page.getByRole('banner'));
  const notice = await boxOf(page.getByRole('region', { name: 'Cookie notice' }));
  const content = await boxOf(page.getByRole('main'));
  expect(notice.y).toBeGreaterThanOrEqual(header.y + header.height);
  expect(content.y).toBeGreaterThanOrEqual(notice.y + notice.height);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('nothing is asked, because nothing is stored', async ({ page }) => {
    await page.goto('/cookie-preferences');
    await expect(page.getByText('this site stores nothing at all')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Accept All' })).toBeHidden();
    await page.goto('/about');
    await expect(page.getByRole('region', { name: 'Cookie notice' })).toBeHidden();
  });
});
