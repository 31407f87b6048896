/** A morning at the keyboard: going through what came in, a reply, an answer without a connection. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { TemplatesFor } from '#domain/mail/mail-template.ts';
import type { SubmissionDetail } from '#domain/submissions/submission-detail.ts';
import type { Inbox } from '#domain/submissions/work.ts';
import type { Db } from '#server/db/db.ts';
import { releaseIn } from '#server/threads/answers.ts';
import { receiveReply } from '#server/threads/replies.ts';
import { storeMessages } from '#tests/factories/inbox.ts';
import { aFile } from '#tests/factories/new-submission.ts';
import { expect, inTestAll } from '#tests/support/browser/site.ts';
import { planTasks } from '#tests/support/deliveries/channels.ts';
import { test } from '#tests/support/desk/filled-desk.ts';
import { actIn } from '#tests/support/stores/act-in.ts';
import { storeSubmission } from '#tests/support/stores/store-submission.ts';

const day = 24 * 60 * 60_000;

test.describe.configure({ mode: 'default' });
test.use({
  viewport: { width: 1440, height: 900 },
  expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/,
  store: {
    fill: async (db: Db) => {
      await storeMessages(db, 'Willow', 15);
      await storeMessages(db, 'Yarrow', 2);
      await storeMessages(db, 'Zinnia', 3);
      await storeReplied(db);
    },
  },
});

/** Asked three times, and replied: there is more than a screen of it. */
async function storeReplied(db: Db) {
  const now = Date.now();
  const { id } = await storeSubmission(db, {
    kind: 'job-application',
    at: now - 9 * day,
    fields: { firstName: 'Rowan', lastName: 'Replied' },
    file: aFile({
      filename: 'cv.pdf',
      type: 'application/pdf',
      bytes: readFileSync('tests/corpus/cv.pdf'),
    }),
  });
  const by = { id: null, name: 'test' };
  const text = Array.from({ length: 12 }, (_, at) => `Paragraph ${at + 1} of a question.`);
  for (const asked of [8, 7, 6]) {
    const answer = { key: `${asked}`, template: '', subject: 'A day', text: text.join('\n\n') };
    await actIn({ db, by, now: now - asked * day, planTasks }, (act) => releaseIn(act, id, answer));
  }
  const reply = { key: 'reply', text: 'Thursday at ten suits me.', file: undefined };
  await actIn({ db, now: now - day, planTasks }, (act) => receiveReply(act, id, reply));
}

const rows = (page: Page) => page.getByRole('grid', { name: 'Submissions' }).locator('[data-id]');
const panel = (page: Page) => page.getByRole('article');

test('fifteen are gone through in at most 24 keys: ten taken, five closed', async ({
  desk,
  page,
}) => {
  await page.goto(`${desk.url}/desk/inbox?q=willow`);
  await expect(rows(page)).toHaveCount(15);
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  await press('j');
  await press('Enter');
  await expect(panel(page).getByRole('heading', { name: 'Willow Alpha' })).toBeFocused();
  for (let done = 0; done < 15; done += 1) {
    const isTaken = done % 3 !== 2;
    await press(isTaken ? 'a' : 'e');
    // It asks, since an answer is promised to each.
    if (!isTaken) await press('e');
  }
  expect(keys).toBeLessThanOrEqual(24);
  const total = async (view: string) => (await desk.ask<Inbox>(`/inbox?q=willow&${view}`)).total;
  await expect.poll(() => total('state=in-work&owner=me')).toBe(10);
  await expect.poll(() => total('state=closed&owner=none')).toBe(5);
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(
    `what somebody replied is in sight when it is opened at ${width} px`,
    width === 390 ? inTestAll : {},
    async ({ desk, page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(`${desk.url}/desk/inbox`);
      await expect(rows(page).first()).toContainText('Rowan Replied');
      await expect(rows(page).first()).toContainText('Replied');
      await rows(page).first().click();
      await expect(panel(page).getByRole('region', { name: 'Page 1 of 1' })).toBeAttached();
      await expect(panel(page).getByText('Thursday at ten suits me.')).toBeInViewport();
      await expect(panel(page).getByRole('log')).toBeFocused();
    },
  );
}

test('an answer outlives a lost connection, before it is checked and before it is sent', async ({
  desk,
  page,
  context,
}) => {
  await page.goto(`${desk.url}/desk/inbox?q=zinnia`);
  await expect(rows(page)).toHaveCount(3);
  await page.keyboard.press('j');
  await page.keyboard.press('r');
  await panel(page).getByLabel('Subject').fill('Your question');
  await panel(page).getByLabel('Text').fill('We call you on Tuesday.');
  await context.setOffline(true);
  await page.keyboard.press('Control+Enter');
  const kept = panel(page).getByText('Your text is still here.');
  await expect(kept).toBeVisible();
  await expect(panel(page).getByLabel('Text')).toHaveValue('We call you on Tuesday.');
  await context.setOffline(false);
  await panel(page).getByLabel('Text').press('Control+Enter');
  const send = panel(page).getByRole('button', { name: 'Send, then next' });
  await expect(send).toBeFocused();
  await context.setOffline(true);
  await page.keyboard.press('Enter');
  await expect(kept).toBeVisible();
  await expect(panel(page).getByRole('heading', { name: 'Zinnia Alpha' })).toBeVisible();
  await context.setOffline(false);
  await send.press('Enter');
  await expect(page.getByText('Answer sent.')).toBeVisible();
  await expect(panel(page).getByRole('heading', { name: 'Zinnia Bravo' })).toBeVisible();
  const { rows: found } = await desk.ask<Inbox>('/inbox?q=zinnia+alpha&state=all');
  const { messages } = await desk.ask<SubmissionDetail>(`/submissions/${found[0]!.id}`);
  expect(messages.map(({ text }) => text)).toEqual(['We call you on Tuesday.']);
});

test('what was written is kept as a template, with places for names', async ({ desk, page }) => {
  await page.goto(`${desk.url}/desk/inbox?q=yarrow`);
  await expect(rows(page)).toHaveCount(2);
  await page.keyboard.press('j');
  await page.keyboard.press('r');
  await panel(page).getByLabel('Subject').fill('Your question');
  await panel(page).getByLabel('Text').fill('Dear Yarrow Alpha,\n\nWe call you.\n\nAda Keller');
  await panel(page).getByRole('button', { name: 'Save as template' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as template' });
  await expect(dialog.getByLabel('Text')).toHaveValue(
    'Dear {name},\n\nWe call you.\n\n{consultant}',
  );
  await dialog.getByLabel('Name of the template').fill('We call');
  await dialog.getByRole('button', { name: 'Save template' }).click();
  await expect(page.getByText('Template saved.')).toBeVisible();
  // The server reads again what was published.
  const { rows: listed } = await desk.ask<Inbox>('/inbox?q=yarrow+bravo');
  const address = `/submissions/${listed[0]!.id}/answer-templates`;
  await expect
    .poll(async () => (await desk.ask<TemplatesFor>(address)).templates.map(({ name }) => name))
    .toContain('We call');
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect(panel(page).getByRole('heading', { name: 'Yarrow Bravo' })).toBeVisible();
  await page.keyboard.press('r');
  const option = panel(page).getByRole('option', { name: / We call$/ });
  await panel(page)
    .getByLabel('Start from')
    .selectOption(await option.getAttribute('value'));
  await expect(panel(page).getByLabel('Text')).toHaveValue(
    'Dear Yarrow Bravo,\n\nWe call you.\n\nAda Keller',
  );
});
