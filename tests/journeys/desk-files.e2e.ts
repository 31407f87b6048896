/** Files beside the list, what they and the fields may try, and accessibility of every state. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Inbox } from '#domain/submissions/work.ts';
import type { Db } from '#server/db/db.ts';
import {
  crowdedPdf,
  docxBomb,
  docxOfParagraphs,
  hostileDocx,
  hostilePdf,
  longPdf,
} from '#tests/factories/hostile-documents.ts';
import { storeMessages } from '#tests/factories/inbox.ts';
import { aFile } from '#tests/factories/new-submission.ts';
import { aSubmission } from '#tests/factories/submissions.ts';
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { test, type FilledDesk } from '#tests/support/desk/filled-desk.ts';
import { expect, inTestAll } from '#tests/support/browser/site.ts';
import { storeSubmission } from '#tests/support/stores/store-submission.ts';

const types = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  doc: 'application/msword',
};

const hostileText = `"><script>window.hacked = 1</script><img src=x onerror="window.hacked = 1">`;

const corpus = (name: string) => readFileSync(`tests/corpus/${name}`);

// One worker: filling a store with these files takes seconds.
test.describe.configure({ mode: 'default' });
test.use({
  viewport: { width: 1440, height: 900 },
  store: {
    fill: async (db: Db) => {
      await storeApplication(db, 'Paper', 'cv.pdf', types.pdf, corpus('cv.pdf'));
      await storeApplication(db, 'Wordy', 'cv.docx', types.docx, corpus('cv.docx'));
      await storeApplication(db, 'Opendoc', 'cv.odt', types.odt, corpus('cv.odt'));
      await storeApplication(db, 'Oldword', 'cv.doc', types.doc, corpus('cv.doc'));
      await storeApplication(db, 'Sealed', 'locked.pdf', types.pdf, corpus('locked.pdf'));
      await storeApplication(db, 'Trap', 'bad.pdf', types.pdf, hostilePdf());
      await storeApplication(db, 'Snare', 'bad.docx', types.docx, hostileDocx());
      await storeApplication(db, 'Bomb', 'bomb.docx', types.docx, docxBomb());
      await storeApplication(db, 'Swarm', 'swarm.docx', types.docx, docxOfParagraphs(1_300_000));
      await storeApplication(db, 'Crowd', 'crowd.docx', types.docx, docxOfParagraphs(60_000, 'a'));
      await storeApplication(db, 'Endless', 'long.pdf', types.pdf, longPdf(100_000));
      await storeApplication(db, 'Cram', 'cram.pdf', types.pdf, crowdedPdf(250_000));
      await storeHostileFields(db);
      await storeMessages(db, 'Tulip', 3);
    },
  },
});

async function storeApplication(
  db: Db,
  lastName: string,
  filename: string,
  type: string,
  bytes: Buffer,
) {
  await storeSubmission(db, {
    kind: 'job-application',
    fields: { firstName: 'Iris', lastName },
    file: aFile({ filename, type, bytes }),
  });
}

/** Every field of a form tries to become markup. */
async function storeHostileFields(db: Db) {
  const names = Object.keys(aSubmission['contact-message']());
  const fields = Object.fromEntries(names.map((name) => [name, `${name} ${hostileText}`]));
  await storeSubmission(db, {
    kind: 'contact-message',
    fields: { ...fields, firstName: `Jasmin ${hostileText}` },
  });
}

const panel = (page: Page) => page.getByRole('article');

async function open(page: Page, desk: FilledDesk, query: string) {
  const { rows } = await desk.ask<Inbox>(`/inbox?q=${query}`);
  await page.goto(`${desk.url}/desk/submissions/${rows[0]!.id}`);
  await expect(panel(page)).toBeVisible();
}

/** Fails when anything of a submission runs. */
async function expectNothingRan(page: Page) {
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
}

test('a PDF is drawn with text that can be searched', async ({ desk, page }) => {
  await open(page, desk, 'iris+paper');
  await expect(panel(page).getByRole('region', { name: 'Page 1 of 1' })).toBeVisible();
  await expect(panel(page).getByText('Curriculum vitae')).toBeAttached();
});

test('a DOCX is shown in a frame without rights', async ({ desk, page }) => {
  await open(page, desk, 'iris+wordy');
  const frame = panel(page).locator('iframe');
  await expect(frame).toHaveAttribute('sandbox', '');
  await expect(frame.contentFrame().getByRole('heading')).toHaveText('Curriculum vitae');
});

