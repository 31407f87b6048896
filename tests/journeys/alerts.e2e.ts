/** From the list of roles to an alert, its confirmation, its change and its end. */
import type { Page } from '@playwright/test';
import { pagePath, vacancyPath } from '#domain/address/paths.ts';
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import {
  contentOfTests,
  forEachEdition,
  englishAtEachRun,
} from '#tests/support/browser/editions.ts';
import { expect, test, inTestAll } from '#tests/support/browser/site.ts';
import { startMailReceiver, type ReceivedMail } from '#tests/support/deliveries/mail-receiver.ts';
import { startServerProcess } from '#tests/support/server/server-process.ts';
import { catalogue } from '#content/catalogue.server.ts';

let mail: Awaited<ReturnType<typeof startMailReceiver>>;
let server: Awaited<ReturnType<typeof startServerProcess>>;
let nth = 0;

test.describe.configure({ mode: 'serial' });
test.use({ expectedErrors: /status of 4(00|04|10)/ });
test.beforeAll(async () => {
  mail = await startMailReceiver();
  server = await startServerProcess({
    SMTP_URL: mail.url,
    MAIL_FROM: 'Harbour Lane <desk@firm.example>',
    LOG_LEVEL: 'trace',
    TRUST_PROXY: '1',
  });
});
test.afterAll(async () => {
  // Neither links nor addresses are logged, whatever was done.
  expect(server.output().join('\n')).not.toMatch(/\/alerts\/[\w-]{32}|@example\.com/);
  await server.stop();
  await mail.stop();
});

// Each test from a network of its own: one may ask five times a minute.
const visitor = () => ({ 'x-forwarded-for': `192.0.2.${(nth += 1)}` });
test.beforeEach(({ page }) => page.setExtraHTTPHeaders(visitor()));

async function mailTo(address: string): Promise<ReceivedMail> {
  const find = () => mail.received.filter(({ to }) => to[0] === address);
  await expect.poll(() => find().length).toBe(1);
  return find()[0]!;
}

function linkIn({ parsed }: ReceivedMail): string {
  return /\/alerts\/[\w-]{32}/.exec(parsed.text ?? '')![0];
}

