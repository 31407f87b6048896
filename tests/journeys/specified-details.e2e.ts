/** Times, widths and choices that are specified and that no journey of a page passes. */
import { testEdition } from '#tests/support/browser/editions.ts';
import { fillForm } from '#tests/support/browser/fill-form.ts';
import {
  formPlace,
  noticesOf,
  openForm,
  pressSubmit,
  reopenForm,
  submitOf,
} from '#tests/support/browser/form-places.ts';
import { stored, stubServer } from '#tests/support/browser/server-stub.ts';
import { expect, live, test, inTestAll } from '#tests/support/browser/site.ts';

const english = testEdition('en-GB');
const contactDialog = formPlace('the contact dialog');
const applicationDialog = formPlace('the application dialog');

test.use({ viewport: { width: 1440, height: 900 } });

test('the contact dialog sends for at least 1000 ms and closes after 2000 ms', async ({ page }) => {
  await page.clock.install();
  await stubServer(page, stored);
  const form = await openForm(page, contactDialog, english);
  await fillForm(form, contactDialog.kind);
  await page.clock.pauseAt(Date.now() + 60 * 60_000);
  const answered = page.waitForResponse('**/api/intake/*');
  await pressSubmit(form);
  await answered;
  const words = english.words.forms['contact-dialog'];
  await page.clock.runFor(900);
  await expect(submitOf(form)).toHaveText(words.busy);
  await page.clock.runFor(100);
  const dialog = page.getByRole('dialog', { name: words.heading });
  await expect(dialog.getByText(words.successTitle)).toBeVisible();
  await page.clock.runFor(1900);
  await expect(dialog).toBeVisible();
  await page.clock.runFor(100);
  await expect(dialog).toBeHidden();
});

test('at most three toasts are shown, each for 4000 ms', async ({ page }) => {
  await page.clock.install();
  const form = await openForm(page, formPlace('the contact form'), english);
  await page.clock.pauseAt(Date.now() + 60 * 60_000);
  for (let press = 0; press < 4; press += 1) await pressSubmit(form);
  await expect(noticesOf(page)).toHaveCount(3);
  await page.clock.runFor(3900);
  await expect(noticesOf(page)).toHaveCount(3);
  await page.clock.runFor(100);
  await expect(noticesOf(page)).toHaveCount(0);
});

test('a tooltip opens 700 ms after its button is pointed at', inTestAll, async ({ page }) => {
  await page.goto('/about');
  await page.locator('[popovertarget="language-menu"]').click();
  const button = page.locator('#language-menu .has-tooltip').first();
  const tooltip = button.locator('.tooltip');
  await expect(tooltip).toBeHidden();
  await button.hover();
  await expect(tooltip).toHaveCSS('transition-delay', '0.7s');
  await expect(tooltip).toBeVisible();
});

test('the picker of each form offers the specified types', inTestAll, async ({ page }) => {
  for (const [name, types] of [
    ['the contact form', '.pdf,.doc,.docx'],
    ['the registration', '.pdf,.doc,.docx'],
    ['the application dialog', '.pdf,.doc,.docx'],
    ['the employer brief', '.pdf,.doc,.docx,.txt'],
  ] as const) {
    const form = await openForm(page, formPlace(name), english);
    await expect(form.locator('input[type="file"]'), name).toHaveAttribute('accept', types);
  }
});

test('the application dialog closes when it is stored and is empty again', async ({ page }) => {
  await stubServer(page, stored);
  const form = await openForm(page, applicationDialog, english);
  await fillForm(form, applicationDialog.kind);
  await pressSubmit(form);
  await expect(page.getByRole('dialog')).toBeHidden();
  const words = english.words.forms['job-application'];
  await expect(noticesOf(page).getByText(words.successTitle, { exact: true })).toBeVisible();
  await reopenForm(page, applicationDialog, english);
  await expect(form.locator('[name="firstName"]')).toHaveValue('');
  await expect(form.getByText('cv.pdf')).toHaveCount(0);
});

test('reports stand in 1, 2 and 3 columns by width', inTestAll, async ({ page }) => {
  await page.goto('/industry-intelligence');
  await live(page, 'article');
  for (const [width, columns] of [
    [390, 1],
    [800, 2],
    [1200, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const grid = page.getByRole('article').first().locator('xpath=..');
    const tracks = await grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns);
    expect(tracks.split(' '), `${width} px`).toHaveLength(columns);
  }
});
