/** Reading beside answering: what was sent on one side, the work on it on the other. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Db } from '../../server/store/db/db.ts';
import { aFile } from '../factories/new-submission.ts';
import { expectAccessible, expectAccessibleThemes } from '../support/browser/accessible.ts';
import { expect } from '../support/browser/site.ts';
import { test } from '../support/desk/filled-desk.ts';
import { storeSubmission } from '../support/stores/store-submission.ts';

test.describe.configure({ mode: 'default' });
test.use({
  /** The preview's frame is sandboxed: its scripts and inline styles are refused, and say so. */
  expectedErrors: /Blocked script execution in 'about:srcdoc'|Applying inline style/,
  viewport: { width: 1440, height: 900 },
  store: {
    fill: async (db: Db) => {
      for (const firstName of ['Olga', 'Iris']) {
        for (const lastName of ['Charlie', 'Bravo', 'Alpha']) {
          await storeApplication(db, firstName, lastName);
        }
      }
    },
  },
});

async function storeApplication(db: Db, firstName: string, lastName: string) {
  const email = `${firstName}-${lastName}@example.com`.toLowerCase();
  await storeSubmission(db, {
    kind: 'job-application',
    locale: 'de-DE',
    email,
    fields: {
      firstName,
      lastName,
      email,
      phone: '+49 30 1234567',
      coverLetter: 'My letter to you.',
    },
    file: aFile({
      filename: 'cv.pdf',
      type: 'application/pdf',
      bytes: readFileSync('tests/corpus/cv.pdf'),
    }),
  });
}

const panel = (page: Page) => page.getByRole('article');
const row = (page: Page, name: string) => page.locator('[data-id]').filter({ hasText: name });

test('the CV and the answer are in sight together, and each act has its key', async ({
  desk,
  page,
}) => {
  await page.goto(`${desk.url}/desk?q=iris`);
  await row(page, 'Iris Alpha').click();
  await expect(panel(page).getByRole('region', { name: 'Page 1 of 1' })).toBeInViewport();
  await expect(panel(page).getByLabel('Start from')).toBeInViewport();
  await expect(panel(page).getByLabel('Text')).toBeInViewport();
  await expect(row(page, 'Iris Bravo')).toBeInViewport();
  // Once each, in the words of the desk whatever the language of the sender.
  for (const text of ['Iris Alpha', 'iris-alpha@example.com', '+49 30 1234567', 'Notice period']) {
    await expect(panel(page).getByText(text, { exact: true })).toHaveCount(1);
  }
  await expect(panel(page).getByRole('link', { name: '+49 30 1234567' })).toHaveAttribute(
    'href',
    'tel:+49301234567',
  );
  await panel(page).getByRole('button', { name: 'Letter' }).click();
  await expect(panel(page).getByText('My letter to you.')).toBeVisible();
  await page.keyboard.press('o');
  await expect(panel(page).getByRole('region', { name: 'Document' })).toBeFocused();
  await expect(panel(page).getByRole('region', { name: 'Page 1 of 1' })).toBeVisible();
  await page.keyboard.press('n');
  await expect(panel(page).getByLabel('Write a note')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  await expect(panel(page).getByLabel('Start from')).toBeFocused();
  await panel(page).getByLabel('Text').fill('Half a sentence');
  await page.keyboard.press('Escape');
  // What was typed is still there on the way back.
  await page.keyboard.press('j');
  await expect(panel(page).getByLabel('Text')).toHaveValue('');
  await page.keyboard.press('k');
  await expect(panel(page).getByLabel('Text')).toHaveValue('Half a sentence');
  await expectAccessibleThemes(page);
});

test('an answer is sent and the next one opened by one press', async ({ desk, page }) => {
  await page.goto(`${desk.url}/desk/inbox?q=olga`);
  await row(page, 'Olga Alpha').click();
  await panel(page).getByLabel('Subject').fill('Your application');
  await panel(page).getByLabel('Text').fill('We read it and call you on Tuesday.');
  await panel(page).getByRole('button', { name: 'Check before sending' }).click();
  await panel(page).getByRole('button', { name: 'Send, then next' }).click();
  await expect(page.getByText('Answer sent.')).toBeVisible();
  await expect(panel(page).getByRole('heading', { name: 'Olga Bravo' })).toBeVisible();
});

for (const width of [390, 1100]) {
  test(`at ${width} px the bar moves on, answers and takes over`, async ({ desk, page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${desk.url}/desk?q=iris`);
    await row(page, 'Iris Alpha').click();
    const bar = panel(page).getByRole('toolbar', { name: 'What to do' });
    await bar.getByRole('button', { name: 'Next submission' }).click();
    await expect(panel(page).getByRole('heading', { name: 'Iris Bravo' })).toBeVisible();
    await bar.getByRole('button', { name: 'Answer' }).click();
    await expect(panel(page).getByLabel('Start from')).toBeFocused();
    await expect(panel(page).getByLabel('Start from')).toBeInViewport();
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await overflow()).toBe(width);
    await expectAccessible(page);
  });
}
