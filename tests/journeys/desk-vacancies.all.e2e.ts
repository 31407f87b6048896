import type { Browser, Page } from '@playwright/test';
import type { Db } from '#server/db/db.ts';
import { openStore } from '#server/db/open-store.ts';
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { signIn } from '#tests/support/desk/desk.ts';
import { startServerProcess } from '#tests/support/server/server-process.ts';
import { expect, test } from '#tests/support/browser/site.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';

/** The preview's frame is sandboxed: its scripts and inline styles are refused, and say so. */
const sandboxed = /status of 4|ERR_INTERNET_DISCONNECTED/;
test.use({ expectedErrors: sandboxed });
test.describe.configure({ mode: 'serial' });

const title = 'Head of Sterile Release';
const slug = 'head-of-sterile-release-vienna';

let server: Awaited<ReturnType<typeof startServerProcess>>;
let db: Db;

test.beforeAll(async () => {
  const dataDir = temporaryFolder();
  server = await startServerProcess({ DATA_DIR: dataDir });
  db = await openStore({ dataDir, databaseUrl: undefined });
});
test.afterAll(async () => {
  await db.close();
  await server.stop();
});

test('a copy is refused for what the law misses, completed and published', async ({ page }) => {
  await open(page, 'Ada Example');
  await page.getByRole('searchbox').fill('sterile products vienna');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expectAccessible(page, { as: 'list' });
  await page.getByRole('row').getByRole('link').first().click();
  await page.getByRole('link', { name: /^Copy / }).click();

  await page.getByLabel('Title, English').fill(title);
  await german(page);
  await page.getByLabel('Title, German').fill('Leitung Sterilfreigabe');
  await page.getByText('Address, dates, reference').click();
  await expect(page.getByLabel('Address')).toHaveValue(slug);
  await page.getByRole('heading', { name: 'Law', exact: true }).click();
  await page.getByRole('button', { name: 'Remove Minimum pay' }).click();
  await expect(page.getByText('2 things to correct')).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const reasons = page.getByText('2 to correct before it can be published').last();
  await expect(reasons).toBeFocused();
  await expect(
    page.getByText(/must name all genders, as “\(m\/w\/d\)” does \(Austria/),
  ).toHaveCount(2);
  await expectAccessible(page, { as: 'editor with issues' });
  expect((await get(`/vacancies/${slug}`)).status).toBe(404);

  await page.getByRole('heading', { name: 'Law', exact: true }).click();
  await page.getByRole('button', { name: /^Minimum pay is missing/ }).click();
  await expect(page.getByRole('group', { name: 'Minimum pay' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Add “Minimum pay”' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByLabel('Gross minimum pay').fill('5200');
  await page.getByLabel('Minimum pay per').selectOption('Month');
  await page.getByLabel('Willing to pay more').check();
  await page.getByLabel('Title, German').fill('Leitung Sterilfreigabe (m/w/d)');
  await expect(page.getByText('Ready to publish')).toBeVisible();
  await act(page, 'Publish');
  await expect(page.getByText('Published. The site shows it')).toBeVisible();
  await expect.poll(() => text('/vacancies')).toContain(title);
  const advert = await text(`/de-at/vacancies/${slug}`);
  expect(advert).toContain('Leitung Sterilfreigabe (m/w/d)');
  expect(advert).toMatch(/5\D?200/);
});

test('the real page is previewed in each edition, with a draft and without script', async ({
  page,
}) => {
  await openRole(page, 'Ada Example');
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(title);
  await german(page);
  await page.getByLabel('Title, German').fill('Neuer Titel im Entwurf (m/w/d)');
  for (const edition of ['Deutschland', 'Schweiz', 'Österreich']) {
    await page.getByLabel('Edition').selectOption(`Deutsch (${edition})`);
    await expect(page.getByTitle(`Vacancy, Deutsch (${edition})`)).toBeVisible();
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText(
      'Neuer Titel im Entwurf (m/w/d)',
    );
  }
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', 'allow-same-origin');
  await expectAccessible(page, { as: 'preview' });
  expect(await text(`/de/vacancies/${slug}`)).not.toContain('im Entwurf');

  await page.getByRole('link', { name: 'All vacancies' }).click();
  await expect(page.getByRole('row', { name: new RegExp(title) })).toContainText('Changed');
  await page.getByRole('link', { name: title, exact: true }).click();
  await german(page);
  await expect(page.getByLabel('Title, German')).toHaveValue('Neuer Titel im Entwurf (m/w/d)');
  await act(page, 'Discard draft');
  await expect(page.getByText('Draft discarded.')).toBeVisible();
  await expect(page.getByLabel('Title, German')).toHaveValue('Leitung Sterilfreigabe (m/w/d)');
});

test('what is typed is kept through a lost connection and a reload, and published in one act', async ({
  page,
  context,
}) => {
  await openRole(page, 'Ada Example');
  await page.getByLabel('Lowest pay').fill('91000');
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel('Lowest pay').fill('91500');
  await expect(page.getByText('The server cannot be reached.')).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByLabel('Lowest pay')).toHaveValue('91500');
  await page.getByLabel('Lowest pay').fill('91000');
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText(/Published as revision \d+/)).toBeVisible();
  await expect(page.getByText('As published', { exact: true })).toBeVisible();
  await expect.poll(() => text(`/vacancies/${slug}`)).toContain('€91,000');
});

test('a stale edit in a second browser is refused and shows both versions', async ({
  page,
  browser,
}) => {
  const other = await newPage(browser);
  await openRole(page, 'Ada Example');
  await openRole(other, 'Bo Example');
  await page.getByLabel('Lowest pay').fill('92000');
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText(/Published as revision/)).toBeVisible();

  await other.getByLabel('Lowest pay').fill('93000');
  const conflict = other.getByRole('region', { name: /^Ada Example saved this / });
  const both = conflict.getByRole('group', { name: 'Pay: Lowest pay' });
  await expect(both.getByRole('radio', { name: /^Keep yours 93000/ })).toBeChecked();
  await expect(both.getByRole('radio', { name: /^Take theirs 92000/ })).toBeVisible();
  await expectAccessible(other, { as: 'conflict' });
  await conflict.getByRole('button', { name: 'Save this version' }).click();
  await expect(other.getByText(/^Draft saved/)).toBeVisible();
  await other.getByRole('button', { name: 'Publish changes' }).click();
  await expect(other.getByText(/Published as revision/)).toBeVisible();
  await expect.poll(() => text(`/vacancies/${slug}`)).toContain('€93,000');
  await other.context().close();

  // Who comes back without having typed sees what an act would publish.
  await page.getByRole('link', { name: 'Roles', exact: true }).first().click();
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByLabel('Lowest pay')).toHaveValue('93000');
});

