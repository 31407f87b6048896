import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixtureBuild } from '../../tests/support/builds/fixture-build.ts';
import { temporaryFolder } from '../../tests/support/machine/temporary-folder.ts';
import { startApp } from '../../tests/support/server/server-app.ts';
import type { Db } from '../store/db/db.ts';
import { openStore } from '../store/db/open-store.ts';
import { loadSite } from './site.ts';

let db: Db;
beforeAll(async () => {
  db = await openStore({ dataDir: temporaryFolder(), databaseUrl: undefined });
});
afterAll(() => db.close());

test('one address may have 120 queries a minute rendered, and every other page', async () => {
  const other = await startApp(db, temporaryFolder(), { site: await loadSite(fixtureBuild()) });
  const ask = (address: string) =>
    fetch(`${other.url}${address}`, { headers: { accept: 'text/html' } });
  for (let at = 0; at < 120; at += 1) {
    expect((await ask(`/vacancies?q=word-${at}`)).status).toBe(200);
  }
  const refused = await ask('/vacancies?q=one-more');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.text()).toContain('/failure/page/rate-limited');
  expect((await ask('/vacancies?q=word-7')).status).toBe(200);
  expect((await ask('/vacancies')).status).toBe(200);
  await other.stop();
});

test('a flood of queries is refused beyond what may wait, and other pages are answered', async () => {
  const other = await startApp(db, temporaryFolder(), { site: await loadSite(fixtureBuild()) });
  const flood = Array.from({ length: 40 }, (_, at) =>
    fetch(`${other.url}/vacancies?q=flood-${at}`, { headers: { accept: 'text/html' } }),
  );
  expect((await fetch(other.url)).status).toBe(200);
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  await other.stop();
});
