/** A visitor has a page of the old build open while a new one is deployed. */
import type { Page } from '@playwright/test';
import { testEdition } from '#tests/support/browser/editions.ts';
import { fillForm } from '#tests/support/browser/fill-form.ts';
import { formAt, pressSubmit, submitOf } from '#tests/support/browser/form-places.ts';
import { expect, live, inTestAll, test } from '#tests/support/browser/site.ts';
import { serveTwoBuilds } from '#tests/support/builds/two-builds.ts';

test.use({
  viewport: { width: 1440, height: 900 },
  // A deployment restarts the server, which refuses what arrives while it closes.
  expectedErrors:
    /status of (404|503)|ERR_CONNECTION_(REFUSED|RESET)|dynamically imported module|Error hydrating/,
});

const { words } = testEdition('en-GB');
const talk = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: words.navigation.talk });

let site: Awaited<ReturnType<typeof serveTwoBuilds>>;
test.beforeEach(async () => {
  site = await serveTwoBuilds();
});
test.afterEach(() => site.stop());

test('with the old assets kept, the form is sent and a dialog opens', async ({ page }) => {
  const missing: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 404) missing.push(response.url());
  });
  await page.goto(`${site.url}/contact`);
  await live(page, 'form#contact-message');
  await site.deploy('kept');
  const form = formAt(page, 'contact-message');
  await fillForm(form, 'contact-message');
  await pressSubmit(form);
  await expect(
    page.locator('main').getByText(words.forms['contact-message'].success!),
  ).toBeVisible();
  expect(await site.submissions()).toHaveLength(1);
  await talk(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(missing).toEqual([]);
});

test('with the old assets gone, a hydrated form is still sent', async ({ page }) => {
  await page.goto(`${site.url}/contact`);
  await live(page, 'form#contact-message');
  await site.deploy('gone');
  const form = formAt(page, 'contact-message');
  await fillForm(form, 'contact-message');
  await pressSubmit(form);
  await expect(
    page.locator('main').getByText(words.forms['contact-message'].success!),
  ).toBeVisible();
  expect(await site.submissions()).toHaveLength(1);
});

test(
  'with the old assets gone, a form that is not hydrated is a plain post',
  inTestAll,
  async ({ page }) => {
    // Far below the first screen, so its script has not been loaded yet.
    await page.setViewportSize({ width: 1440, height: 500 });
    await page.goto(`${site.url}/employers`);
    await site.deploy('gone');
    const form = formAt(page, 'employer-brief');
    await fillForm(form, 'employer-brief');
    await submitOf(form).click();
    await expect(page).toHaveURL(/\/status\/[\w-]{46}/);
    expect(await site.submissions()).toHaveLength(1);
  },
);

test(
  'with the old assets gone, the link to a dialog leads to the contact page',
  inTestAll,
  async ({ page }) => {
    await page.goto(`${site.url}/about`);
    await site.deploy('gone');
    await talk(page).click();
    await expect(page).toHaveURL(`${site.url}/contact`);
    await live(page, 'form#contact-message');
  },
);
