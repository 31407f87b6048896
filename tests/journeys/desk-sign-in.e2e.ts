import type { Browser, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleThemes } from '#tests/support/browser/accessible.ts';
import { addAuthenticator, join, startDesk } from '#tests/support/desk/desk-browser.ts';
import { expect, test, inTestAll } from '#tests/support/browser/site.ts';

// Refusals that the journeys provoke.
test.use({ expectedErrors: /status of (401|403|404|409|410)|ERR_INTERNET_DISCONNECTED/ });
// One server for all of them; the first one uses its printed link.
test.describe.configure({ mode: 'default' });

let desk: Awaited<ReturnType<typeof startDesk>>;
test.beforeAll(async () => {
  desk = await startDesk({ TRUST_PROXY: '1' });
});
test.afterAll(() => desk.stop());

test('the first administrator joins by the printed link, signs out and in again', async ({
  page,
  browser,
}) => {
  const link = await desk.firstLink();
  await addAuthenticator(page);
  await page.goto(link);
  await expect(page).toHaveTitle(/^Set up your access · /);
  await expectAccessibleThemes(page);
  await join(page, link, { name: 'Ada Keller' });
  await expect(page).toHaveURL(`${desk.url}/desk`);

  const again = await page.request.get(link);
  expect(again.status()).toBe(410);
  const other = await browser.newPage();
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'This link no longer works' })).toBeFocused();
  await expectAccessibleThemes(other);
  await other.close();

  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeFocused();
  await expectAccessibleThemes(page);
  await signIn(page);
  await expect(page).toHaveURL(`${desk.url}/desk`);

  await page.getByRole('link', { name: 'Administration' }).click();
  await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/^People · /);
  await page.getByRole('button', { name: 'Remove Ada Keller' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('This is the last administrator')).toBeVisible();
  await expectAccessible(page, { part: 'dialog[open]' });
});

test(
  'an administrator adds a second key, which signs in when the first is gone',
  inTestAll,
  async ({ page }) => {
    const first = await addAuthenticator(page);
    await join(page, await linkByCommand('Fe Winter', '--role', 'administrator'));
    await page.goto(`${desk.url}/desk/people`);
    // A device holds one key of a person, so the second is on another one.
    await addAuthenticator(page, 'usb');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByLabel('Name of this passkey').fill('Spare key');
    await expectAccessible(page, { part: 'dialog[open]' });
    await page.getByRole('button', { name: 'Create a passkey' }).click();
    await expect(page.getByText('Passkey added.')).toBeVisible();
    await expect(page.getByText('Spare key')).toBeVisible();
    await first.remove();
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await signIn(page);
    await page.goto(`${desk.url}/desk/people`);
    await expect(page.getByText('Fe Winter (you)')).toBeVisible();
    await expectAccessibleThemes(page);
  },
);

