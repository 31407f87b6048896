import { beforeAll, afterAll, expect, test } from 'vitest';
import { isoDay } from '#domain/working-time/wall-clock.ts';
import { cleanUpJob } from '#server/jobs/jobs.ts';
import { manualClock } from '#tests/support/machine/manual-clock.ts';
import { startApp } from '#tests/support/server/server-app.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import type { VisitorPages } from '#server/base/visitor-pages.ts';
import type { Db } from '#server/db/db.ts';

/** Answers with what it was asked for. */
const formPages: VisitorPages = {
  policy: "script-src 'self'",
  renderPage: async (address, locals) => ({
    status: 200,
    html: JSON.stringify({ address, ...locals }),
  }),
};
const dayMs = 24 * 60 * 60_000;
const entered = {
  company: 'Example Avionics',
  model: 'Shortlist Sprint',
  yourEmail: 'jo@x.example',
};

describeStores('a brief saved for later', ({ fresh }) => {
  const { clock, advance } = manualClock();
  let db: Db;
  let server: Awaited<ReturnType<typeof startApp>>;

  beforeAll(async () => {
    const store = await fresh();
    db = store.db;
    server = await startApp(db, store.config.dataDir, { formPages, clock });
  });
  afterAll(() => server.stop());

  test('opens under its link with texts and choices, and nothing else is kept', async () => {
    const lastDay = isoDay(clock.now() + 7 * dayMs);
    const { status, body } = await post('/api/brief-drafts', {
      ...entered,
      consent: 'true',
      terms_version: '2026-11-01',
      unknown: 'x',
    });
    expect([status, body.lastDay]).toEqual([201, lastDay]);
    const page = await fetch(`${server.url}/de/employers/brief/${body.token}`);
    expect(await page.json()).toEqual({
      address: '/de/employers/brief',
      briefDraft: { token: body.token, values: entered, lastDay },
    });
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
  });

  test('is refused when a field is longer than the form allows, and nothing is kept', async () => {
    const before = await db.all('select token_hash from brief_draft');
    const { status, body } = await post('/api/brief-drafts', { company: 'x'.repeat(62_000) });
    expect([status, body]).toEqual([
      400,
      { error: 'invalid', issues: [{ field: 'company', code: 'too-long' }] },
    ]);
    expect(await db.all('select token_hash from brief_draft')).toEqual(before);
  });

  test('keeps half an address without its spaces, and no choice that is not offered', async () => {
    const { body } = await post('/api/brief-drafts', {
      yourEmail: ' jo@ ',
      model: 'x'.repeat(9_000),
    });
    const page = await fetch(`${server.url}/employers/brief/${body.token}`);
    expect(await page.json()).toMatchObject({ briefDraft: { values: { yourEmail: 'jo@' } } });
  });

  test('is refused with a time to wait when one network saves 2 MB in an hour', async () => {
    const store = await fresh();
    const own = await startApp(store.db, store.config.dataDir, { clock });
    try {
      const statuses: number[] = [];
      let last: Response | undefined;
      for (let at = 0; at < 300 && last?.status !== 429; at++) {
        const form = new FormData();
        form.set('mustHaves', 'x'.repeat(9_999));
        last = await fetch(`${own.url}/api/brief-drafts`, { method: 'POST', body: form });
        await last.text();
        statuses.push(last.status);
      }
      expect(statuses.filter((status) => status === 201).length).toBeGreaterThan(150);
      expect(last?.status).toBe(429);
      expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
    } finally {
      await own.stop();
    }
  });

  test('is stored under the hash of its token', async () => {
    const { body } = await post('/api/brief-drafts', entered);
    expect(body.token).toMatch(/^[\w-]{32}$/);
    const rows = await db.all('select * from brief_draft');
    expect(JSON.stringify(rows)).not.toContain(body.token);
  });

  test('is replaced under the same link', async () => {
    const { body } = await post('/api/brief-drafts', entered);
    const again = await post(`/api/brief-drafts/${body.token}`, { company: 'Other' });
    expect(again.body.token).toBe(body.token);
    expect((await draftAt(body.token))?.values).toEqual({ company: 'Other' });
  });

  test('is gone once it is deleted', async () => {
    const { body } = await post('/api/brief-drafts', entered);
    expect((await post(`/api/brief-drafts/${body.token}/delete`, {})).status).toBe(204);
    expect(await draftAt(body.token)).toBeUndefined();
  });

  test('is saved under a new link when its link is gone, with script and without', async () => {
    const { body } = await post('/api/brief-drafts', entered);
    await post(`/api/brief-drafts/${body.token}/delete`, {});
    const again = await post(`/api/brief-drafts/${body.token}`, entered);
    expect([again.status, again.body.token === body.token]).toEqual([201, false]);
    const plain = await send(`/api/brief-drafts/${body.token}`, entered, { accept: 'text/html' });
    const link = plain.headers.get('location') ?? '';
    expect(plain.status).toBe(303);
    expect((await draftAt(link.split('/').at(-1)!))?.values).toEqual(entered);
    expect(await draftAt(body.token)).toBeUndefined();
  });

  test('answers a link that is gone with the page that says so', async () => {
    const page = await fetch(`${server.url}/de/employers/brief/${'x'.repeat(32)}`);
    expect(page.status).toBe(410);
    expect(await page.json()).toEqual({ address: '/de/employers/brief', briefDraft: 'gone' });
    expect(page.headers.get('cache-control')).toBe('no-store');
  });

  test('is purged after seven days', async () => {
    const { body } = await post('/api/brief-drafts', entered);
    await advance(7 * dayMs - 1);
    expect(await draftAt(body.token)).toBeDefined();
    await advance(2 * 60 * 60_000);
    expect(await draftAt(body.token)).toBeUndefined();
    await cleanUpJob(db).run(clock.now());
    expect(await db.all('select * from brief_draft')).toEqual([]);
  });

  test('leads a browser without script to the link, and from a deleted one to an empty form', async () => {
    const headers = { accept: 'text/html,*/*;q=0.8' };
    const saved = await send('/api/brief-drafts', { ...entered, ng_locale: 'de-CH' }, headers);
    const link = saved.headers.get('location')!;
    expect([saved.status, link]).toEqual([
      303,
      expect.stringMatching(/^\/de-ch\/employers\/brief\/[\w-]{32}$/),
    ]);
    const token = link.split('/').at(-1)!;
    const deleted = await send(
      `/api/brief-drafts/${token}/delete`,
      { ng_locale: 'de-CH' },
      headers,
    );
    expect([deleted.status, deleted.headers.get('location')]).toEqual([
      303,
      '/de-ch/employers/brief',
    ]);
  });

  test('is refused from another site, as another type, and beyond its size', async () => {
    const foreign = await send('/api/brief-drafts', entered, { 'sec-fetch-site': 'cross-site' });
    expect(foreign.status).toBe(403);
    const json = await fetch(`${server.url}/api/brief-drafts`, {
      method: 'POST',
      body: JSON.stringify(entered),
      headers: { 'content-type': 'application/json' },
    });
    expect(json.status).toBe(415);
    const long = await post('/api/brief-drafts', { mustHaves: 'x'.repeat(70_000) });
    expect(long.status).toBe(413);
  });

  async function draftAt(token: string) {
    const page = await fetch(`${server.url}/employers/brief/${token}`);
    if (page.status === 410) return undefined;
    const { briefDraft } = (await page.json()) as { briefDraft: { values: object } };
    return briefDraft;
  }

  function send(path: string, fields: Record<string, string>, headers: Record<string, string>) {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    return fetch(server.url + path, { method: 'POST', body, headers, redirect: 'manual' });
  }

  async function post(path: string, fields: Record<string, string>) {
    const answer = await send(path, fields, { accept: 'application/json' });
    const text = await answer.text();
    const body = (text ? JSON.parse(text) : {}) as { token: string; lastDay: string };
    return { status: answer.status, body };
  }
});
