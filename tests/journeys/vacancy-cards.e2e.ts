import type { Locator, Page } from '@playwright/test';
import { vacancyDetailsPath } from '#domain/address/paths.ts';
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { expect, inTestAll, test } from '#tests/support/browser/site.ts';
import {
  cards,
  holdScripts,
  open,
  structuredData,
  titles,
} from '#tests/support/browser/vacancies-page.ts';
import { catalogue } from '#content/catalogue.server.ts';

const more = (card: Locator) => card.getByRole('button', { name: 'More Details' });
const less = (card: Locator) => card.getByRole('button', { name: 'Show Less' });
const placeOf = async (card: Locator) => (await card.getByRole('article').boundingBox())!;
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

for (const [width, runs] of [
  [640, inTestAll],
  [768, {}],
  [1440, {}],
] as const) {
  test(
    `at ${width} px an opened card and its neighbours keep their place`,
    runs,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, '/vacancies?status=any');
      const card = cards(page).nth(1);
      await more(card).scrollIntoViewIfNeeded();
      const neighbours = [0, 1, 2, 3].map((at) => cards(page).nth(at));
      const before = await Promise.all(neighbours.map(placeOf));
      const row = before.filter(({ y }) => y === before[1]!.y).length;

      await more(card).click();
      await expect(card.getByRole('heading', { name: 'Requirements' })).toBeVisible();
      const after = await Promise.all(neighbours.map(placeOf));
      expect(after.slice(0, row)).toEqual(before.slice(0, row));

      await less(card).click();
      await expect(card.getByRole('heading', { name: 'Requirements' })).toHaveCount(0);
      expect(await Promise.all(neighbours.map(placeOf))).toEqual(before);
    },
  );
}

test('a card shows description, responsibilities, skills and requirements', async ({ page }) => {
  await open(page);
  const card = cards(page).first();
  await expect(card.getByText(/^\+\d+ more$/)).toBeVisible();
  await expect(card.getByText(/^(Permanent|Contract)\s· (On site|Hybrid|Remote)/)).toBeVisible();
  await more(card).click();
  for (const name of ['Description', 'Responsibilities', 'Required skills', 'Requirements']) {
    await expect(card.getByRole('heading', { name })).toBeVisible();
  }
  await expect(less(card)).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page, { part: 'main ul > li:has([aria-expanded="true"])' });
});

test('closing a card returns the page to where it was', inTestAll, async ({ page }) => {
  await open(page);
  const card = cards(page).first();
  await more(card).scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  await more(card).click();
  await expect(card.getByRole('heading', { name: 'Requirements' })).toBeVisible();
  await page.evaluate(() => window.scrollBy({ top: 100, behavior: 'instant' }));
  expect(await scrolled(page)).toBe(before + 100);
  await less(card).click();
  await expect.poll(() => scrolled(page)).toBe(before);
});

test('details are fetched once, on the first opening, and the card says that they load', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  let requests = 0;
  await page.route(`**${vacancyDetailsPath(catalogue().firm, 'en-GB')}`, async (route) => {
    requests += 1;
    await held.promise;
    await route.continue();
  });
  await open(page);
  const card = cards(page).first();
  await more(card).click();
  await expect(card.getByText('Loading the details...')).toBeVisible();
  held.resolve();
  await expect(card.getByRole('heading', { name: 'Requirements' })).toBeVisible();
  await expect(card.getByText('Loading the details...')).toHaveCount(0);
  await more(cards(page).nth(1)).click();
  await expect(cards(page).nth(1).getByRole('heading', { name: 'Requirements' })).toBeVisible();
  expect(requests).toBe(1);
});

test.describe('when the server fails', () => {
  test.use({ expectedErrors: /status of 503/ });

  test(
    'details that cannot be read are asked for again, as reports are',
    inTestAll,
    async ({ page }) => {
      let requests = 0;
      await page.route(`**${vacancyDetailsPath(catalogue().firm, 'en-GB')}`, async (route) => {
        requests += 1;
        await (requests < 4 ? route.fulfill({ status: 503 }) : route.continue());
      });
      await page.clock.install();
      await open(page);
      const card = cards(page).first();
      await more(card).click();
      for (const [at, ms] of [1000, 2000, 4000].entries()) {
        await expect.poll(() => requests).toBe(at + 1);
        await expect(card.getByText('Loading the details...')).toBeVisible();
        await page.clock.runFor(ms);
      }
      await expect(card.getByRole('heading', { name: 'Requirements' })).toBeVisible();
      expect(requests).toBe(4);
    },
  );
});

test('a closed role says so and takes no application', async ({ page }) => {
  await open(page, '/vacancies?location=graz&status=closed');
  const card = cards(page);
  await expect(card.getByText('Closed', { exact: true })).toBeVisible();
  const buttons = card.getByRole('button', { name: 'Position Closed' });
  await expect(buttons).toHaveCount(2);
  await expect(buttons.first()).toBeDisabled();
  await expect(buttons.last()).toBeDisabled();
  await expect(card.getByRole('link', { name: 'Apply Now' })).toHaveCount(0);
  await expectAccessible(page, { part: 'main ul' });

  await titles(page).getByRole('link').click();
  await expect(page.getByText('This position is closed')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('heading', { name: 'Other open roles' })).toBeVisible();
  await expect(page.locator('#apply')).toHaveCount(0);
  expect(await structuredData(page)).not.toContain('JobPosting');
});

test('Submit Application opens the form for that role', async ({ page }) => {
  await open(page);
  const title = await titles(page).nth(1).innerText();
  await page.getByRole('button', { name: 'Submit Application' }).nth(1).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(title);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('before hydration Submit Application and More Details are links to the role', async ({
  page,
}) => {
  const scripts = await holdScripts(page);
  await page.goto('/vacancies', { waitUntil: 'commit' });
  const card = cards(page).first();
  const title = await titles(page).first().innerText();
  await expect(card.getByRole('link', { name: 'More Details' })).toHaveAttribute(
    'href',
    /^\/vacancies\/[a-z0-9-]+$/,
  );
  await card.getByRole('link', { name: 'Submit Application' }).click();
  await expect(page).toHaveURL(/\/vacancies\/.+#apply$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.locator('#apply').getByLabel('First Name')).toBeVisible();
  scripts.release();
});
