/** From a form to its mail, to the status page, to its withdrawal and erasure. */
import type { Page } from '@playwright/test';
import { Webhook } from 'standardwebhooks';
import { pagePath } from '#domain/address/paths.ts';
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { englishAtEachRun, forEachEdition } from '#tests/support/browser/editions.ts';
import { aDocument, fillForm } from '#tests/support/browser/fill-form.ts';
import { formAt, submitOf } from '#tests/support/browser/form-places.ts';
import { startMailReceiver, type ReceivedMail } from '#tests/support/deliveries/mail-receiver.ts';
import { startServerProcess } from '#tests/support/server/server-process.ts';
import { expect, live, test, inTestAll } from '#tests/support/browser/site.ts';
import { testSecret } from '#tests/support/deliveries/test-secret.ts';
import { startReceiver } from '#tests/support/deliveries/webhook-receiver.ts';
import { catalogue } from '#content/catalogue.server.ts';

let mail: Awaited<ReturnType<typeof startMailReceiver>>;
let webhook: Awaited<ReturnType<typeof startReceiver>>;
let server: Awaited<ReturnType<typeof startServerProcess>>;

test.describe.configure({ mode: 'serial' });
test.use({ expectedErrors: /status of 4(04|10)/ });
test.beforeAll(async () => {
  mail = await startMailReceiver();
  webhook = await startReceiver();
  server = await startServerProcess({
    SMTP_URL: mail.url,
    MAIL_FROM: 'Harbour Lane <desk@firm.example>',
    WEBHOOK_CONTACT_MESSAGE_URL: webhook.url,
    WEBHOOK_SECRET: testSecret.variable,
    LOG_LEVEL: 'trace',
  });
});
test.afterAll(async () => {
  // Neither links nor addresses are logged, whatever was done.
  expect(server.output().join('\n')).not.toMatch(/\/status\/[\w-]{46}|@example\.com/);
  await server.stop();
  await mail.stop();
  await webhook.stop();
});

function linkIn({ parsed }: ReceivedMail): string {
  return /\/status\/[\w-]{46}/.exec(parsed.text ?? '')![0];
}

/** The mails that an address has got, once they are as many as asked for. */
async function mailsTo(address: string, count: number): Promise<ReceivedMail[]> {
  const find = () => mail.received.filter(({ to }) => to[0] === address);
  await expect.poll(() => find().length).toBe(count);
  return find();
}

const receiptTo = async (address: string) => (await mailsTo(address, 1))[0]!;

async function sendMessage(page: Page, at: string, email: string) {
  await page.goto(at);
  const form = formAt(page, 'contact-message');
  await fillForm(form, 'contact-message', { values: { email }, document: null });
  await submitOf(form).click();
}

async function eventsOf(reference: string) {
  const events = webhook.received.filter(
    ({ headers }) =>
      headers['content-type'] === 'application/json' &&
      headers['northgauge-reference'] === reference,
  );
  return events.map(
    ({ headers, body }) =>
      new Webhook(testSecret.variable).verify(body.toString(), headers) as { type: string },
  );
}

forEachEdition(englishAtEachRun, ({ locale, words }) => {
  const status = words.status;

  test('a sender follows the mail to the page, corrects and withdraws', async ({ page }) => {
    const email = `ada-${locale.toLowerCase()}@example.com`;
    await page.goto(server.url + pagePath(catalogue().firm, 'contact', locale));
    await live(page, 'form');
    const form = formAt(page, 'contact-message');
    await fillForm(form, 'contact-message', { values: { email } });
    await submitOf(form).click();
    const { follow } = words.forms.shell;
    const link = page.getByRole('main').getByRole('link', { name: follow.link });
    await expect(link).toBeVisible();
    await expect(page.getByRole('button', { name: follow.copy })).toBeVisible();

    const receipt = await receiptTo(email);
    expect(linkIn(receipt)).toBe(await link.getAttribute('href'));
    expect(receipt.parsed.subject).toContain(status.kinds['contact-message']);

    await page.goto(server.url + linkIn(receipt));
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(page.getByText(email)).toBeVisible();
    await expect(page.getByText(status.now.states.new)).toBeVisible();
    await expectAccessible(page);
    // A link of a private page is loaded when it is followed, never before.
    await expect(page.locator('script[type="speculationrules"]')).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 800 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);

    await page.getByRole('link', { name: status.data.correct }).click();
    const address = page.getByLabel(words.forms['contact-message'].labels.email);
    await address.fill(`new-${email}`);
    await expectAccessible(page);
    await page.getByRole('button', { name: status.confirm.correct.button }).click();
    await expect(page.getByText(`new-${email}`)).toBeVisible();

    await page.getByRole('link', { name: status.data.withdraw, exact: true }).click();
    await page.getByRole('button', { name: status.confirm.withdraw.button }).click();
    await expect(page).toHaveURL(server.url + linkIn(receipt));
    const [withdrawn = ''] = status.now.withdrawn.split('{time}');
    await expect(page.getByText(withdrawn)).toBeVisible();
    const reference = /\(([\w-]+)\)/.exec(receipt.parsed.subject ?? '')![1]!;
    await expect
      .poll(async () => (await eventsOf(reference)).map(({ type }) => type))
      .toEqual(['submission.corrected', 'submission.withdrawn']);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('a plain post leads to the status page, where its sender erases it', async ({ page }) => {
      await page.goto(server.url + pagePath(catalogue().firm, 'contact', locale));
      const form = formAt(page, 'contact-message');
      await fillForm(form, 'contact-message', { document: aDocument('role.pdf') });
      await submitOf(form).click();
      await expect(page).toHaveURL(/\/status\/[\w-]{46}/);
      const [address = ''] = page.url().split('#');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        status.kinds['contact-message'],
      );
      await expect(page.getByText('role.pdf')).toBeVisible();

      await page.getByRole('link', { name: status.data.erase, exact: true }).click();
      await page.getByRole('link', { name: status.confirm.back }).click();
      await expect(page).toHaveURL(address);
      await page.getByRole('link', { name: status.data.erase, exact: true }).click();
      await page.getByRole('button', { name: status.confirm.erase.button }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(status.erased.heading);
      expect((await page.request.get(address)).status()).toBe(410);
    });
  });
});