test('a role is closed, restored to an earlier revision, published and withdrawn', async ({
  page,
}) => {
  await openRole(page, 'Ada Example');
  await act(page, 'Close');
  await expect(page.getByText('Closed. The site shows it')).toBeVisible();
  await expect.poll(() => text(`/vacancies/${slug}`)).toContain('This position is closed');

  await page.getByRole('link', { name: 'Revisions' }).click();
  await expect(page.getByRole('row', { name: /Status open closed/ })).toBeVisible();
  await page.getByRole('button', { name: /^Revision 2 / }).click();
  await page.getByLabel('Compared with').selectOption('what is on the site');
  await expect(page.getByRole('row', { name: /^Pay: Lowest pay \d+ 93000$/ })).toBeVisible();
  await expectAccessible(page, { as: 'revisions' });
  await page.getByRole('button', { name: 'Take as draft' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take as draft' }).click();
  await expect(page.getByText('Revision 2 is the draft now.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish changes' })).toBeHidden();
  await unfoldActs(page);
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText(/Published as revision/)).toBeVisible();
  await expect.poll(() => text(`/vacancies/${slug}`)).not.toContain('€93,000');

  await page.getByRole('link', { name: 'Advert' }).click();
  await act(page, 'Reopen');
  await expect(page.getByText('Published. The site shows it')).toBeVisible();
  await act(page, 'Withdraw');
  await expect.poll(async () => (await get(`/vacancies/${slug}`)).status).toBe(410);
});

