import { expect, hydrated, test } from '../../support/site.ts';

for (const [locale, prefix, permit, salary] of [
  [
    'de-CH',
    '/de-ch',
    'Arbeitsbewilligung für',
    /^CHF\s\d{2,3}[’']\d{3} – CHF\s\d{2,3}[’']\d{3} pro Jahr$/,
  ],
  [
    'de-AT',
    '/de-at',
    'Arbeitsberechtigung für',
    /^€\s\d{2,3}\.\d{3} – €\s\d{2,3}\.\d{3} pro Jahr$/,
  ],
] as const) {
  test.describe(locale, () => {
    test.use({ locale });

    test('opens home, vacancies, contact and registration', async ({ page }) => {
      await page.goto(prefix);
      await hydrated(page);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      const main = page.getByRole('main');
      await main.getByRole('link', { name: 'Offene Stellen ansehen' }).click();
      await expect(page).toHaveURL(`${prefix}/vacancies`);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      const firstRole = page
        .getByRole('region', { name: 'Stellen', exact: true })
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 3 }) })
        .first();
      await expect(firstRole.getByText(salary)).toBeVisible();

      await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).click();
      await expect(page).toHaveURL(`${prefix}/contact`);
      await expect(page.getByRole('button', { name: 'Nachricht senden' })).toBeVisible();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Registrieren' }).click();
      await expect(page.getByLabel(permit)).toBeVisible();
      await expect(page.locator('input[name="ng_locale"]').first()).toHaveValue(locale);
    });
  });
}
