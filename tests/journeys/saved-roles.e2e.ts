/** Roles that a visitor saves, finds again, compares and shares. */
import type { Page } from '@playwright/test';
import { pagePath, savedRolesPath } from '#domain/address/paths.ts';
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { pastedText } from '#tests/support/browser/clipboard.ts';
import {
  contentOfTests,
  forEachEdition,
  englishAtEachRun,
} from '#tests/support/browser/editions.ts';
import { expect, test, inTestAll } from '#tests/support/browser/site.ts';
import { catalogue } from '#content/catalogue.server.ts';

async function allowFunctional(page: Page) {
  await page.addInitScript(() => {
    const choice = { essential: true, analytics: false, functional: true, marketing: false };
    localStorage.setItem('cookiePreferences', JSON.stringify({ ...choice, version: 1 }));
  });
}

const storedIn = (page: Page) =>
  page.evaluate(() => ({
    browser: localStorage.getItem('savedRoles'),
    tab: sessionStorage.getItem('savedRoles'),
  }));

forEachEdition(englishAtEachRun, ({ locale, words }) => {
  const { saved } = words.roleAlerts;

  test('saved roles are starred, listed, compared and shared', async ({
    page,
    context,
    browser,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await allowFunctional(page);
    await page.goto(pagePath(catalogue().firm, 'vacancies', locale));
    const stars = page.locator('main .star');
    for (const at of [0, 1, 2]) {
      await stars.nth(at).click();
      await expect(stars.nth(at)).toHaveAttribute('aria-pressed', 'true');
    }
    expect((await storedIn(page)).tab).toBeNull();
    await page.getByRole('link', { name: saved.link }).click();
    await expect(page).toHaveURL(/saved-roles\?role=.+&role=.+&role=/);
    await expect(page.locator('main li h2')).toHaveCount(3);
    await expect(page.locator('main .star[aria-pressed=true]')).toHaveCount(3);
    await expect(page.getByText(saved.tabOnly)).toBeHidden();
    await expectAccessible(page);

    const boxes = page.getByRole('checkbox', { name: new RegExp(`^${saved.choose}`) });
    await boxes.nth(0).check();
    await boxes.nth(2).check();
    await page.getByRole('button', { name: saved.compare }).click();
    await expect(page.locator('main table thead th')).toHaveCount(3);
    await expect(page.getByRole('rowheader', { name: saved.facts.pay })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: words.share.copy }).click();
    await expect(page.getByText(words.share.copied)).toBeVisible();
    const elsewhere = await browser.newContext({ javaScriptEnabled: false });
    const shared = await elsewhere.newPage();
    await shared.goto(await pastedText(page));
    await expect(shared.locator('main li h2')).toHaveCount(3);
    await expect(shared.locator('main table thead th')).toHaveCount(3);
    await elsewhere.close();

    await page.goto(savedRolesPath(catalogue().firm, locale));
    await expect(page.locator('main li h2')).toHaveCount(3);
    await page.locator('main .star').first().click();
    await expect(page.locator('main li h2')).toHaveCount(2);
  });
});

test('a role is saved for this tab until the choice of cookies lets the browser keep it', async ({
  page,
}) => {
  await page.goto('/vacancies');
  await page.locator('main .star').first().click();
  await expect(page.locator('main .star').first()).toHaveAttribute('aria-pressed', 'true');
  const { browser, tab } = await storedIn(page);
  expect(browser).toBeNull();
  expect(tab).toContain('slug');
  await page.getByRole('link', { name: 'Saved roles' }).click();
  await expect(page.getByText('It is kept for this tab only.')).toBeVisible();
  await page.getByRole('button', { name: 'Accept All' }).click();
  await expect.poll(() => storedIn(page)).toEqual({ browser: tab, tab: null });
});

test('a role that is no longer on the site can be removed', inTestAll, async ({ page }) => {
  const { slug } = contentOfTests.vacancies[0]!;
  await allowFunctional(page);
  await page.goto('/about');
  await page.evaluate(
    (slugs) => {
      const roles = slugs.map((saved) => ({ slug: saved, salary: '', language: 'en-GB' }));
      localStorage.setItem('savedRoles', JSON.stringify(roles));
    },
    [slug, 'gone-long-ago'],
  );
  await page.goto('/saved-roles');
  const gone = page.getByText('This role is no longer on the site, or its address has changed.');
  await expect(gone).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.locator('main li')).toHaveCount(1);
  await expect(gone).toHaveCount(0);
  expect((await storedIn(page)).browser).not.toContain('gone-long-ago');
});

test.describe('offline', () => {
  // The form of a card is asked for when the list is reached.
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

  test('a star answers, and says so where it cannot', async ({ page, context }) => {
    await allowFunctional(page);
    await page.goto('/vacancies');
    await page.waitForLoadState('networkidle');
    const stars = page.locator('main .star');
    await context.setOffline(true);
    await stars.nth(0).click();
    await expect(page.getByText('You appear to be offline.')).toBeVisible();
    await expect(stars.nth(0)).not.toHaveAttribute('aria-pressed', 'true');
    await context.setOffline(false);
    await stars.nth(0).click();
    await expect(stars.nth(0)).toHaveAttribute('aria-pressed', 'true');
    await context.setOffline(true);
    await stars.nth(1).click();
    await expect(stars.nth(1)).toHaveAttribute('aria-pressed', 'true');
    await stars.nth(0).click();
    await expect(stars.nth(0)).toHaveAttribute('aria-pressed', 'false');
    const saved = JSON.parse((await storedIn(page)).browser!) as unknown[];
    expect(saved).toHaveLength(1);
  });
});

test(
  'the page says what a role paid when it was saved, and marks cards that appear later',
  inTestAll,
  async ({ page }) => {
    const { slug } = contentOfTests.vacancies[0]!;
    await allowFunctional(page);
    await page.addInitScript((saved) => {
      const role = { slug: saved, salary: '£1 a year', language: 'en-GB' };
      localStorage.setItem('savedRoles', JSON.stringify([role]));
    }, slug);
    await page.goto('/saved-roles');
    await expect(page.getByText('The pay was £1 a year when you saved it.')).toBeVisible();
    await page.goto(`/vacancies/${slug}`);
    await expect(page.locator(`.star[data-star="${slug}"]`)).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
);

test('a device with a share sheet is handed the link of the list', inTestAll, async ({ page }) => {
  const { slug } = contentOfTests.vacancies[0]!;
  await page.addInitScript(() => {
    navigator.share = async (data) => {
      document.documentElement.dataset.shared = data?.url;
    };
  });
  await page.goto(`/saved-roles?role=${slug}&utm_source=letter`);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.locator('html')).toHaveAttribute(
    'data-shared',
    new RegExp(`/saved-roles\\?role=${slug}$`),
  );
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('stars are hidden, and an address still shows and compares its roles', async ({ page }) => {
    await page.goto('/vacancies');
    await expect(page.locator('main .star').first()).toBeHidden();
    const [first, second] = contentOfTests.vacancies;
    const list = `role=${first!.slug}&role=${second!.slug}`;
    await page.goto(`/saved-roles?${list}`);
    await expect(page.locator('main li h2')).toHaveCount(2);
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await page.getByRole('button', { name: 'Compare the chosen ones' }).click();
    await expect(page.locator('main table tbody tr')).toHaveCount(7);
  });
});
