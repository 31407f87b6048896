import { actIn } from '#tests/support/stores/act-in.ts';
import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from '@playwright/test';
import type { Db } from '#server/db/db.ts';
import { openStore } from '#server/db/open-store.ts';
import { watchDestinations } from '#server/deliveries/alerts.ts';
import { aFile } from '#tests/factories/new-submission.ts';
import { expectAccessible, expectAccessibleThemes } from '#tests/support/browser/accessible.ts';
import { planTasks } from '#tests/support/deliveries/channels.ts';
import { signIn } from '#tests/support/desk/desk.ts';
import { storeOne } from '#tests/support/desk/desk-api.ts';
import { startServerProcess } from '#tests/support/server/server-process.ts';
import { expect, test, inTestAll } from '#tests/support/browser/site.ts';
import { testSecret } from '#tests/support/deliveries/test-secret.ts';
import { startReceiver } from '#tests/support/deliveries/webhook-receiver.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';

let up = true;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let server: Awaited<ReturnType<typeof startServerProcess>>;
let db: Db;
let administrator: string;

// Of the journey about a failure.
test.use({ expectedErrors: /status of 503/ });
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  receiver = await startReceiver(() => ({ status: up ? 200 : 404 }));
  const dataDir = temporaryFolder();
  server = await startServerProcess({
    DATA_DIR: dataDir,
    WEBHOOK_SECRET: testSecret.variable,
    WEBHOOK_CONTACT_DIALOG_URL: receiver.url,
  });
  db = await openStore({ dataDir, databaseUrl: undefined });
  const { headers } = await signIn(db, { role: 'administrator' });
  administrator = headers.cookie.split('=')[1]!;
});
test.afterAll(async () => {
  await db.close();
  await server.stop();
  await receiver.stop();
});
test.beforeEach(async ({ context }) => {
  await context.addCookies([{ name: 'desk_session', value: administrator, url: server.url }]);
});

test('spam is released and then delivered', async ({ page }) => {
  const { id, reference } = await storeOne(db, { suspicion: 'honeypot' }, Date.now());
  await page.goto(`${server.url}/desk/submissions/${id}?quarantine=yes`);
  await expect(page.getByText('A field that people do not see was filled in')).toBeVisible();
  await page.getByRole('button', { name: 'Release' }).click();
  await expect(page.getByText('Released and on its way.')).toBeVisible();
  await expect
    .poll(() => receiver.received.map(({ headers }) => headers['northgauge-reference']))
    .toContain(reference);
});

test(
  'a failing delivery shows its cause and is redelivered with the same id',
  inTestAll,
  async ({ page }) => {
    up = false;
    const { reference } = await storeOne(db, {}, Date.now());
    await page.goto(`${server.url}/desk/deliveries`);
    const row = page.getByRole('listitem', { name: reference });
    await expect(row.getByText('its workflow is off').first()).toBeVisible();
    await row.getByText('For the person who runs the server').click();
    await expect(row.getByText('HTTP 404')).toBeVisible();
    await row.getByText(/^\d attempts?$/).click();
    await expect(row.getByText('Status 404').first()).toBeVisible();
    await lookAtBothSchemes(page);

    // An attempt of the schedule at the moment of the press would be told as “in flight”.
    await db.all('update task set next_attempt_at = next_attempt_at + 3600000', []);
    const earlier = idsOf(reference);
    up = true;
    await row.getByRole('button', { name: `Send again: ${reference}` }).click();
    await expect(page.getByText('Queued to send now.')).toBeVisible();
    await expect(row).toBeHidden();
    const ids = idsOf(reference);
    expect(ids.length).toBeGreaterThan(earlier.length);
    expect(new Set(ids).size).toBe(1);
  },
);

test('a waiting delivery is cancelled after a question', async ({ page }) => {
  const { reference } = await storeOne(db, { kind: 'employer-brief' }, Date.now());
  await page.goto(`${server.url}/desk/deliveries`);
  const row = page.getByRole('listitem', { name: reference });
  await row.getByRole('button', { name: 'Cancel the delivery of' }).click();
  await expectAccessible(page, { as: 'the question', part: 'dialog[open]' });
  await page.getByRole('button', { name: 'Keep trying' }).click();
  await expect(row.getByText('Waiting')).toBeVisible();
  await row.getByRole('button', { name: 'Cancel the delivery of' }).click();
  await page.getByRole('button', { name: 'Cancel the delivery', exact: true }).click();
  await expect(row.getByText('Cancelled')).toBeVisible();
});

