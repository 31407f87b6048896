import type { Browser, Page } from '@playwright/test';
import type { Role } from '#domain/people/person.ts';
import type { WebsiteDetail } from '#domain/documents/website-work.ts';
import { readableName } from '#domain/documents/document-group.ts';
import type { Db } from '#server/db/db.ts';
import { openStore } from '#server/db/open-store.ts';
import { saveVacancies } from '#server/vacancies/change-state.ts';
import { fits, storedVacancies } from '#server/vacancies/vacancies.ts';
import { anImage } from '#tests/factories/images.ts';
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { expect, test, inTestAll } from '#tests/support/browser/site.ts';
import { signIn } from '#tests/support/desk/desk.ts';
import { actIn } from '#tests/support/stores/act-in.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { startServerProcess } from '#tests/support/server/server-process.ts';

/** The preview's frame is sandboxed: its scripts and inline styles are refused, and say so. */
const expectedErrors = /status of 4|ERR_FAILED/;
test.use({ expectedErrors });

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

test('a price is changed, previewed and published, and everything that names it follows', async ({
  page,
}) => {
  await open(page, '/website');
  await expect(page.getByRole('heading', { name: 'Hiring models and prices' })).toBeVisible();
  await expectAccessible(page, { as: 'list' });
  await page.getByRole('link', { name: 'Hiring models: prices, periods, terms' }).click();
  await page.getByRole('heading', { name: 'Intel', exact: true }).click();
  await field(page, 'intel.fee.amount').fill('1290');
  await expect(page.getByText('Draft saved')).toBeVisible();
  await expectAccessible(page, { as: 'editor' });
  expect(await text('/employers')).not.toContain('€1,290');

  // In the header it is part of a menu that is closed.
  const frame = page.frameLocator('iframe').locator('main');
  await expect(frame.getByText('€1,290').first()).toBeVisible();
  await page.getByRole('button', { name: 'Phone' }).click();
  await page.getByLabel('Edition').selectOption('Deutsch (Schweiz)');
  await expect(
    frame
      .getByText(/1[’'.]290/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expectAccessible(page, { as: 'preview', frames: false });

  await act(page, 'Publish');
  await expect(page.getByText('Published. The site shows it')).toBeVisible();
  for (const address of ['/', '/employers', '/employers/plan', '/terms-of-use', '/about']) {
    await expect.poll(() => text(address), { message: address }).toContain('1,290');
  }
});

test(
  'an answer is previewed on the page and in the mail of its receiver',
  inTestAll,
  async ({ page }) => {
    await open(page, '/website/answer/application-talk');
    await expect(page.getByText('{salary} is the salary of the advert').first()).toBeVisible();
    await field(page, 'en.markdown').fill('Dear {name},\n\nThe role pays {salary}.');
    const frame = page.frameLocator('iframe');
    await expect(frame.getByText(/The role pays \D+\d/)).toBeVisible();
    await page.getByLabel('Page', { exact: true }).selectOption('Email');
    await expect(frame.locator('header')).toContainText('shall we talk?');
    await page.getByRole('button', { name: 'Phone' }).click();
    await page.getByLabel('Edition').selectOption('Deutsch (Österreich)');
    await expect(frame.getByText(/^Guten Tag /)).toBeVisible();
    await expectAccessible(page, { as: 'letter', frames: false });
  },
);

test(
  'a person is added, kept incomplete through a reload, completed, shown and removed',
  inTestAll,
  async ({ page }) => {
    await open(page, '/website');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByLabel('Short name for its address').fill('Anna Keller');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Add' }).click();
    await expect(dialog.getByRole('alert')).toContainText('lower case letters');
    await page.getByLabel('Short name for its address').fill('anna-keller');
    await dialog.getByRole('button', { name: 'Add' }).click();

    // No problem is told before the first letter.
    await expect(field(page, 'name')).toBeVisible();
    await expect(page.getByText('is missing')).toHaveCount(0);
    await field(page, 'name').fill('Anna Keller');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anna Keller');
    await page.reload();
    await expect(field(page, 'name')).toHaveValue('Anna Keller');

    await publishButton(page).click();
    await expect(page.getByText(/\d+ to correct before it can be published/)).toBeFocused();
    await page.getByRole('button', { name: 'Role, German is missing' }).click();
    await expect(field(page, 'de.role')).toBeFocused();
    // Else a link that is half below the bar counts as too small.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page, { as: 'incomplete' });
    await field(page, 'de.role').fill('Beratung');
    await field(page, 'de.text').fill('Zwölf Jahre in der Leit- und Sicherungstechnik.');
    await page.getByRole('button', { name: 'English', exact: true }).first().click();
    await field(page, 'en.role').fill('Consultant');
    await field(page, 'en.text').fill('Twelve years in rail signalling.');
    await field(page, 'agreedOn').fill('2026-10-01');
    const portrait = field(page, 'portrait');
    await portrait.setInputFiles({
      name: 'a.png',
      mimeType: 'image/png',
      buffer: Buffer.from('no'),
    });
    await expect(page.getByText('This file cannot be shown as an image.')).toBeVisible();
    const buffer = await anImage({ width: 500, height: 500 });
    await portrait.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
    await expect(page.getByRole('img', { name: 'Portrait' })).toBeVisible();
    await expect(page.getByText('This file cannot be shown as an image.')).toHaveCount(0);
    await expectAccessible(page, { as: 'portrait' });
    await act(page, 'Publish');
    await expect(page.getByText('Published. The site shows it')).toBeVisible();
    await expect.poll(() => text('/about')).toContain('Twelve years in rail signalling');
    expect(await text('/about')).toMatch(/\/media\/images\/[0-9a-f]{32}-\d+\.webp/);
    await act(page, 'Remove');
    await expect.poll(() => text('/about')).not.toContain('Anna Keller');
  },
);

test('what the server did not get is kept in the tab and saved by itself', async ({ page }) => {
  await open(page, '/website/page/contact');
  await page.route('**/draft', (route) => route.abort());
  await field(page, 'en.hero.heading').fill('Typed while the server was away');
  await expect(page.getByText('The server cannot be reached')).toBeVisible();
  await page.unroute('**/draft');
  await page.reload();
  await expect(field(page, 'en.hero.heading')).toHaveValue('Typed while the server was away');
  await expect(page.getByText('Draft saved')).toBeVisible();
  await act(page, 'Discard draft');
  await expect(page.getByText('Draft discarded.')).toBeVisible();
  await expect(field(page, 'en.hero.heading')).not.toHaveValue('Typed while the server was away');
});

test(
  'of two editors the second sees both texts of what both changed, and loses nothing',
  inTestAll,
  async ({ page, browser }) => {
    const address = '/website/page/about';
    const other = await newPage(browser);
    await open(page, address);
    await open(other, address, 'Bo Example');
    await field(page, 'en.hero.heading').fill('Ada’s heading');
    await page.getByRole('button', { name: 'German', exact: true }).click();
    await field(page, 'de.hero.heading').fill('Adas Überschrift');
    await expect(page.getByText('Draft saved')).toBeVisible();

    await field(other, 'en.hero.heading').fill('Bo’s heading');
    await other.getByRole('heading', { name: 'Mission', exact: true }).click();
    await field(other, 'en.mission.heading').fill('Bo’s mission');
    const conflict = other.getByRole('region', { name: /^Ada Example saved this / });
    const both = conflict.getByRole('group', { name: 'Hero: Heading, English' });
    await expect(both.getByRole('radio', { name: /^Keep yours Bo’s heading/ })).toBeChecked();
    await expectAccessible(other, { as: 'conflict' });
    await both.getByRole('radio', { name: /^Take theirs Ada’s heading/ }).check();
    await conflict.getByRole('button', { name: 'Save this version' }).click();
    await expect(other.getByText('Draft saved')).toBeVisible();
    await expect(field(other, 'en.hero.heading')).toHaveValue('Ada’s heading');
    await expect(field(other, 'de.hero.heading')).toHaveValue('Adas Überschrift');
    await expect(field(other, 'en.mission.heading')).toHaveValue('Bo’s mission');

    await act(other, 'Publish');
    await other.getByRole('link', { name: 'Revisions' }).click();
    await expect(other.getByRole('row', { name: /Mission: Heading, English/ })).toContainText(
      'Bo’s mission',
    );
    await expectAccessible(other, { as: 'revisions' });
    await other.getByRole('button', { name: /^Revision 1 / }).click();
    await other.getByRole('button', { name: 'Take as draft' }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Take as draft' }).click();
    await expect(other.getByText('Revision 1 is the draft now.')).toBeVisible();
    await other.context().close();
  },
);

test(
  'markup in every text is shown as text, and a heading takes no 10,000 characters',
  inTestAll,
  async ({ page }) => {
    await open(page, '/website/page/contact');
    const heading = field(page, 'en.hero.heading');
    await heading.fill('x'.repeat(10_000));
    await expect(page.getByText('10000 of 90 characters')).toBeVisible();
    await publishButton(page).click();
    await expect(page.getByText('takes at most 90 characters').first()).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await heading.fill('<script>window.hit = 1</script><b>Bold</b>');
    const api = page.context().request;
    const detailAt = `${server.url}/api/desk/website/page/contact`;
    const detail = async () => (await (await api.get(detailAt)).json()) as WebsiteDetail;
    // “Draft saved” stands there from the text before.
    await expect
      .poll(async () => JSON.stringify((await detail()).draft?.content))
      .toContain('<b>Bold');
    const { draft, version } = await detail();
    const content = withMarkup(draft!.content, '<i>') as Record<string, unknown>;
    const headers = { origin: server.url };
    const saved = await api.put(`${detailAt}/draft`, { headers, data: { content, version } });
    expect(saved.ok()).toBe(true);
    await page.reload();
    await act(page, 'Publish');
    await expect(page.getByText('Published. The site shows it')).toBeVisible();
    await expect.poll(() => text('/contact')).toContain('&lt;b&gt;Bold&lt;/b&gt;');
    await page.goto(`${server.url}/contact`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('<b>Bold</b>');
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
    await expect(page.locator('main i, main b')).toHaveCount(0);
  },
);

test('an industry is added with its words, which are published together', async ({ page }) => {
  await open(page, '/website/fields/main');
  await page.getByRole('button', { name: 'Add to “Industries”' }).click();
  await field(page, 'industries.7.id').fill('energy');
  await field(page, 'industries.7.names.en').fill('Energy');
  await page.getByRole('button', { name: 'German', exact: true }).click();
  await field(page, 'industries.7.names.de').fill('Energie');
  await field(page, 'industries.7.picture').selectOption({ index: 1 });
  await publishButton(page).click();
  // The list cannot go without the words of its page, and leads to them.
  await page.getByRole('link', { name: /^“Industries” does not fit with this yet/ }).click();

  await page.getByRole('heading', { name: 'Industries', exact: true, level: 2 }).click();
  for (const language of ['English', 'German'] as const) {
    await page.getByRole('button', { name: language, exact: true }).click();
    await writeIndustry(page, language === 'English' ? 'en' : 'de');
  }
  await expect(page.getByText('Also publishes: Industries and areas of expertise')).toBeVisible();
  await expectAccessible(page, { as: 'two documents' });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('Industries and areas of expertise (draft');
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published. The site shows it')).toBeVisible();
  await expect.poll(() => text('/industries')).toContain('Grid operators keep the lights on');
});

test('what is pressed in the preview is edited, and is shown after a pause', async ({ page }) => {
  await open(page, '/website/page/employers');
  const heading = page.frameLocator('iframe').getByRole('heading', { level: 1 });
  await heading.click();
  await expect(field(page, 'en.hero.heading')).toBeFocused();
  await field(page, 'en.hero.heading').fill('Hire with evidence');
  await expect(heading).toHaveText('Hire with evidence');
  await field(page, 'en.hero.heading').fill('');
  await expect(heading.locator('[data-missing]')).toHaveText('Heading');
});

test('of the headlines that turn on the first page the one that is seen is edited', async ({
  page,
}) => {
  await open(page, '/website/page/home');
  const lines = field(page, 'en.hero.headlines');
  const [first = ''] = (await lines.inputValue()).split('\n');
  await page.frameLocator('iframe').locator('[data-headline]', { hasText: first }).click();
  await expect(lines).toBeFocused();
  expect(await lines.evaluate(markedText)).toBe(first);
});

test('a consultant does not see the part', async ({ page }) => {
  await open(page, '/', 'Cy Example', 'consultant');
  await expect(page.getByRole('link', { name: 'Roles' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Website' })).toHaveCount(0);
});

test.describe('on a narrow screen in the dark', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

  test(
    'one language is shown at a time, a list is lines, nothing overflows',
    inTestAll,
    async ({ page }) => {
      await open(page, '/website/page/home');
      await expect(field(page, 'de.hero.eyebrow')).toBeHidden();
      await page.getByRole('button', { name: 'German', exact: true }).click();
      await expect(field(page, 'de.hero.eyebrow')).toBeVisible();
      await page.getByRole('heading', { name: 'Meta', exact: true }).click();
      await expect(field(page, 'de.meta.keywords')).toHaveValue(/\n/);
      await expectAccessible(page, { as: 'narrow' });
      for (const width of [390, 768, 1024]) {
        await page.setViewportSize({ width, height: 844 });
        await expect.poll(() => overflowOf(page), `at ${width} px`).toBeLessThanOrEqual(0);
      }
    },
  );
});

test('a role that a change breaks is a link to that role, and samples that are removed break nothing', async ({
  page,
}) => {
  const roles = (await storedVacancies(db)).filter(fits);
  const samples = roles.map(({ vacancy, id, version }) => ({
    vacancy: { ...vacancy, sample: true },
    basedOn: { id, version },
  }));
  await actIn({ db, now: Date.now() }, (act) => saveVacancies(act, samples));
  await open(page, '/website/company/main');
  await field(page, 'vacancyReference').fill('QUAY 000');
  await act(page, 'Publish');
  const role = roles[0]!;
  await page.getByRole('link', { name: readableName(role.slug) }).click();
  await expect(page).toHaveURL(`${server.url}/desk/vacancies/${role.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(role.vacancy.en.title);

  await page.goto(`${server.url}/desk/health`);
  await page.getByRole('button', { name: 'Remove all samples' }).click();
  await expectAccessible(page, { as: 'samples' });
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`${roles.length} roles: they are deleted`);
  await dialog.getByRole('button', { name: 'Remove all samples' }).click();
  await expect(page.getByText('The samples are removed.')).toBeVisible();
  await page.goto(`${server.url}/desk/website/company/main`);
  await act(page, 'Publish');
  await expect(page.getByText('Published. The site shows it')).toBeVisible();
  await page.goto(`${server.url}/desk/roles?group=all`);
  await expect(page.getByText('Samples are among these')).toHaveCount(0);
});

function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

function field(page: Page, name: string) {
  return page.locator(`[id="field-${name}"]`);
}

function markedText(area: Element): string {
  const { value, selectionStart, selectionEnd } = area as HTMLTextAreaElement;
  return value.slice(selectionStart, selectionEnd);
}

/** Alone it shows what is missing, without a question. */
function publishButton(page: Page) {
  return page.getByRole('button', { name: 'Publish', exact: true });
}

/** Presses an action and the button of the dialog that asks about it. */
async function act(page: Page, action: 'Publish' | 'Remove' | 'Discard draft') {
  if (action !== 'Publish') {
    const more = page.getByRole('button', { name: 'More', exact: true });
    if ((await more.getAttribute('aria-expanded')) === 'false') await more.click();
  }
  await page.getByRole('button', { name: action, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).last().click();
}

async function open(
  page: Page,
  address: string,
  name = 'Ada Example',
  role: Role = 'administrator',
) {
  const { headers } = await signIn(db, { name, role });
  const value = headers.cookie.split('=')[1]!;
  await page.context().addCookies([{ name: 'desk_session', value, url: server.url }]);
  await page.goto(`${server.url}/desk${address}`);
}

async function newPage(browser: Browser) {
  const context = await browser.newContext();
  return context.newPage();
}

async function text(address: string) {
  return (await fetch(server.url + address)).text();
}

/** Every sentence with markup before it; names of pages and days have no spaces. */
function withMarkup(value: unknown, markup: string): unknown {
  if (typeof value === 'string') return value.includes(' ') ? markup + value : value;
  if (Array.isArray(value)) return value.map((one) => withMarkup(one, markup));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, withMarkup(one, markup)]),
  );
}

function lines(count: number): string[] {
  return Array.from({ length: count }, (_, one) => `Line ${one + 1}`);
}

/** The words of a new industry in one language. */
async function writeIndustry(page: Page, language: 'en' | 'de') {
  const at = `${language}.industries.energy`;
  await field(page, `${at}.summary`).fill('Grid operators keep the lights on');
  await field(page, `${at}.text`).fill('What makes hiring here hard');
  await field(page, `${at}.roles`).fill(lines(5).join('\n'));
  await field(page, `${at}.standards`).fill(lines(5).join('\n'));
  await field(page, `${at}.callToAction`).fill('Write to us');
  await field(page, `${at}.subject`).fill('Energy');
}