for (const [name, lastName] of [
  ['cv.odt', 'opendoc'],
  ['cv.doc', 'oldword'],
]) {
  test(`${name} is offered as a download`, inTestAll, async ({ desk, page }) => {
    await open(page, desk, `iris+${lastName}`);
    await expect(panel(page).getByText('Files of this type are not shown here.')).toBeVisible();
    const download = page.waitForEvent('download');
    await panel(page).getByRole('link', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toBe(name);
  });
}

test('a protected PDF says that it cannot be shown', inTestAll, async ({ desk, page }) => {
  await open(page, desk, 'iris+sealed');
  await expect(panel(page).getByText('This file cannot be shown.')).toBeVisible();
  await expect(panel(page).getByRole('link', { name: 'Download' })).toBeVisible();
});

for (const lastName of ['bomb', 'swarm', 'crowd']) {
  test(
    `a DOCX that holds too much is offered as a download: ${lastName}`,
    inTestAll,
    async ({ desk, page }) => {
      await open(page, desk, `iris+${lastName}`);
      const note = panel(page).getByLabel('Write a note');
      await note.fill('The desk still answers.');
      // Over a million paragraphs are counted first, which takes a slow machine its time.
      await expect(panel(page).getByText('it holds too much. Download it')).toBeVisible({
        timeout: 150_000,
      });
      await expect(note).toHaveValue('The desk still answers.');
      await expect(panel(page).getByRole('link', { name: 'Download' })).toBeVisible();
    },
  );
}

test(
  'of a PDF of 100,000 pages 50 are in the page, and those near the view are drawn',
  inTestAll,
  async ({ desk, page }) => {
    await open(page, desk, 'iris+endless');
    const file = panel(page);
    const pages = file.getByRole('region', { name: /^Page \d/ });
    await expect(file.getByText('Pages 1 to 50 of 100000')).toBeVisible({ timeout: 30_000 });
    await expect(pages).toHaveCount(50);
    const third = file.getByRole('region', { name: 'Page 3 of' });
    await third.scrollIntoViewIfNeeded();
    await expect(third.getByText('Many pages')).toBeAttached();
    await pages.last().scrollIntoViewIfNeeded();
    await expect(pages.last().getByText('Many pages')).toBeAttached();
    await expect(third.locator('canvas')).toHaveAttribute('width', '0');
    await expect(third.getByText('Many pages')).toHaveCount(0);
    await file.getByRole('button', { name: 'Later pages' }).click();
    await expect(file.getByText('Pages 51 to 100 of 100000')).toBeVisible();
    await expect(pages).toHaveCount(50);
    await expect(file.getByRole('region', { name: 'Page 1 of' })).toHaveCount(0);
  },
);

// It takes a processor for itself, and starves the journey beside it of one.
test(
  'a page of a PDF with 250,000 words leaves the desk in use',
  inTestAll,
  async ({ desk, page }) => {
    await open(page, desk, 'iris+cram');
    const note = panel(page).getByLabel('Write a note');
    await expect(panel(page).getByRole('region', { name: 'Page 1 of 1' })).toBeAttached();
    await note.fill('The desk still answers.');
    await expect(note).toHaveValue('The desk still answers.');
    await expect(panel(page).locator('canvas')).not.toHaveAttribute('width', '0');
    await open(page, desk, 'iris+paper');
    await expect(panel(page).getByRole('heading', { name: 'Iris Paper' })).toBeVisible();
  },
);

test('pdf.js and mammoth are loaded only for their files', inTestAll, async ({ desk, page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await open(page, desk, 'tulip');
  await expect(panel(page).getByRole('region', { name: 'History' })).toBeVisible();
  expect(scripts.filter((path) => /pdf|docx/.test(path))).toEqual([]);
});

test('scripts in a PDF, a DOCX and fields do not run', inTestAll, async ({ desk, page }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await open(page, desk, 'iris+trap');
  await expect(panel(page).getByText('Hostile curriculum')).toBeAttached();
  await panel(page).getByRole('region', { name: 'Page 1 of 1' }).click();
  await expectNothingRan(page);

  await open(page, desk, 'iris+snare');
  const frame = panel(page).locator('iframe').contentFrame();
  await expect(frame.getByText('<script>')).toBeVisible();
  await frame.getByText('Press here').click();
  await expect(frame.locator('a[href], script, [onerror]')).toHaveCount(0);
  await expect(
    panel(page).getByRole('link', { name: 'https://portfolio.example/work' }),
  ).toBeVisible();
  await expect(panel(page).locator('[href^="javascript:"]')).toHaveCount(0);
  await expectNothingRan(page);

  await open(page, desk, 'jasmin');
  await expect(panel(page).getByText(hostileText).first()).toBeVisible();
  await expect(page.locator('main script, main img')).toHaveCount(0);
  await panel(page).getByLabel('Write a note').fill(hostileText);
  await panel(page).getByLabel('Write a note').press('Control+Enter');
  await expect(panel(page).getByRole('listitem').filter({ hasText: 'onerror' })).toBeVisible();
  await expectNothingRan(page);
  expect(dialogs).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds no fault in any state, ${colorScheme}`, inTestAll, async ({ desk, page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme });
    await page.goto(`${desk.url}/desk/inbox`);
    const rows = page.getByRole('grid').locator('[data-id]');
    await expect(rows.first()).toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await expectAccessible(page, { as: 'list with a selection' });
    await page.keyboard.press('Shift+?');
    await expectAccessible(page, { as: 'help', part: 'dialog[open]' });
    await page.keyboard.press('Escape');
    await page.keyboard.press('s');
    await expectAccessible(page, { as: 'state', part: 'dialog[open]' });
    await page.keyboard.press('Escape');
    await page.goto(`${desk.url}/desk/inbox?q=nothing-like-this`);
    await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
    await expectAccessible(page, { as: 'no match' });
    await open(page, desk, 'iris+paper');
    await expect(panel(page).getByText('Curriculum vitae')).toBeAttached();
    await expectAccessible(page, { as: 'submission with a PDF' });
    await open(page, desk, 'iris+wordy');
    await expect(panel(page).locator('iframe')).toBeVisible();
    await expectAccessible(page, { as: 'submission with a DOCX', frames: false });
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page, { as: 'submission at 390 px', frames: false });
  });
}