test(
  'a test delivery shows its outcome, and an accepted one ends the alert',
  inTestAll,
  async ({ page }) => {
    const destination = page.getByRole('listitem', {
      name: "Webhook, Let's Talk messages",
    });
    up = false;
    await page.goto(`${server.url}/desk/deliveries`);
    await destination.getByRole('button', { name: /Send a test/ }).click();
    await expect(destination.getByText('The test failed (HTTP 404).')).toBeVisible();
    await expect(destination.getByText(/Switch the workflow on/).last()).toBeVisible();

    // As the server does every minute, a quarter of an hour later.
    await actIn({ db, planTasks, now: Date.now() + 16 * 60_000 }, (act) => watchDestinations(act));
    await page.reload();
    await expect(page.getByRole('region', { name: 'Alerts' })).toContainText('has failed');
    await expect(page.getByRole('link', { name: '1 alert' })).toBeVisible();
    await lookAtBothSchemes(page);

    up = true;
    await destination.getByRole('button', { name: /Send a test/ }).click();
    await expect(destination.getByText('The test was accepted with status 200')).toBeVisible();
    await actIn({ db, planTasks, now: Date.now() }, (act) => watchDestinations(act));
    await page.reload();
    await expect(destination.getByText('Working')).toBeVisible();
    await expect(page.getByRole('link', { name: '1 alert' })).toBeHidden();
  },
);

test('a person is previewed, exported and erased', async ({ page }) => {
  const fields = { name: 'Mira Falk', email: 'mira@example.com', message: 'A quiet word.' };
  const sent = { fields, email: fields.email, file: aFile({ filename: 'falk.pdf' }) };
  const { reference } = await storeOne(db, sent, Date.now());
  await page.goto(`${server.url}/desk/privacy`);
  await lookAtBothSchemes(page);
  await page.getByLabel('Their email address').fill('nobody@example.com');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByText('Nothing is stored under nobody@example.com.')).toBeVisible();
  await page.getByLabel('Their email address').fill('Mira@Example.com');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByText('falk.pdf')).toBeVisible();
  await expect(page.getByText('0 saved drafts of a brief name this address')).toBeVisible();
  await lookAtBothSchemes(page);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as .zip' }).click();
  const entries = unzipSync(readFileSync(await (await downloading).path()));
  expect(Object.keys(entries).toSorted()).toEqual([`${reference}.json`, `${reference}.pdf`]);
  expect(strFromU8(entries[`${reference}.json`]!)).toContain('A quiet word.');

  await page.getByRole('button', { name: 'Erase everything' }).click();
  await page.getByLabel('Type the address again').fill('mira@example.org');
  await page.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByText('This is not the address above.')).toBeVisible();
  await expectAccessible(page, { as: 'the confirmation', part: 'dialog[open]' });
  await page.getByLabel('Type the address again').fill('mira@example.com');
  await page.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByText(`Erased: ${reference}.`)).toBeVisible();
  expect(await db.all('select id from submission where email = $1', [fields.email])).toEqual([]);
});

test('retention runs on demand and says what it deleted', async ({ page }) => {
  await storeOne(db, { suspicion: 'too-fast' }, Date.now() - 200 * 24 * 60 * 60_000);
  await page.goto(`${server.url}/desk/privacy`);
  await page.getByRole('button', { name: 'Run now' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('1 record has passed its retention period');
  await dialog.getByRole('button', { name: 'Run now' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Suspected spam: 1' })).toBeVisible();
});

test('health names what is wrong with a remedy', async ({ page }) => {
  await page.goto(`${server.url}/desk/health`);
  const backup = page.getByRole('region', { name: 'Backup' });
  await expect(backup).toContainText('No backup was ever recorded.');
  await backup.getByText('What to do').first().click();
  await expect(backup.getByText('every day')).toBeVisible();
  await lookAtBothSchemes(page);
});

test('a page that cannot load says so and recovers', inTestAll, async ({ page }) => {
  for (const name of ['deliveries', 'health']) {
    await page.route(`**/api/desk/${name}`, (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto(`${server.url}/desk/${name}`);
    await expect(page.getByRole('alert')).toContainText('The server gave no usable answer.');
    await expectAccessible(page, { as: `${name} after a failure` });
    await page.unroute(`**/api/desk/${name}`);
    // Deliveries are read anew every few seconds, so that page recovers by itself.
    if (name === 'health') await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  }
});

function idsOf(reference: string): string[] {
  return receiver.received
    .filter(({ headers }) => headers['northgauge-reference'] === reference)
    .map(({ headers }) => headers['webhook-id']!);
}

/** No fault of accessibility, and nothing wider than the screen. */
async function lookAtBothSchemes(page: Page) {
  await expectAccessibleThemes(page);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect([width, overflow]).toEqual([width, 0]);
  }
}