forEachEdition(englishAtEachRun, ({ locale, words: { status } }) => {
  test.use({ javaScriptEnabled: false });

  test('a new link is asked for, mailed and opened by a button, which ends the old one', async ({
    page,
  }) => {
    const email = `new-link-${locale.toLowerCase()}@example.com`;
    const heading = page.getByRole('heading', { level: 1 });
    await sendMessage(page, server.url + pagePath(catalogue().firm, 'contact', locale), email);
    const [old = ''] = page.url().split('#');
    await receiptTo(email);

    await page.goto(`${server.url}/status/none`);
    await expect(heading).toHaveText(status.unknown.heading);
    await page.getByLabel(status.newLink.label).fill(email);
    await page.getByRole('button', { name: status.newLink.button }).click();
    await expect(heading).toHaveText(status['link-requested'].heading);
    const [, linkMail] = await mailsTo(email, 2);
    const renewed = server.url + linkIn(linkMail!);
    expect(renewed).not.toBe(old);

    await page.goto(renewed);
    await expect(heading).toHaveText(status.unopened.heading);
    await expect(page.getByText(email)).toHaveCount(0);
    await page.goto(old);
    await expect(page.getByText(email)).toBeVisible();

    await page.goto(renewed);
    await page.getByRole('button', { name: status.unopened.button }).click();
    await expect(page).toHaveURL(renewed);
    await expect(page.getByText(email)).toBeVisible();
    await page.goto(old);
    await expect(heading).toHaveText(status.old.heading);
    await expect(page.getByText(email)).toHaveCount(0);
  });

  test(
    'what is sent twice shows its reference and no private link',
    inTestAll,
    async ({ page }) => {
      const email = `twice-${locale.toLowerCase()}@example.com`;
      const contact = server.url + pagePath(catalogue().firm, 'contact', locale);
      await sendMessage(page, contact, email);
      await expect(page).toHaveURL(/\/status\/[\w-]{46}/);
      const receipt = await receiptTo(email);
      const reference = /\(([\w-]+)\)/.exec(receipt.parsed.subject ?? '')![1]!;

      await sendMessage(page, contact, email);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(status.repeated.heading);
      await expect(page.getByText(reference).first()).toBeVisible();
      await expect(page.getByRole('button', { name: status.newLink.button })).toBeVisible();
      expect(page.url() + (await page.content())).not.toMatch(/\/status\/[\w-]{46}/);
      await mailsTo(email, 1);
    },
  );

  /** The server of all journeys has none. */
  test('without a mail server no new link is offered', inTestAll, async ({ page }) => {
    const heading = page.getByRole('heading', { level: 1 });
    await sendMessage(
      page,
      pagePath(catalogue().firm, 'contact', locale),
      `no-mail-${locale}@example.com`,
    );
    await expect(page.getByText(status.receipt['no-mail'])).toBeVisible();

    for (const [address, words] of [
      ['/status/none', status.unknown],
      ['/status/new-link', status['no-new-links']],
    ] as const) {
      await page.goto(address);
      await expect(heading).toHaveText(words.heading);
      await expect(page.getByLabel(status.newLink.label)).toHaveCount(0);
      await expect(page.getByRole('link', { name: status.newLink.contact })).toBeVisible();
    }
  });
});
