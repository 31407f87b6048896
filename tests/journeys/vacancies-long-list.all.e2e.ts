import { openStore } from '#server/db/open-store.ts';
import { actIn } from '#tests/support/stores/act-in.ts';
import { seedVacancies } from '#server/documents/seed-store.ts';
import { aReference, aVacancy } from '#tests/factories/vacancies.ts';
import { startServerProcess } from '#tests/support/server/server-process.ts';
import { expect, test } from '#tests/support/browser/site.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { count, open, option, search, titles } from '#tests/support/browser/vacancies-page.ts';

/** Too many for the page: half of them in Graz, one of them in a wind tunnel. */
const vacancies = Array.from({ length: 60 }, (_, at) => {
  const plain = aVacancy();
  const title = `Role ${at}`;
  const description = at === 59 ? 'Runs the wind tunnel.' : plain.en.description;
  return aVacancy({
    slug: `role-${at}`,
    reference: aReference(at),
    location: at % 2 === 0 ? 'Graz' : 'Munich',
    en: { ...plain.en, title, description },
  });
});

let server: Awaited<ReturnType<typeof startServerProcess>>;

test.beforeAll(async () => {
  const dataDir = temporaryFolder();
  const db = await openStore({ dataDir, databaseUrl: undefined });
  await actIn({ db, now: Date.now() }, (act) => seedVacancies(act, vacancies));
  await db.close();
  server = await startServerProcess({ DATA_DIR: dataDir });
});
test.afterAll(() => server.stop());

const list = (query = '') => `${server.url}/vacancies${query}`;

test('the page carries the first cards, and filters reach all of them', async ({ page }) => {
  const html = await (await fetch(list())).text();
  expect(html.match(/<article/g)).toHaveLength(24);
  expect(new Set(html.match(/role-\d+/g)).size).toBe(24);
  await open(page, list());
  await expect(count(page)).toHaveText('Showing 60 of 60 jobs');
  await option(page, 'Graz').click();
  await expect(count(page)).toHaveText('Showing 30 of 60 jobs');
  await expect(titles(page)).toHaveCount(24);
  await page.getByText('Show 6 more').click();
  await expect(titles(page)).toHaveCount(30);
  await option(page, 'Graz').click();
  await expect(count(page)).toHaveText('Showing 60 of 60 jobs');
});

test('keywords find a role beyond the first cards, typed or in the address', async ({ page }) => {
  await open(page, list('?q=wind+tunnel'));
  await expect(titles(page)).toHaveText(['Role 59']);
  await search(page).fill('Role 58');
  await expect(titles(page)).toHaveText(['Role 58']);
});

test.describe('when the other cards cannot be loaded', () => {
  test.use({ expectedErrors: /vacancy-cards|Failed to load resource/ });

  test('a filter says so and leads to the same list from the server', async ({ page }) => {
    await page.route('**/vacancy-cards.json', (route) => route.abort());
    await open(page, list());
    await expect(titles(page)).toHaveCount(24);
    await option(page, 'Graz').click();
    await expect(page.getByRole('alert')).toContainText('The jobs could not be loaded.');
    await expect(titles(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Load the page again' }).click();
    await expect(count(page)).toHaveText('Showing 30 of 60 jobs');
    await expect(titles(page)).toHaveCount(24);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('filters and further results work as plain addresses', async ({ page }) => {
    await page.goto(list('?location=graz'));
    await expect(titles(page)).toHaveCount(24);
    await page.getByRole('link', { name: 'Show 6 more' }).click();
    await expect(titles(page)).toHaveCount(30);
    await page.goto(list('?q=wind+tunnel'));
    await expect(titles(page)).toHaveText(['Role 59']);
  });
});