test('a draft is scheduled and shown in the list as such', async ({ page }) => {
  await open(page, 'Ada Example');
  await page.getByRole('searchbox').fill('head-of-flight-safety-munich');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('row').getByRole('link').first().click();
  await page.getByRole('link', { name: /^Copy / }).click();
  await page.getByLabel('Title, English').fill('Deputy Head of Flight Safety');
  await unfoldActs(page);
  await page.getByRole('button', { name: 'Schedule' }).click();
  await page.getByLabel('Shown from').fill('2099-01-31');
  await page.getByRole('dialog').getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText('Scheduled.', { exact: true })).toBeVisible();
  expect((await get('/vacancies/deputy-head-of-flight-safety-munich')).status).toBe(404);
  await page.getByRole('link', { name: 'All vacancies' }).click();
  await expect(page.getByRole('row', { name: /Deputy Head of Flight Safety/ })).toContainText(
    'from 31 Jan 2099',
  );
});

test.describe('on a narrow screen in the dark', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

  test('a new role is kept incomplete, and says what is missing once it is asked', async ({
    page,
  }) => {
    await open(page, 'Ada Example');
    await expect(page.getByRole('row')).not.toHaveCount(0);
    for (const width of [768, 1024, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(() => overflowOf(page), `the list at ${width} px`).toBeLessThanOrEqual(0);
    }
    await expectAccessible(page, { as: 'list' });
    await page.getByRole('link', { name: 'New advert' }).click();
    await expect(page.getByLabel('Title, German')).toBeHidden();
    await expect(page.getByText(/(is|are) missing/)).toHaveCount(0);
    await page.getByLabel('Title, English').fill('Incomplete role');
    await expect(page.getByRole('button', { name: /German.*still to be written/ })).toBeVisible();
    await expect(page.getByText(/^Draft saved/)).toBeVisible();
    await expect(page.getByText(/\d+ things (are missing|to correct)/)).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Title, English')).toHaveValue('Incomplete role');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText(/\d+ to correct before it can be published/).last()).toBeFocused();
    await page.getByRole('button', { name: 'Title, German is missing' }).click();
    await expect(page.getByLabel('Title, German')).toBeFocused();
    // The bar covers a part of what is scrolled under it, which is then too small a target.
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page, { as: 'new role' });
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);

    // Unsaved changes go with it, without a further question.
    await page.getByLabel('Title, German').fill('Verworfene Stelle');
    await act(page, 'Discard draft');
    await expect(page.getByText('Draft discarded.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Roles', level: 1 })).toBeVisible();
    await page.getByRole('searchbox').fill('Incomplete role');
    await expect(page.getByRole('row', { name: /Incomplete role/ })).toHaveCount(0);
    await page.goBack();
    await expect(page.getByText('There is no such vacancy.')).toBeVisible();
  });
});

function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Presses an action of the state and the button of the dialog or view that asks about it. */
async function act(
  page: Page,
  action: 'Publish' | 'Reopen' | 'Close' | 'Withdraw' | 'Discard draft',
) {
  if (action === 'Withdraw' || action === 'Discard draft') await unfoldActs(page);
  await page.getByRole('button', { name: action, exact: true }).click();
  if (action === 'Close' || action === 'Withdraw') {
    return page.getByRole('button', { name: `${action} the role` }).click();
  }
  await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).last().click();
}

async function open(page: Page, name: string) {
  const { headers } = await signIn(db, { name });
  const value = headers.cookie.split('=')[1]!;
  await page.context().addCookies([{ name: 'desk_session', value, url: server.url }]);
  await page.goto(`${server.url}/desk/roles?group=all`);
}

async function openRole(page: Page, name: string) {
  await open(page, name);
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByLabel('Title, English')).toHaveValue(title);
}

async function newPage(browser: Browser) {
  const context = await browser.newContext();
  return context.newPage();
}

function get(address: string) {
  return fetch(server.url + address, { redirect: 'manual' });
}

async function text(address: string) {
  return (await get(address)).text();
}

/** Rarer acts are folded. */
async function unfoldActs(page: Page) {
  const more = page.getByRole('button', { name: 'More', exact: true });
  if ((await more.getAttribute('aria-expanded')) === 'false') await more.click();
}

/** One language is edited at a time. */
function german(page: Page) {
  return page.getByRole('button', { name: 'German', exact: true }).click();
}