/** Asks for an alert on the page that is open; returns the address of the alert's page. */
async function askAs(page: Page, email: string): Promise<string> {
  await page.locator('#alert-email').fill(email);
  await page.locator('main form button[type=submit]').click();
  await expect(page.locator('h1')).toBeVisible();
  return linkIn(await mailTo(email));
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    forEachEdition(englishAtEachRun, ({ locale, words }) => {
      const { roleAlerts, vacancies } = words;
      test('an alert is asked for from the list, confirmed by a button, changed and ended', async ({
        page,
      }) => {
        const list = pagePath(catalogue().firm, 'vacancies', locale);
        await page.goto(`${server.url}${list}?q=audit&role=quality`);
        await page.getByRole('link', { name: roleAlerts.offer }).click();
        await expect(page).toHaveURL(/\/role-alerts\?q=audit&role=quality$/);
        await expect(page.locator('h1')).toHaveText(roleAlerts.ask.heading);
        const quality = vacancies.options.Quality ?? 'Quality';
        await expect(page.getByText(quality, { exact: false }).first()).toBeVisible();
        if (javaScriptEnabled) await expectAccessible(page);

        const email = `ada-${(nth += 1)}@example.com`;
        const alert = await askAs(page, email);
        await expect(page.locator('h1')).toHaveText(roleAlerts.requested.heading);
        const { parsed } = await mailTo(email);
        expect(parsed.text).not.toContain('audit');
        expect(parsed.html!.match(/<a href=/g)).toHaveLength(1);

        // A scanner opens every link of the mail, more than once.
        for (const method of ['GET', 'HEAD', 'GET']) await fetch(server.url + alert, { method });
        await page.goto(server.url + alert);
        await expect(page.locator('h1')).toHaveText(roleAlerts.confirm.heading);
        if (javaScriptEnabled) await expectAccessible(page);
        await page.getByRole('button', { name: roleAlerts.confirm.button, exact: true }).click();
        await expect(page.locator('h1')).toHaveText(roleAlerts.manage.heading);
        await expect(page.getByText(roleAlerts.manage.confirmed)).toBeVisible();
        if (javaScriptEnabled) await expectAccessible(page);

        await page.locator('main details summary').click();
        await page.locator('input[name=role][value=engineering]').check();
        await page.locator('input[name=cadence][value=daily]').check();
        await page.getByRole('button', { name: roleAlerts.manage.save }).click();
        await expect(page.getByText(roleAlerts.manage.changed, { exact: true })).toBeVisible();
        await expect(page.locator('input[name=cadence][value=daily]')).toBeChecked();
        await expect(page.locator('input[name=role][value=engineering]')).toBeChecked();

        await page.getByRole('button', { name: roleAlerts.manage.keep }).click();
        await expect(page.getByText(roleAlerts.manage.keepText)).toBeVisible();

        await page.getByRole('button', { name: roleAlerts.manage.end }).click();
        await expect(page.locator('h1')).toHaveText(roleAlerts.ended.heading);
        if (javaScriptEnabled) await expectAccessible(page);
        expect((await page.goto(server.url + alert))!.status()).toBe(410);
      });

      test('the form is shown again for what is no address', inTestAll, async ({ page }) => {
        await page.goto(`${server.url}${pagePath(catalogue().firm, 'vacancies', locale)}`);
        await page.getByRole('link', { name: roleAlerts.offer }).click();
        await page.locator('#alert-email').evaluate((input) => input.setAttribute('type', 'text'));
        await page.locator('#alert-email').fill('nobody');
        await page.locator('main form button[type=submit]').click();
        await expect(page.getByText(roleAlerts.ask.invalidEmail)).toBeVisible();
        await expect(page.locator('#alert-email')).toHaveValue('nobody');
        if (javaScriptEnabled) await expectAccessible(page);
      });
    });
  });
}

test(
  'the empty state of the list and the page of a role offer an alert',
  inTestAll,
  async ({ page }) => {
    await page.goto(`${server.url}/vacancies?q=nothing-like-this`);
    await page.getByRole('link', { name: 'Tell me about roles like these' }).click();
    await expect(page.getByText('with the words “nothing-like-this”')).toBeVisible();
    const { slug } = contentOfTests.vacancies[0]!;
    await page.goto(server.url + vacancyPath(catalogue().firm, slug, 'en-GB'));
    await page.getByRole('link', { name: 'Tell me about roles like this one' }).click();
    await expect(page.getByText(/^Open roles: /)).toBeVisible();
  },
);

test('the link takes along what the visitor filtered since', inTestAll, async ({ page }) => {
  await page.goto(`${server.url}/vacancies`);
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
  await page.getByRole('searchbox').fill('gxp');
  await expect(page).toHaveURL(/q=gxp/);
  await page.getByRole('link', { name: 'Tell me about roles like these' }).click();
  await expect(page).toHaveURL(/role-alerts\?q=gxp/);
});

test('a mail program ends an alert with one post, and a stranger gets three mails at most', async ({
  page,
}) => {
  const email = 'victim@example.com';
  await page.goto(`${server.url}/role-alerts`);
  const alert = await askAs(page, email);
  const headers = visitor();
  const post = (path: string, fields: Record<string, string> = {}) =>
    fetch(server.url + path, { method: 'POST', headers, body: new URLSearchParams(fields) });
  const answers: string[] = [];
  for (let asked = 0; asked < 3; asked += 1) {
    const answer = await post('/alerts', { email, edition: 'en-GB', cadence: 'daily' });
    answers.push(`${answer.status} ${(await answer.text()).length}`);
  }
  expect(new Set(answers).size).toBe(1);
  await post(`${alert}/confirm`);
  const ended = await post(alert, { 'List-Unsubscribe': 'One-Click' });
  expect(ended.status).toBe(200);
  await expect.poll(() => mail.received.filter(({ to }) => to[0] === email).length).toBe(3);
});
