import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { alertPath, briefDraftPath, statusPath } from '#domain/address/paths.ts';
import { fixtureBuild } from '#tests/support/builds/fixture-build.ts';
import { manualClock } from '#tests/support/machine/manual-clock.ts';
import { freshStore } from '#tests/support/stores/stores.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { builtPages } from '#tests/support/server/built-pages.ts';
import { startApp } from '#tests/support/server/server-app.ts';
import { createBriefDraft } from '#server/submissions/brief-drafts.ts';
import type { Db } from '#server/db/db.ts';
import { loadSite } from './page-renderer.ts';
import { catalogue } from '#content/catalogue.server.ts';

const perMinute = 120;
const { clock } = manualClock();
let db: Db;
let server: Awaited<ReturnType<typeof startApp>>;
beforeAll(async () => {
  db = await freshStore();
});
afterAll(() => db.close());
afterEach(() => server.stop());

/** Behind a proxy, for whose visitors it asks. The clock stands still. */
async function start() {
  const site = await loadSite(fixtureBuild());
  server = await startApp(db, temporaryFolder(), { site, clock, trustProxy: 1 });
  return (address: string, visitor = '192.0.2.1') =>
    fetch(`${server.url}${address}`, {
      headers: { accept: 'text/html', 'x-forwarded-for': visitor },
    });
}

test('one address may have 120 queries a minute rendered, and every other page', async () => {
  const ask = await start();
  for (let at = 0; at < perMinute; at += 1) {
    expect((await ask(`/vacancies?q=word-${at}`)).status).toBe(200);
  }
  const refused = await ask('/vacancies?q=one-more');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.text()).toContain('/failure/page/rate-limited');
  expect((await ask('/vacancies?q=word-7')).status).toBe(200);
  expect((await ask('/vacancies')).status).toBe(200);
});

test('one IPv6 network may have 120 private pages a minute rendered, whatever the route', async () => {
  const ask = await start();
  const { token } = await createBriefDraft(db, { company: 'Example Avionics' }, clock.now());
  const link = briefDraftPath(catalogue().firm, 'en-GB', token);
  for (let at = 0; at < perMinute; at += 1) {
    expect((await ask(link, `2001:db8::${at.toString(16)}`)).status).toBe(200);
  }
  expect((await ask(link, '2001:db8::ffff')).status).toBe(429);
  expect((await ask(link, '2001:db8:0:1::1')).status).toBe(200);
});

test.each([
  ['a brief', 410, briefDraftPath(catalogue().firm, 'en-GB', '')],
  ['a brief in German', 410, briefDraftPath(catalogue().firm, 'de-DE', '')],
  ['a submission', 404, statusPath('')],
  ['an alert', 404, alertPath('')],
])('links of %s that do not exist share one rendering', async (_, status, address) => {
  const ask = await start();
  const pages = await Promise.all(
    ['a', 'b', 'c'].map(async (token) => {
      const answer = await ask(address + token);
      const { rendered } = (await answer.json()) as { rendered: number };
      return { status: answer.status, rendered };
    }),
  );
  expect(pages).toEqual(pages.map(() => ({ status, rendered: pages[0]?.rendered })));
});

test('whoever has every page rendered after a publication has no other visitor wait for all', async () => {
  const ask = await start();
  const [first, ...pages] = builtPages();
  const wanted = pages.at(-1)!;
  const asked: Promise<Response>[] = [];
  // The gate is taken by the first of them.
  asked.push(ask(first!));
  asked.push(...pages.map((page) => ask(page)));
  const another = ask(wanted, '192.0.2.2');
  const { rendered } = (await (await another).json()) as { rendered: number };
  const all = await Promise.all(asked);
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
  // How many come first depends on when the request arrives; in one queue it would be the last.
  expect(rendered).toBeLessThan(pages.length);
});

test('a flood of queries is refused beyond what may wait, and other pages are answered', async () => {
  const ask = await start();
  const flood = Array.from({ length: 40 }, (_, at) => ask(`/vacancies?q=flood-${at}`));
  expect((await fetch(server.url)).status).toBe(200);
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
});
