/** An answer of the desk, the reply of its sender without script, and a second answer. */
import type { Browser, Page } from '@playwright/test';
import type { Db } from '#server/db/db.ts';
import { linkedSubmission } from '#tests/support/stores/linked-submission.ts';
import { pdfBytes, zipBytes } from '#tests/factories/documents.ts';
import { expectAccessible, expectAccessibleThemes } from '#tests/support/browser/accessible.ts';
import {
  forEachEdition,
  oneEditionPerLanguage,
  englishAtEachRun,
} from '#tests/support/browser/editions.ts';
import { expect, test } from '#tests/support/browser/site.ts';
import { startMailReceiver } from '#tests/support/deliveries/mail-receiver.ts';
import { startFilledDesk, type FilledDesk } from '#tests/support/desk/filled-desk.ts';

/** A preview runs no script. */
const expectedErrors = /status of 400/;
let mail: Awaited<ReturnType<typeof startMailReceiver>>;
let desk: FilledDesk;
/** The private page of each sender, by locale. */
const links: Record<string, string> = {};

test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 1440, height: 900 }, expectedErrors });
test.beforeAll(async () => {
  mail = await startMailReceiver();
  desk = await startFilledDesk(fill, {
    SMTP_URL: mail.url,
    MAIL_FROM: 'Harbour Lane <desk@firm.example>',
    MAIL_STAFF: 'office@firm.example',
  });
});
test.afterAll(async () => {
  await desk.stop();
  await mail.stop();
});

async function fill(db: Db) {
  for (const locale of oneEditionPerLanguage) {
    const sender = { email: emailOf(locale), firstName: 'Mina', lastName: nameOf(locale) };
    const given = { kind: 'candidate-registration', locale, email: sender.email } as const;
    links[locale] = (await linkedSubmission(db, { ...given, fields: sender })).address;
  }
}

const emailOf = (locale: string) => `mina-${locale.toLowerCase()}@example.com`;
const nameOf = (locale: string) => `Sender${locale.replace('-', '')}`;
const panel = (page: Page) => page.getByRole('article');
const log = (page: Page) => panel(page).getByRole('log', { name: 'Messages' });
const mailsTo = (address: string) => mail.received.filter(({ to }) => to[0] === address);

async function withoutScript(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(desk.url + address);
  return page;
}

forEachEdition(englishAtEachRun, ({ locale, words }) => {
  const { thread, reply } = words.status;
  const email = emailOf(locale);

  test('both sides write, reply and read, and mails hold none of it', async ({
    browser,
    page,
    context,
  }) => {
    await desk.signInto(context, 'ada');
    await page.goto(`${desk.url}/desk/inbox?q=${nameOf(locale)}`);
    await expect(page.locator('[data-id]')).toHaveCount(1);
    await page.keyboard.press('j');
    // Four keys from the list: answer, template, check, send.
    await page.keyboard.press('r');
    await page.keyboard.press('1');
    await expect(panel(page).getByLabel('Start from')).toBeFocused();
    await expect(panel(page).getByLabel('Text')).not.toHaveValue('');
    const first = await panel(page).getByLabel('Text').inputValue();
    const [line = ''] = first.split('\n').toSorted((a, b) => b.length - a.length);
    await page.keyboard.press('Control+Enter');
    await expect(panel(page).getByRole('button', { name: 'Send, then next' })).toBeFocused();
    const frame = (title: string) => page.frameLocator(`iframe[title="${title}"]`);
    await expect(frame('Private status page').getByText(line)).toBeVisible();
    await expectAccessible(page, { part: 'article', frames: false });
    await panel(page).getByRole('button', { name: 'Email', exact: true }).click();
    await expect(frame('Email').getByText('Ada Keller').first()).toBeVisible();
    await expect(frame('Email').getByText(line)).toBeHidden();
    // It is the only one in the list: there is no next.
    await panel(page).getByRole('button', { name: 'Send answer' }).focus();
    await page.keyboard.press('Enter');
    await expect(log(page).getByText(line)).toBeVisible();
    await expect(log(page)).toBeFocused();

    await expect.poll(() => mailsTo(email).length).toBe(1);
    const [notice] = mailsTo(email);
    expect(notice?.parsed.text).not.toContain(line);
    expect(notice?.parsed.text).toContain(links[locale]);
    expect(notice?.parsed.text).toContain('Ada Keller');

    const sender = await withoutScript(browser, links[locale]!);
    await expect(sender.getByText(line)).toBeVisible();
    await expect(sender.getByText('Ada Keller, Harbour Lane')).toBeVisible();
    await sender.getByLabel(reply.labels.text).fill('Dienstag passt.');
    const archive = { name: 'cv.docx', mimeType: '', buffer: zipBytes([{ name: 'a.txt' }]) };
    await sender.getByLabel(reply.labels.file).setInputFiles(archive);
    await sender.getByRole('button', { name: reply.button }).click();
    await expect(sender.getByText(reply.problems.check)).toBeVisible();
    await expect(sender.getByLabel(reply.labels.text)).toHaveValue('Dienstag passt.');
    const plan = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: pdfBytes('Plan') };
    await sender.getByLabel(reply.labels.file).setInputFiles(plan);
    await sender.getByRole('button', { name: reply.button }).click();
    await expect(sender.getByText(thread.you, { exact: true })).toBeVisible();
    const download = sender.waitForEvent('download');
    await sender.getByRole('link', { name: 'plan.pdf' }).click();
    expect((await download).suggestedFilename()).toBe('plan.pdf');

    // The desk was open all the while.
    await expect(log(page).getByText('Dienstag passt.')).toBeVisible();
    await expect(panel(page).getByLabel('Status')).toHaveValue('in-work');
    await log(page).getByRole('button', { name: 'Show' }).click();
    await expect(log(page).getByRole('button', { name: 'Hide' })).toBeVisible();
    // What the viewer says moves the buttons below it.
    await expect(log(page).getByText('This file cannot be shown.')).toBeVisible();
    await expect.poll(() => mailsTo('office@firm.example').length).toBeGreaterThan(0);
    for (const { parsed } of mailsTo('office@firm.example')) {
      expect(`${parsed.subject} ${parsed.text}`).not.toContain('Dienstag');
    }

    await panel(page).getByRole('button', { name: 'Answer', exact: true }).click();
    await panel(page).getByLabel('Subject').fill('Tuesday');
    await panel(page).getByLabel('Text').fill('We call at nine.');
    await panel(page).getByRole('button', { name: 'Check before sending' }).click();
    await panel(page).getByRole('button', { name: 'Send answer' }).press('Enter');
    await expect(log(page).getByText('We call at nine.')).toBeVisible();
    await expect(log(page).getByRole('listitem')).toHaveCount(3);
    await expectAccessible(page, { part: 'article' });
    await expect.poll(() => mailsTo(email).length).toBe(2);

    await sender.reload();
    await expect(sender.getByRole('main').getByText('We call at nine.')).toBeVisible();
    await sender.context().close();
    const read = await context.newPage();
    await read.goto(desk.url + links[locale]!);
    await expect(read.locator('html')).toHaveAttribute('lang', locale);
    for (const width of [390, 768, 1440]) {
      await read.setViewportSize({ width, height: 900 });
      const overflow = await read.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    }
    await expectAccessibleThemes(read);
    const chooser = read.getByLabel(reply.labels.file);
    await chooser.setInputFiles({
      name: 'cv.png',
      mimeType: 'image/png',
      buffer: Buffer.from('x'),
    });
    await expect(read.getByText(words.forms.shell.file.typeTitle)).toBeVisible();
    await expect(chooser).toHaveValue('');
  });
});
