import type { Page } from '@playwright/test';
import { fillMessage } from '../support/fill-message.ts';
import { expect, hydrated, test } from '../support/site.ts';
import { serveTwoBuilds } from '../support/two-builds.ts';

// A visitor has a page of the old build open while a new one goes live.
test.use({
  expectedErrors: /status of 404|Error loading route module|dynamically imported module/,
});

let site: Awaited<ReturnType<typeof serveTwoBuilds>>;
test.beforeEach(async () => {
  site = await serveTwoBuilds();
});
test.afterEach(() => site.stop());

test('its scripts are still there: the form is sent and the next page opens', async ({ page }) => {
  const missing: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 404) missing.push(response.url());
  });
  await open(page, '/contact');
  await site.deploy('kept');
  await fillMessage(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText("We'll get back to you soon.").first()).toBeVisible();
  expect(await site.submissions()).toHaveLength(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Who we are' })).toBeVisible();
  expect(missing).toEqual([]);
});

test('its scripts are gone: a link leads to the page by a full load, and the draft stays', async ({
  page,
}) => {
  await open(page, '/candidate-registration');
  await page.getByLabel('Desired Role').fill('Head of Quality');
  await site.deploy('gone');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Who we are' })).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/about`);
  await hydrated(page);
  // From here on everything is of the new build.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveURL(`${site.url}/candidate-registration`);
  await expect(page.getByLabel('Desired Role')).toHaveValue('Head of Quality');
});

test('its scripts are gone: a filled form is sent without them', async ({ page }) => {
  // Touched only after the change, so nothing that sends it has been loaded.
  await open(page, '/contact');
  await site.deploy('gone');
  await fillMessage(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page).toHaveURL(/\/api\/intake\/received\?reference=/);
  expect(await site.submissions()).toHaveLength(1);
});

test('its scripts are gone: a dialog that cannot be loaded leads to a fresh page', async ({
  page,
}) => {
  await open(page, '/employers');
  await site.deploy('gone');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Talk to us' }).click();
  await reloaded;
  await hydrated(page);
  await page.getByRole('button', { name: 'Talk to us' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

async function open(page: Page, address: string) {
  await page.goto(`${site.url}${address}`);
  await hydrated(page);
}
