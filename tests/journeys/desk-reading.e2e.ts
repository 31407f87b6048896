import { actIn } from '#tests/support/stores/act-in.ts';
/** Reading beside answering: what was sent on one side, the work on it on the other. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { SubmissionDetail } from '#domain/submissions/submission-detail.ts';
import type { Inbox } from '#domain/submissions/work.ts';
import type { Db } from '#server/db/db.ts';
import { openMandate } from '#server/mandates/change-mandate.ts';
import { aMandate } from '#tests/factories/mandates.ts';
import { aFile } from '#tests/factories/new-submission.ts';
import { expectAccessible, expectAccessibleThemes } from '#tests/support/browser/accessible.ts';
import { expect, inTestAll } from '#tests/support/browser/site.ts';
import { test } from '#tests/support/desk/filled-desk.ts';
import { storeSubmission } from '#tests/support/stores/store-submission.ts';

test.describe.configure({ mode: 'default' });
test.use({
  /** The preview's frame is sandboxed: its scripts and inline styles are refused, and say so. */
  expectedErrors: /status of 409|ERR_FAILED/,
  viewport: { width: 1440, height: 900 },
  store: {
    fill: async (db: Db) => {
      const facts = aMandate({ role: 'Head of Airworthiness and Continued Safety (Part 145)' });
      await actIn({ db, by: { id: null, name: 'test' }, now: Date.now() }, (act) =>
        openMandate(act, { facts }),
      );
      for (const firstName of ['Olga', 'Iris', 'Nora']) {
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
  await page.goto(`${desk.url}/desk/inbox?q=iris`);
  await row(page, 'Iris Alpha').click();
  await expect(panel(page).getByRole('region', { name: 'Page 1 of 1' })).toBeInViewport();
  await expect(panel(page).getByRole('button', { name: 'Answer Iris Alpha' })).toBeInViewport();
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
  await expect(panel(page).getByLabel('Text')).toBeInViewport();
  await expect(panel(page).getByRole('region', { name: 'Page 1 of 1' })).toBeInViewport();
  await panel(page).getByLabel('Text').fill('Half a sentence');
  await page.keyboard.press('Escape');
  await expect(panel(page).getByRole('button', { name: 'Draft: Half a sentence' })).toBeFocused();
  // What was typed is still there on the way back.
  await page.keyboard.press('j');
  await expect(panel(page).getByRole('heading', { name: 'Iris Bravo' })).toBeVisible();
  await expect(panel(page).getByLabel('Text')).toHaveCount(0);
  await page.keyboard.press('k');
  await expect(panel(page).getByLabel('Text')).toHaveValue('Half a sentence');
  await expectAccessibleThemes(page);
});

test('an answer is sent and the next one opened by one press', async ({ desk, page }) => {
  await page.goto(`${desk.url}/desk/inbox?q=olga`);
  await row(page, 'Olga Alpha').click();
  await panel(page).getByRole('button', { name: 'Answer Olga Alpha' }).click();
  await panel(page).getByLabel('Subject').fill('Your application');
  await panel(page).getByLabel('Text').fill('We read it and call you on Tuesday.');
  await page.keyboard.press('Control+Enter');
  await expect(panel(page).getByRole('button', { name: 'Send, then next' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Answer sent.')).toBeVisible();
  await expect(panel(page).getByRole('heading', { name: 'Olga Bravo' })).toBeVisible();
});

test(
  'of two who write an answer the second sees both texts, and nothing is lost',
  inTestAll,
  async ({ desk, page, other }) => {
    const { rows } = await desk.ask<Inbox>('/inbox?q=nora+alpha');
    const address = `/submissions/${rows[0]!.id}`;
    for (const browser of [page, other]) {
      await browser.goto(`${desk.url}/desk${address}`);
      await panel(browser).getByRole('button', { name: 'Answer Nora Alpha' }).click();
    }
    await panel(page).getByLabel('Subject').fill('From Ada');
    await panel(page).getByLabel('Text').fill('Please call me.');
    const heard = page.waitForResponse((answer) => answer.url().endsWith(`/api/desk${address}`));
    await panel(other).getByLabel('Subject').fill('From Ben');
    await panel(other).getByLabel('Text').fill('We have no role for you.');
    await panel(other).getByRole('button', { name: 'Save draft' }).click();
    await expect(panel(other).getByText('Draft saved.')).toBeVisible();
    await heard;
    await panel(page).getByRole('button', { name: 'Save draft' }).click();
    const conflict = panel(page).getByRole('region', { name: /^Ben Ortiz saved this / });
    await expect(conflict.getByText('We have no role for you.')).toBeVisible();
    await expect(conflict.getByText('Please call me.')).toBeVisible();
    const stored = async () => (await desk.ask<SubmissionDetail>(address)).draft?.text;
    expect(await stored()).toBe('We have no role for you.');
    await expectAccessibleThemes(page);
    const text = conflict.getByRole('group', { name: 'Text' });
    await text.getByRole('radio', { name: /^Take theirs/ }).check();
    await conflict.getByRole('button', { name: 'Save this version' }).click();
    await expect(panel(page).getByLabel('Subject')).toHaveValue('From Ada');
    await expect(panel(page).getByLabel('Text')).toHaveValue('We have no role for you.');
    // Ben has typed nothing since: he sees what became of it.
    await expect(panel(other).getByLabel('Subject')).toHaveValue('From Ada');

    // A placeholder that is left keeps an answer from being checked, and is marked.
    const check = panel(page).getByRole('button', { name: 'Check before sending' });
    const typed = panel(page).getByLabel('Text');
    await typed.fill('We call on [[day]].');
    await check.click();
    await expect(panel(page).getByText('Still to be filled in: day')).toBeVisible();
    await expect(typed).toBeFocused();
    await page.keyboard.insertText('Friday');
    await expect(typed).toHaveValue('We call on Friday.');

    // What is sent is what was read, here without a mail server.
    await check.click();
    await expect(panel(page).getByRole('button', { name: 'Send, then next' })).toBeFocused();
    await expect(
      panel(page).getByText(/^On the private page\. The email to .* waits/),
    ).toBeVisible();
    // Ada's draft would arrive in the middle of typing.
    await expect(panel(other).getByLabel('Text')).toHaveValue('We call on Friday.');
    await panel(other).getByLabel('Text').fill('We have a role for you.');
    await panel(other).getByRole('button', { name: 'Save draft' }).click();
    await expect(panel(other).getByText('Draft saved.')).toBeVisible();
    await panel(page).getByRole('button', { name: 'Send answer' }).click();
    await expect(panel(page).getByText('It was not sent. Read it here first.')).toBeVisible();
    await expect(panel(page).getByLabel('Text')).toHaveValue('We have a role for you.');
    expect((await desk.ask<SubmissionDetail>(address)).messages).toEqual([]);
  },
);

test(
  'tags that a colleague gave while others were typed are not overwritten unseen',
  inTestAll,
  async ({ desk, page, other }) => {
    const { rows } = await desk.ask<Inbox>('/inbox?q=nora+bravo');
    const address = `/submissions/${rows[0]!.id}`;
    for (const browser of [page, other]) await browser.goto(`${desk.url}/desk${address}`);
    await panel(page).getByLabel('Tags').fill('Munich');
    const heard = page.waitForResponse((answer) => answer.url().endsWith(`/api/desk${address}`));
    await panel(other).getByLabel('Tags').fill('Vienna');
    await panel(other).getByLabel('Tags').press('Enter');
    await heard;
    await panel(page).getByLabel('Tags').press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Someone else has changed this' });
    await expect(dialog.getByText('Tags: Munich')).toBeVisible();
    await expect(dialog.getByText('Tags: Vienna')).toBeVisible();
    await dialog.getByRole('button', { name: 'Keep theirs', exact: true }).click();
    await expect(panel(page).getByLabel('Tags')).toHaveValue('Vienna');
  },
);

test(
  'a note whose answer was lost is stored once when it is sent again',
  inTestAll,
  async ({ desk, page }) => {
    const { rows } = await desk.ask<Inbox>('/inbox?q=nora+charlie');
    await page.goto(`${desk.url}/desk/submissions/${rows[0]!.id}`);
    let requests = 0;
    await page.route('**/notes', async (route) => {
      requests += 1;
      if (requests === 1) await route.fetch();
      await (requests === 1 ? route.abort() : route.continue());
    });
    await panel(page).getByLabel('Write a note').fill('Called, free from March.');
    const save = panel(page).getByRole('button', { name: 'Save note' });
    await save.click();
    await expect(panel(page).getByText('The note was not saved.')).toBeVisible();
    await save.click();
    await expect(panel(page).getByLabel('Write a note')).toHaveValue('');
    const { notes } = await desk.ask<SubmissionDetail>(`/submissions/${rows[0]!.id}`);
    expect(notes.map(({ text }) => text)).toEqual(['Called, free from March.']);
  },
);

for (const width of [390, 1100]) {
  test(
    `at ${width} px the bar moves on, answers and takes over`,
    inTestAll,
    async ({ desk, page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${desk.url}/desk/inbox?q=iris`);
      await row(page, 'Iris Alpha').click();
      const bar = panel(page).getByRole('toolbar', { name: 'What to do' });
      await bar.getByRole('button', { name: 'Next submission' }).click();
      await expect(panel(page).getByRole('heading', { name: 'Iris Bravo' })).toBeVisible();
      await bar.getByRole('button', { name: 'Answer' }).click();
      await expect(panel(page).getByLabel('Start from')).toBeFocused();
      await expect(panel(page).getByLabel('Start from')).toBeInViewport();
      await expect(panel(page).getByLabel('Consider for')).toBeAttached();
      const beyond = await page.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll('article *')]
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
          .map((element) => element.outerHTML.slice(0, 80)),
      );
      expect(beyond).toEqual([]);
      await expectAccessible(page);
    },
  );
}
