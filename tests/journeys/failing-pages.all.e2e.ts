/** What visitors, the log and the desk are told of a page that cannot be rendered. */
import path from 'node:path';
import { openCatalogue, provideCatalogue, catalogue } from '#content/catalogue.server.ts';
import { contentFolder, readContentFolder } from '#content/content-folder.server.ts';
import { jobFeedPath, pagePath } from '#domain/address/paths.ts';
import type { DocumentKey } from '#domain/documents/document-kinds.ts';
import { withDocument } from '#domain/documents/documents.ts';
import type { Health } from '#domain/status/health.ts';
import { loadSite } from '#server/web/pages/page-renderer.ts';
import { openStore } from '#server/db/open-store.ts';
import { oneEditionPerLanguage, testEdition } from '#tests/support/browser/editions.ts';
import { expect, test } from '#tests/support/browser/site.ts';
import { brokenBecause, faultyProject } from '#tests/support/builds/faulty-project.ts';
import { signIn } from '#tests/support/desk/desk.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { startApp } from '#tests/support/server/server-app.ts';
import { startServerProcess } from '#tests/support/server/server-process.ts';

test.use({ expectedErrors: /status of 500/ });

const [defaultEdition] = oneEditionPerLanguage.map(testEdition);

test('a page that throws answers 500, is told, and is shown once the fault has passed', async ({
  page,
}) => {
  const dataDir = temporaryFolder();
  const db = await openStore({ dataDir, databaseUrl: undefined });
  const { headers } = await signIn(db, { role: 'administrator' });
  await db.close();
  const project = faultyProject();
  project.break();
  const server = await startServerProcess(
    { DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    project.folder,
  );
  const failing = async () => {
    const health = await fetch(`${server.url}/api/desk/health`, { headers });
    const { findings } = (await health.json()) as Health;
    return findings.flatMap((one) => (one.is === 'page-fails' ? [[one.address, one.reason]] : []));
  };

  for (const { locale, path: pathOf, words } of oneEditionPerLanguage.map(testEdition)) {
    const answer = await page.goto(server.url + pathOf('about'));
    expect(answer?.status()).toBe(500);
    expect(answer?.headers()['cache-control']).toBe('no-store');
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.failure.heading);
    await expect(page.getByText('500 Internal Server Error')).toBeVisible();
    await page.getByRole('link', { name: words.failure.home }).click();
    await expect(page).toHaveURL(server.url + pathOf('home'));
  }

  const about = defaultEdition!.path('about');
  expect(server.output().filter((line) => line.includes('request-failure'))).toContainEqual(
    expect.stringContaining(`"address":"${about}","reason":"${brokenBecause}"`),
  );
  expect(await failing()).toContainEqual([about, brokenBecause]);

  project.mend();
  for (const address of [pagePath(catalogue().firm, 'about', 'de-DE'), about]) {
    const answer = await fetch(server.url + address);
    expect([address, answer.status]).toEqual([address, 200]);
    await answer.arrayBuffer();
  }
  expect(await failing()).toEqual([]);
  await server.stop();
});

const documents = readContentFolder(contentFolder());
const aboutPage: DocumentKey = { kind: 'page', id: 'about' };
const vacanciesPage: DocumentKey = { kind: 'page', id: 'vacancies' };
const siteWords: DocumentKey = { kind: 'site-words', id: 'main' };

for (const { broken, addresses, fine } of [
  {
    broken: aboutPage,
    addresses: ['/about', '/sitemap.xml', '/social/about.jpg'],
    fine: ['/de/about', '/contact', '/vacancies.xml'],
  },
  {
    broken: vacanciesPage,
    addresses: ['/vacancies', '/vacancies.xml', '/vacancies.json'],
    fine: ['/de/vacancies.xml', '/about'],
  },
  {
    broken: siteWords,
    // Every page and the one for unknown addresses quote them.
    addresses: ['/', '/about?x', '/no-such-page', jobFeedPath(), '/social/about.jpg'],
    fine: ['/de', '/icons/icon.svg'],
  },
]) {
  test(`what shows a ${broken.kind} ${broken.id} that does not fit answers 500, and nothing else`, async () => {
    const dataDir = temporaryFolder();
    const db = await openStore({ dataDir, databaseUrl: undefined });
    const site = await loadSite(path.resolve('build'));
    const server = await startApp(db, dataDir, { site });
    const published = { ...(documents.get(broken) as object), en: { meta: 'not what it must be' } };
    const content = openCatalogue(withDocument(documents, broken, published));
    const restore = provideCatalogue(() => content);
    const statusOf = async (address: string) => {
      const answer = await fetch(server.url + address);
      const body = await answer.text();
      return [address, answer.status, body.includes('500 Internal Server Error')];
    };
    for (const address of addresses) expect(await statusOf(address)).toEqual([address, 500, true]);
    for (const address of fine) expect(await statusOf(address)).toEqual([address, 200, false]);
    restore();
    for (const address of addresses) expect((await statusOf(address))[1]).not.toBe(500);
    await server.stop();
    await db.close();
  });
}
