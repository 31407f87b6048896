import type { Page } from '@playwright/test';
import { stored, stubServer } from '../support/server-stub.ts';
import { expect, hydrated, test } from '../support/site.ts';

test.use({ expectedErrors: /ERR_CONNECTION_RESET/ });

async function open(page: Page) {
  await page.goto('/employers');
  await hydrated(page);
  await page.getByRole('button', { name: 'Talk to us' }).click();
  const dialog = page.getByRole('dialog', { name: "Let's Talk" });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('each press names the first thing that is missing, inside the dialog', async ({ page }) => {
  const sent = await stubServer(page, stored);
  const dialog = await open(page);
  const send = dialog.getByRole('button', { name: 'Send Message' });
  await expect(send).toBeDisabled();
  for (const [text, fix] of [
    ['Please enter your name', () => dialog.getByLabel('Name').fill('Ada')],
    ['Please enter your email address', () => dialog.getByLabel('Email').fill('ada@example.com')],
    ['Please enter your message', () => dialog.getByLabel('Message').fill('Hello')],
  ] as const) {
    await send.click({ force: true });
    await expect(dialog.getByText(text, { exact: true })).toBeVisible();
    await expect(dialog.getByText('Required Field Missing').first()).toBeVisible();
    await fix();
  }
  await send.click({ force: true });
  await expect(dialog.getByText('Agreement Required')).toBeVisible();
  await expect(
    dialog.getByText('Please agree to the Terms of Service and Privacy Policy', { exact: true }),
  ).toBeVisible();
  await dialog.getByRole('checkbox').check();
  await expect(send).toBeEnabled();
  expect(sent).toEqual([]);
});

async function fill(dialog: ReturnType<Page['getByRole']>) {
  await dialog.getByLabel('Name').fill('Ada');
  await dialog.getByLabel('Email').fill('ada@example.com');
  await dialog.getByLabel('Message').fill('Please call me.');
  await dialog.getByRole('checkbox').check();
}

test('a message really is sent, confirmed, and the dialog closes by itself', async ({ page }) => {
  const sent = await stubServer(page, stored);
  const dialog = await open(page);
  await fill(dialog);
  await dialog.getByRole('button', { name: 'Send Message' }).click();
  await expect(dialog.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await expect(dialog.getByText('Message Sent!')).toBeFocused();
  await expect(dialog.getByText("We'll get back to you within 24 hours.")).toBeVisible();
  await expect(dialog.getByText('NG-7Q2K')).toBeVisible();
  await expect(dialog).toBeHidden();
  const { timestamp: _, ng_rendered_at: __, ...fields } = sent[0]?.fields ?? {};
  expect(fields).toEqual({
    name: 'Ada',
    email: 'ada@example.com',
    company: '',
    message: 'Please call me.',
    consent: 'true',
    source: 'Contact Dialog',
    ng_ref_check: '',
    ng_locale: 'en-GB',
  });
  await page.getByRole('button', { name: 'Talk to us' }).click();
  await expect(dialog.getByLabel('Name')).toHaveValue('');
});

test('a failure is told and the message stays', async ({ page }) => {
  await stubServer(page, 'lost');
  const dialog = await open(page);
  await fill(dialog);
  await dialog.getByRole('button', { name: 'Send Message' }).click();
  await expect(
    dialog.getByText('There was an error sending your message. Please try again.', { exact: true }),
  ).toBeVisible();
  await expect(dialog.getByLabel('Message')).toHaveValue('Please call me.');
});

test('Escape closes the dialog and the focus returns', async ({ page }) => {
  const dialog = await open(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Talk to us' })).toBeFocused();
});
