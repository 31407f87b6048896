import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { postgresFolder, startPostgres } from '#tests/support/stores/postgres-server.ts';
import { startServerProcess } from '#tests/support/server/server-process.ts';
import { expect, test } from '#tests/support/browser/site.ts';
import { structuredData } from '#tests/support/browser/vacancies-page.ts';
import { startVacancyCommand } from '#tests/support/server/vacancy-command.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';

const munich = 'head-of-flight-safety-munich';
const folder = () => temporaryFolder();

let environment: Record<string, string>;
let server: Awaited<ReturnType<typeof startServerProcess>>;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  environment = { DATA_DIR: folder() };
  server = await startServerProcess(environment);
});
test.afterAll(() => server.stop());

test('a new role is published and shows on every page, feed and card that names roles', async ({
  page,
}) => {
  const file = path.join(folder(), 'safety-director-munich.yaml');
  const yaml = yamlOf(munich).replace('HL-2424', 'HL-9001');
  writeFileSync(file, `${yaml}confirmedOn: 2026-11-13\n`);
  await vacancy('import', file);
  await expect.poll(() => mentions('safety-director-munich')).toEqual(everywhere);
  await page.goto(`${server.url}/vacancies/safety-director-munich`);
  await expect(page.getByText('Confirmed open on')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Interview process' })).toBeVisible();
  const card = await get('/social/de/vacancies/safety-director-munich.jpg');
  expect([card.status, card.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(await text('/vacancies/safety-director-munich')).toContain('"JobPosting"');
});

test('hostile words in a role stay text on its page, in print and in its structured data', async ({
  page,
}) => {
  const words = `</script><script>window.hacked = 1</script><img src=x onerror="window.hacked = 1">`;
  const role = parse(yamlOf(munich)) as { en: object; de: object };
  const text = {
    title: `Head (m/w/d) ${words}`,
    description: words,
    skills: [1, 2, 3, 4].map((nth) => words + nth),
  };
  const file = path.join(folder(), 'hostile-munich.yaml');
  const hostile = { ...role, en: { ...role.en, ...text }, de: { ...role.de, ...text } };
  writeFileSync(file, stringify({ ...hostile, reference: 'HL-9002' }));
  await vacancy('import', file);
  await expect.poll(() => mentions('hostile-munich')).toEqual(everywhere);
  for (const address of ['/vacancies/hostile-munich', '/vacancies', '/', '/de/industries']) {
    await page.goto(server.url + address);
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    // Fails where a text ends its script: what is left of the data does not parse.
    await structuredData(page);
  }
  await page.goto(`${server.url}/vacancies/hostile-munich`);
  expect(await structuredData(page)).toContain('JobPosting');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Head (m/w/d) ${words}`);
  await change('hostile-munich', { state: { is: 'withdrawn', on: '2026-11-18' } });
});

test('a correction shows', async () => {
  const file = path.join(folder(), `${munich}.yaml`);
  writeFileSync(file, yamlOf(munich).replace('min: 118000', 'min: 121000'));
  await vacancy('import', file);
  await expect.poll(() => text(`/vacancies/${munich}`)).toContain('€121,000');
  expect(await text('/vacancies.json')).toContain('€121,000');
});

test('a renamed role redirects from its old address', async () => {
  const file = path.join(folder(), 'flight-safety-director-munich.yaml');
  writeFileSync(file, yamlOf(munich));
  await vacancy('import', file);
  await expect.poll(async () => (await get(`/de/vacancies/${munich}`)).status).toBe(308);
  const { headers } = await get(`/de/vacancies/${munich}?from=mail`);
  expect(headers.get('location')).toBe('/de/vacancies/flight-safety-director-munich?from=mail');
});

test('a closed role leaves home, feeds and sitemap and keeps a page outside the index', async ({
  page,
}) => {
  await change('safety-director-munich', { state: { is: 'closed', on: '2026-11-18' } });
  await expect.poll(() => mentions('safety-director-munich')).toEqual(nowhere);
  await page.goto(`${server.url}/vacancies/safety-director-munich`);
  await expect(page.getByText('This position is closed')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Other open roles' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  expect(await text('/vacancies/safety-director-munich')).not.toContain('"JobPosting"');
});

test('a scheduled role has no address yet', async () => {
  await change('safety-director-munich', {
    state: { is: 'scheduled', from: '2099-01-01' },
    postedOn: '2099-01-01',
  });
  await expect.poll(status).toBe(404);
  expect(await mentions('safety-director-munich')).toEqual(nowhere);
});

test('a withdrawn role answers that it is gone', async ({ page }) => {
  await change('safety-director-munich', { state: { is: 'withdrawn', on: '2026-11-18' } });
  await expect.poll(status).toBe(410);
  const html = await text('/vacancies/safety-director-munich');
  expect(html).toContain('<title>This vacancy has been withdrawn | ');
  expect(html).toContain('noindex');
  await page.goto(`${server.url}/vacancies?status=closed`);
  await expect(page.locator('a[href="/vacancies/safety-director-munich"]')).toHaveCount(0);
});

test('an unlawful advert is refused and nothing changes', async () => {
  const vienna = 'qualified-person-sterile-products-vienna';
  const file = path.join(folder(), `${vienna}.yaml`);
  writeFileSync(file, yamlOf(vienna).replace(/minimumPay:\n(?: .*\n)+/, ''));
  const { code, output } = await startVacancyCommand(environment, 'import', file).ended;
  expect(code).toBe(1);
  expect(output).toContain('minimumPay is missing');
  expect(await text(`/vacancies/${vienna}`)).toContain('Minimum pay');
});

test('a close on one server disappears from the other on the same PostgreSQL', async () => {
  test.skip(!postgresFolder, 'PostgreSQL is not installed');
  const postgres = await startPostgres();
  const shared = { DATABASE_URL: await postgres.newDatabase() };
  const servers = await Promise.all(
    [1, 2].map(() => startServerProcess({ ...shared, DATA_DIR: folder() })),
  );
  try {
    for (const { url } of servers) expect(await text('/', url)).toContain(munich);
    await change(
      munich,
      { state: { is: 'closed', on: '2026-11-18' } },
      { ...shared, DATA_DIR: folder() },
    );
    for (const { url } of servers) {
      await expect.poll(() => text('/', url)).not.toContain(munich);
      expect(await text(`/vacancies/${munich}`, url)).not.toContain('"JobPosting"');
    }
  } finally {
    await Promise.all(servers.map((one) => one.stop()));
    await postgres.stop();
  }
});

const open = ['/', '/de', '/vacancies.json', '/de-ch/vacancies.xml', '/sitemap.xml'];
const everywhere = [...open.map(() => true), true];
const nowhere = everywhere.map(() => false);

/** On home, feeds and sitemap, and among the open roles of the list. */
async function mentions(slug: string): Promise<boolean[]> {
  const pages = await Promise.all(open.map((address) => text(address)));
  const list = await text('/vacancies');
  return [
    ...pages.map((page) => page.includes(`/vacancies/${slug}`)),
    list.includes(`href="/vacancies/${slug}"`),
  ];
}

async function status() {
  return (await get('/vacancies/safety-director-munich')).status;
}

/** By an exported file that is changed and imported. */
async function change(slug: string, changes: object, at = environment) {
  const place = folder();
  const exported = await startVacancyCommand(at, 'export', place).ended;
  expect(exported.code, exported.output).toBe(0);
  const file = path.join(place, `${slug}.yaml`);
  const content = parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, stringify({ ...content, ...changes }));
  const { output } = await startVacancyCommand(at, 'import', file).ended;
  expect(output).toContain('Saved 1 vacancy.');
}

async function vacancy(...args: string[]) {
  const { code, output } = await startVacancyCommand(environment, ...args).ended;
  expect(code, output).toBe(0);
}

function get(address: string, url = server.url) {
  return fetch(url + address, { redirect: 'manual' });
}

async function text(address: string, url = server.url) {
  return (await get(address, url)).text();
}

function yamlOf(slug: string): string {
  return readFileSync(`tests/firm/vacancies/${slug}.yaml`, 'utf8');
}
