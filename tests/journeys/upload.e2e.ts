import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { MiB } from '#domain/forms/file-type.ts';
import { fillIn } from '#words/fill-in.ts';
import { testEdition } from '#tests/support/browser/editions.ts';
import { aDocument, fillForm } from '#tests/support/browser/fill-form.ts';
import { formPlace, noticesOf, openForm, pressSubmit } from '#tests/support/browser/form-places.ts';
import { expect, test, inTestAll } from '#tests/support/browser/site.ts';

const contact = formPlace('the contact form');
const english = testEdition('en-GB');
const { forms: words } = english.words;
const { shell } = words;
const uploading = fillIn(shell.uploading, { name: 'requirements.pdf' });
const reference = fillIn(shell.reference, { reference: '' });

test('5 MB over a slow line show how much has been sent', inTestAll, async ({ page }) => {
  await slowDown(page, 2 * MiB);
  const form = await openFilled(page);
  await notePercentages(page);
  await pressSubmit(form);
  await expect(page.getByRole('progressbar', { name: uploading })).toBeVisible();
  await expect(page.getByText(reference)).toBeVisible();

  const shown = await page.evaluate(() => (window as unknown as Noted).percentages);
  const between = shown.filter((percent) => percent > 0 && percent < 100);
  expect(new Set(between).size, `shown: ${shown}`).toBeGreaterThanOrEqual(3);
  expect(shown, 'it never goes back').toEqual(shown.toSorted((a, b) => a - b));
});

test(
  'an upload that is cancelled half-way keeps everything, and can be sent again',
  inTestAll,
  async ({ page }) => {
    const line = await slowDown(page, MiB / 4);
    const form = await openFilled(page);
    await pressSubmit(form);
    const progress = page.getByRole('progressbar', { name: uploading });
    await expect.poll(() => progress.evaluate((bar: HTMLProgressElement) => bar.value)).not.toBe(0);
    await page.getByRole('button', { name: shell.cancel }).click();

    await expect(form.getByText(shell.cancelled)).toBeVisible();
    await expect(progress).toHaveCount(0);
    await expect(form.locator('[name="message"]')).not.toHaveValue('');
    await expect(form.getByText('requirements.pdf')).toBeVisible();

    await line.speedUp();
    await pressSubmit(form);
    await expect(page.getByText(reference)).toBeVisible();
  },
);

test('a file is judged when it is chosen or dropped, and can be removed', async ({ page }) => {
  const { file } = words.shell;
  const form = await openForm(page, contact, english);
  const chooser = form.locator('[name="requirements_document"]');
  await expect(chooser).toHaveAttribute('accept', '.pdf,.doc,.docx');
  await expect(form.getByText(file.hint)).toBeVisible();
  await chooser.setInputFiles(aDocument('big.pdf', 5 * MiB + 1));
  await expect(noticesOf(page).filter({ hasText: file.sizeTitle })).toContainText(file.size);
  await expect(chooser).toHaveValue('');
  await chooser.setInputFiles({ name: 'cv.odt', mimeType: '', buffer: Buffer.from('PK') });
  await expect(form.getByText('cv.odt')).toBeVisible();
  await form.getByRole('button', { name: file.remove }).click();
  await expect(chooser).toHaveValue('');

  for (const name of ['notes.txt', 'role.docx']) {
    const data = await page.evaluateHandle((name) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['content'], name));
      return transfer;
    }, name);
    await chooser.dispatchEvent('drop', { dataTransfer: data });
  }
  await expect(noticesOf(page).filter({ hasText: file.typeTitle })).toContainText(file.type);
  await expect(form.getByText('notes.txt')).toHaveCount(0);
  await expect(form.getByText('role.docx')).toBeVisible();
});

test('an employer may attach 6 MB and any harmless format, but no program and not 11 MB', async ({
  page,
}, testInfo) => {
  // From disk: a large buffer travels slowly between test and browser.
  const file = async (name: string, bytes: number) => {
    await writeFile(testInfo.outputPath(name), Buffer.alloc(bytes, ' '));
    return testInfo.outputPath(name);
  };
  const form = await openForm(page, formPlace('the employer brief'), english);
  const chooser = form.locator('[name="attachment_document"]');
  await expect(chooser).toHaveAttribute('accept', '.pdf,.doc,.docx,.txt');
  for (const name of ['six.pdf', 'role.odt', 'role.txt', 'bands.xlsx', 'team.jpg']) {
    await chooser.setInputFiles(await file(name, name === 'six.pdf' ? 6 * MiB : 100));
    await expect(form.getByText(name)).toBeVisible();
  }
  await chooser.setInputFiles(await file('role.js', 100));
  await expect(chooser).toHaveAccessibleDescription(new RegExp(words['employer-brief'].file!.type));
  await expect(form.getByText('role.js')).toHaveCount(0);
  await chooser.setInputFiles(await file('eleven.pdf', 11 * MiB));
  await expect(chooser).toHaveAccessibleDescription(
    new RegExp(words['employer-brief'].file!.size.replaceAll('.', '\\.')),
  );
  await expect(form.getByText('eleven.pdf')).toHaveCount(0);
});

async function openFilled(page: Page) {
  const form = await openForm(page, contact, english);
  await fillForm(form, contact.kind, { document: aDocument('requirements.pdf', 5 * MiB) });
  return form;
}

/** Chromium's own throttling of what is sent; what is received is left as it is. */
async function slowDown(page: Page, uploadThroughput: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const limit = (bytesPerSecond: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: bytesPerSecond,
    });
  await limit(uploadThroughput);
  return { speedUp: () => limit(-1) };
}

type Noted = { percentages: number[] };

/** Every percentage that the page shows from now on. */
async function notePercentages(page: Page) {
  await page.evaluate(() => {
    const percentages: number[] = [];
    Object.assign(window, { percentages });
    new MutationObserver(() => {
      const bar = document.querySelector('progress');
      if (bar && bar.value !== percentages.at(-1)) percentages.push(bar.value);
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
}
