import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../../support/site.ts';

const suggestion = (page: Page, name: 'Sprache' | 'Language') =>
  page.getByRole('complementary', { name, exact: true });

const dismissal = (page: Page) =>
  page.evaluate(() => window.localStorage.getItem('languageSuggestion'));

test.describe('the switch', () => {
  test('in the header of a wide screen keeps page, query and anchor', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/employers#sprint-intake');
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
    await page.getByRole('button', { name: 'Language and country: English' }).focus();
    await page.keyboard.press('Enter');
    const editions = page.getByRole('banner').getByRole('navigation', {
      name: 'Language and country',
    });
    await expect(editions.getByRole('link')).toHaveText([
      'English',
      'Deutsch (Deutschland)',
      'Deutsch (Schweiz)',
      'Deutsch (Österreich)',
    ]);
    await expect(editions.locator('[aria-current]')).toHaveText('English');
    await editions.getByRole('link', { name: 'Deutsch (Deutschland)' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/de/employers#sprint-intake');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
    await hydrated(page);
    await expect(page.getByRole('combobox', { name: 'Modell' })).toHaveValue('Shortlist Sprint');
    await page.getByRole('button', { name: 'Sprache und Land: Deutsch (Deutschland)' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'English' }).last().click();
    await expect(page).toHaveURL('/employers#sprint-intake');
  });

  test('in the menu of a small screen and in the footer does the same', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/vacancies?location=graz&status=closed');
    await hydrated(page);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Deutsch (Schweiz)' })
      .click();
    await expect(page).toHaveURL('/de-ch/vacancies?location=graz&status=closed');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-CH');
    await hydrated(page);
    await expect(page.getByRole('status').filter({ hasText: /^1 von \d+ Stellen$/ })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch (Österreich)' }).click();
    await expect(page).toHaveURL('/de-at/vacancies?location=graz&status=closed');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-AT');
  });
});

test.describe('a browser that prefers Austrian German', () => {
  test.use({ locale: 'de-AT' });

  test('is offered that edition on an English page, and led there on request', async ({ page }) => {
    await page.goto('/contact?subject=Hello#content');
    await hydrated(page);
    await expect(page).toHaveURL('/contact?subject=Hello#content');
    const offer = suggestion(page, 'Sprache');
    await expect(offer).toHaveAttribute('lang', 'de-AT');
    await expect(offer).toContainText('Diese Seite gibt es auch auf Deutsch.');
    await offer.getByRole('link', { name: 'Auf Deutsch lesen' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/de-at/contact?subject=Hello#content');
    await hydrated(page);
    await expect(suggestion(page, 'Sprache')).toHaveCount(0);
    await expect(suggestion(page, 'Language')).toHaveCount(0);
  });

  test('can dismiss the offer for good, by keyboard', async ({ page }) => {
    await page.goto('/about');
    await hydrated(page);
    await suggestion(page, 'Sprache').getByRole('button', { name: 'Hinweis ausblenden' }).focus();
    await page.keyboard.press('Enter');
    await expect(suggestion(page, 'Sprache')).toHaveCount(0);
    expect(await dismissal(page)).toBe('dismissed');
    await page.reload();
    await hydrated(page);
    await expect(suggestion(page, 'Sprache')).toHaveCount(0);
  });

  test('leaves no trace of a dismissal where functional storage is refused', async ({ page }) => {
    await page.goto('/about');
    await hydrated(page);
    await page.getByRole('button', { name: 'Reject All (Essential Only)' }).click();
    await suggestion(page, 'Sprache').getByRole('button', { name: 'Hinweis ausblenden' }).click();
    await expect(suggestion(page, 'Sprache')).toHaveCount(0);
    expect(await dismissal(page)).toBeNull();
    await page.reload();
    await hydrated(page);
    await expect(suggestion(page, 'Sprache')).toBeVisible();
  });
});

test('an English browser is offered English on a German page alone', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await page.goto('/de-ch/about');
  await hydrated(page);
  await expect(page).toHaveURL('/de-ch/about');
  const offer = suggestion(page, 'Language');
  await expect(offer).toHaveAttribute('lang', 'en-GB');
  await offer.getByRole('link', { name: 'Read in English' }).click();
  await expect(page).toHaveURL('/about');
});
