import type { Browser } from '@playwright/test';
import { testEdition } from '../browser/editions.ts';
import { fillForm } from '../browser/fill-form.ts';
import { formAt, pressSubmit } from '../browser/form-places.ts';
import { expect, live } from '../browser/site.ts';

const patient = { timeout: 60_000 };
const { words } = testEdition('en-GB');
const own = words.forms['contact-message'];

/** A visitor who opens the contact page and begins to fill in its form. */
export async function openVisitorTab(browser: Browser, url: string, email: string) {
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
  const page = await context.newPage();
  const missing: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 404) missing.push(response.url());
  });
  await page.goto(`${url}/contact`);
  await live(page, 'form#contact-message');
  const form = formAt(page, 'contact-message');
  await fillForm(form, 'contact-message', { values: { email } });
  return {
    /** While no server answers: the page says so and keeps what was entered. */
    sendInVain: async () => {
      await pressSubmit(form);
      const failure = form.getByRole('alert').filter({ hasText: own.failure });
      await expect(failure).toBeVisible(patient);
      await expect(form.locator('[name="email"]')).toHaveValue(email);
    },
    send: async () => {
      await pressSubmit(form);
      const title = page.getByText(own.successTitle, { exact: true }).filter({ visible: true });
      await expect(title.first()).toBeVisible(patient);
    },
    /** A part of the page whose script is loaded only now. */
    openDialog: async () => {
      await page.getByRole('banner').getByRole('link', { name: words.navigation.talk }).click();
      await expect(page.getByRole('dialog')).toBeVisible(patient);
    },
    /** Scripts of the page that the server no longer had. */
    missing: () => missing,
    close: () => context.close(),
  };
}
