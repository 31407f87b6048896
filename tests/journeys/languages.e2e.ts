import type { Page } from '@playwright/test';
import { forEachEdition, testEdition } from '#tests/support/browser/editions.ts';
import { expect, live, test, inTestAll } from '#tests/support/browser/site.ts';
import { catalogue } from '#content/catalogue.server.ts';

const english = testEdition('en-GB');
const german = testEdition('de-DE');
const offer = (page: Page) => page.locator('#language-suggestion');

test('the switch in a wide header keeps page, query and anchor', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/employers#sprint-intake');
  await page.locator('[popovertarget="language-menu"]').focus();
  await page.keyboard.press('Enter');
  const links = page
    .getByRole('banner')
    .getByRole('navigation', { name: english.words.languages.label })
    .getByRole('link');
  await expect(links).toHaveText(catalogue().firm.editions.map(({ name }) => name));
  await expect(links.and(page.locator('[aria-current]'))).toHaveText('English');
  await links.nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/de/employers#sprint-intake');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await expect(page.locator('[name="model"]')).toHaveValue('Shortlist Sprint');
});

test(
  'the switches in the menu of a phone and in the footer keep the query',
  inTestAll,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const query = '?location=graz&status=closed';
    await page.goto(`/vacancies${query}`);
    await page.getByRole('button', { name: english.words.navigation.menu, exact: true }).click();
    const menu = page.getByRole('navigation', { name: english.words.navigation.label });
    await menu.getByRole('link', { name: 'Deutsch (Schweiz)' }).click();
    await expect(page).toHaveURL(`/de-ch/vacancies${query}`);
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch (Österreich)' }).click();
    await expect(page).toHaveURL(`/de-at/vacancies${query}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-AT');
  },
);

test.describe('a browser that prefers Austrian German', () => {
  test.use({ locale: 'de-AT' });

  test('is offered that edition on an English page, and led there on request', async ({ page }) => {
    await page.goto('/contact?subject=Hello#content');
    await expect(offer(page)).toHaveAttribute('lang', /^de/);
    await expect(offer(page)).toContainText(english.words.languages.suggestion.text);
    await offer(page).getByRole('link').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/de-at/contact?subject=Hello#content');
    await expect(offer(page)).toBeHidden();
  });

  test('can dismiss the offer for good, by keyboard', async ({ page }) => {
    await page.goto('/about');
    await offer(page).getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expect(offer(page)).toBeHidden();
    await page.goto('/industries');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
    await expect(offer(page)).toBeHidden();
  });
});

test(
  'an English browser is offered English on a German page alone',
  inTestAll,
  async ({ page }) => {
    await page.goto('/about');
    await expect(offer(page)).toBeHidden();
    await page.goto('/de-ch/about');
    await expect(offer(page)).toContainText(german.words.languages.suggestion.text);
    await offer(page).getByRole('link').click();
    await expect(page).toHaveURL('/about');
  },
);

/** How Switzerland and Austria write what Germany writes otherwise. */
const regional: Record<string, { salary: RegExp; permit: string }> = {
  'de-CH': {
    salary: /CHF\s\d{2,3}[’']\d{3} – CHF\s\d{2,3}[’']\d{3} pro Jahr/,
    permit: 'Arbeitsbewilligung',
  },
  'de-AT': {
    salary: /€\s\d{2,3}\.\d{3} – €\s\d{2,3}\.\d{3} pro Jahr/,
    permit: 'Arbeitsberechtigung',
  },
};

forEachEdition(['de-CH', 'de-AT'], ({ locale, path, words }) => {
  test('the first roles, the registration and what it sends are of this country', async ({
    page,
  }) => {
    const { salary, permit } = regional[locale]!;
    await page.goto(path('home'));
    await page
      .getByRole('main')
      .locator(`a[href="${path('vacancies')}"]`)
      .first()
      .click();
    await expect(page.getByRole('article').first().getByText(salary)).toBeVisible();
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: words.navigation['candidate-registration'] }).click();
    await live(page, 'form#candidate-registration');
    await expect(page.getByRole('main').getByText(permit).first()).toBeVisible();
    await expect(page.locator('form [name="ng_locale"]')).toHaveValue(locale);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
  });
});