test(
  'a consultant is invited, has limits, and is signed out by the removal',
  inTestAll,
  async ({ page, browser }) => {
    test.slow();
    await addAuthenticator(page);
    await join(page, await linkByCommand('Gil Sander', '--role', 'administrator'));
    const invitation = await invite(page, 'Bo Brandt');
    const { page: bo, close } = await colleague(browser);
    await join(bo, invitation);
    await bo.goto(`${desk.url}/desk/audit`);
    await expect(bo.getByText('Only administrators can read the audit log.')).toBeVisible();
    await bo.goto(`${desk.url}/desk/people`);
    await expect(bo.getByText('Bo Brandt (you)')).toBeVisible();
    await expect(bo.getByText('Only administrators manage people.')).toBeVisible();
    await expect(bo.getByRole('button', { name: 'Invite a person' })).toHaveCount(0);
    await expect(bo.getByRole('link', { name: 'Audit log' })).toHaveCount(0);

    await page.reload();
    await page.getByRole('button', { name: 'Remove Bo Brandt' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Bo Brandt was removed.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove Bo Brandt' })).toHaveCount(0);

    // The next request of the removed person, whatever it is, leads to sign-in.
    await bo.getByRole('button', { name: 'Add a passkey' }).click();
    await bo.getByRole('button', { name: 'Create a passkey' }).click();
    await expect(bo.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await bo.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(bo.getByRole('alert')).toContainText('This passkey was not accepted.');
    await expectAccessible(bo);
    await close();

    await page.getByRole('link', { name: 'Audit log' }).first().click();
    await expect(page.getByRole('cell', { name: 'person removed' })).toBeVisible();
    await page.getByLabel('Action').selectOption('joined');
    await expect(page).toHaveURL(/\?action=joined$/);
    await expect(page.getByRole('cell', { name: 'person removed' })).toHaveCount(0);
    await expect(page.getByRole('cell', { name: 'Joined', exact: true })).not.toHaveCount(0);
    await expectAccessibleThemes(page);
    // As the server answers ten minutes after signing in: the desk asks for the passkey and repeats.
    const refused = { status: 403, json: { error: 'sign-in-again' } };
    await page.route('**/api/desk/audit.csv*', (route) => route.fulfill(refused), { times: 1 });
    const again = page.waitForResponse('**/api/desk/sign-in');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    expect((await again).status()).toBe(200);
    expect((await download).suggestedFilename()).toBe('audit.csv');
  },
);

test('a session that ends in the middle of work leads to sign-in and back to the same address', async ({
  page,
  browser,
}) => {
  const administrator = await colleague(browser);
  await join(administrator.page, await linkByCommand('Cy Roth', '--role', 'administrator'));
  await addAuthenticator(page);
  await join(page, await invite(administrator.page, 'Di Sommer'));
  await page.goto(`${desk.url}/desk/people?from=here`);
  await expect(page.getByText('Di Sommer (you)')).toBeVisible();
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('button', { name: 'Create a passkey' }).click();
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await expectAccessibleThemes(page);
  await signIn(page);
  await expect(page).toHaveURL(`${desk.url}/desk/people?from=here`);
  await expect(page.getByText('Di Sommer (you)')).toBeVisible();
  await administrator.close();
});

test(
  'a cancelled passkey, a lost connection and a browser without passkeys are explained',
  inTestAll,
  async ({ page }) => {
    const { verifyUser } = await addAuthenticator(page);
    await page.goto(`${desk.url}/desk/people`);
    await expect(page).toHaveURL(/\/desk\/sign-in\?to=%2Fpeople$/);
    await verifyUser(false);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page.getByRole('alert')).toContainText('The passkey was not used');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page.getByRole('alert')).toContainText('The server cannot be reached.');
    await expectAccessible(page);
    await page.context().setOffline(false);
    await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
    await page.reload();
    await expect(page.getByRole('heading', { name: 'This browser has no passkeys' })).toBeVisible();
    await expectAccessibleThemes(page);
  },
);

test.describe('on a phone', () => {
  // From another address than the journeys before: an address may ask 30 times a minute.
  test.use({
    viewport: { width: 390, height: 844 },
    extraHTTPHeaders: { 'x-forwarded-for': '192.0.2.1' },
  });

  test('the menu opens, closes after a link and nothing overflows', inTestAll, async ({ page }) => {
    await addAuthenticator(page);
    await join(page, await linkByCommand('Ed Lang', '--role', 'administrator'));
    const menu = page.getByRole('button', { name: 'Menu' });
    for (const [name, heading] of [
      ['Roles', 'Roles'],
      ['Administration', 'People'],
    ] as const) {
      await menu.click();
      await expectAccessibleThemes(page, { part: '[popover]' });
      await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeFocused();
      await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
      await expectAccessibleThemes(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    }
    await page.context().setOffline(true);
    await expect(page.getByText('You are offline.')).toBeVisible();
    await expectAccessible(page);
  });
});

async function signIn(page: Page) {
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('navigation', { includeHidden: true }).first()).toBeAttached();
}

/** The link that the people page shows. */
async function invite(page: Page, name: string): Promise<string> {
  await page.goto(`${desk.url}/desk/people`);
  await page.getByRole('button', { name: 'Invite a person' }).click();
  await page.getByLabel('Name').fill(name);
  await expectAccessible(page, { part: 'dialog[open]' });
  await page.getByRole('button', { name: 'Create the link' }).click();
  const shown = page.getByRole('textbox', { name: `Link for ${name}` });
  await expect(shown).toHaveValue(/\/desk\/join\//);
  await expectAccessible(page, { part: 'dialog[open]' });
  return shown.inputValue();
}

/**
 * A second person in a browser of their own, with a key of their own. From another address, as one
 * may ask 30 times a minute.
 */
async function colleague(browser: Browser) {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'x-forwarded-for': '192.0.2.2' },
  });
  const page = await context.newPage();
  await addAuthenticator(page);
  return { page, close: () => context.close() };
}

async function linkByCommand(...args: string[]): Promise<string> {
  const output = await desk.command('invite', ...args);
  // The command knows the port only from its environment.
  return desk.url + new URL(/http:\S+/.exec(output)![0]).pathname;
}
