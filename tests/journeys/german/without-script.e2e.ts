/** Forms are plain posts where no script runs; the server answers in the language of the page. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/site.ts';

test.use({ javaScriptEnabled: false, locale: 'de-DE', expectedErrors: /status of 4(00|13)/ });

async function fill(page: Page, email: string) {
  await page.getByLabel('Vorname').fill('Jörg');
  await page.getByLabel('Nachname').fill('Weiss');
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByLabel('Betreff').fill('Eine Frage');
  await page.getByLabel('Nachricht', { exact: true }).fill('Vermitteln Sie in Teilzeit?');
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
}

test('a message is refused, corrected and thanked for in German', async ({ page }) => {
  await page.goto('/de/contact');
  // The browser lets an address without a dot pass; our rules do not.
  await fill(page, 'joerg@localhost');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bitte prüfen Sie Ihre Angaben');
  await expect(page.getByText('E-Mail-Adresse ist nicht gültig')).toBeVisible();
  await expect(page.getByLabel('Vorname')).toHaveValue('Jörg');
  await page.getByLabel('E-Mail-Adresse').fill('joerg@example.com');
  await page.getByRole('button', { name: 'Erneut senden' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await expect(page.getByText(/Ihre Referenznummer: \S+/)).toBeVisible();
  await page.getByRole('link', { name: 'Zur Startseite' }).click();
  await expect(page).toHaveURL('/de');
});

test('a Swiss visitor is answered in Swiss spelling', async ({ page }) => {
  await page.goto('/de-ch/contact');
  const large = Buffer.alloc(5 * 1024 * 1024 + 1, ' ');
  large.write('%PDF-1.7\n');
  await page
    .getByLabel('Anforderungsprofil')
    .setInputFiles({ name: 'profil.pdf', mimeType: 'application/pdf', buffer: large });
  await fill(page, 'joerg@example.com');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-CH');
  await expect(page.getByRole('main')).toContainText('ist zu gross');
  await expect(page.getByRole('main')).not.toContainText('ß');
});
