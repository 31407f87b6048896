import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { catalogue } from '#content/catalogue.server.ts';
import { contentFolder, readContentFolder } from '#content/content-folder.server.ts';
import type { Website, WebsiteDetail } from '#domain/documents/website-work.ts';
import { aPerson } from '#tests/factories/documents-of-the-firm.ts';
import { signIn } from '#tests/support/desk/desk.ts';
import { manualClock } from '#tests/support/machine/manual-clock.ts';
import { startApp } from '#tests/support/server/server-app.ts';
import { describeStores, type StoreUnderTest } from '#tests/support/stores/stores.ts';
import { seedStore } from './seed-store.ts';
import { documentTitle } from './website.ts';

const noon = Date.parse('2026-11-16T12:00:00Z');
const stops: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const stop of stops) await stop();
});

async function desk(store: StoreUnderTest) {
  const { db, config } = await store.fresh();
  await seedStore(db, noon - 60_000);
  const { clock, advance } = manualClock(noon);
  const documents = readContentFolder(contentFolder());
  const { url, stop } = await startApp(db, config.dataDir, {
    clock,
    website: () => ({ documents, catalogue: catalogue() }),
    desk: { channels: [], build: 'build' },
  });
  stops.push(stop);
  const as = async (name: string, role: 'administrator' | 'consultant' = 'administrator') => {
    const { headers } = await signIn(db, { name, role, now: noon });
    return async <T = WebsiteDetail>(method: string, address: string, body?: object) => {
      advance(1_000);
      const answer = await fetch(`${url}/api/desk/website${address}`, {
        method,
        headers: { ...headers, origin: url, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      return { status: answer.status, body: (text ? JSON.parse(text) : undefined) as T };
    };
  };
  return { as, ada: await as('Ada Example') };
}

describeStores('the website on the desk', (store) => {
  test('every document is listed by group, and found by its texts', async () => {
    const { ada } = await desk(store);
    const { body } = await ada<Website>('GET', '');
    expect(body.rows.some(({ kind }) => kind === 'vacancy')).toBe(false);
    expect(
      body.rows.filter(({ problems, state }) => problems > 0 || state.is !== 'published'),
    ).toEqual([]);
    const about = body.rows.find(({ kind, id }) => kind === 'page' && id === 'about');
    expect(about).toMatchObject({ group: 'pages', title: 'About' });
    const pages = body.rows.filter(({ kind }) => kind === 'page').map(({ id }) => id);
    expect(pages.slice(0, 3)).toEqual(['home', 'about', 'industries']);
    expect(documentTitle({ kind: 'page', id: 'about' }, undefined, 'de-DE')).toBe('Über uns');

    const found = await ada<Website>('GET', '?q=datenschutzbeauftragte');
    expect(found.body.rows.length).toBeGreaterThan(0);
    expect(found.body.rows[0]!.found).toMatch(/datenschutzbeauftragte/i);
    expect((await ada<Website>('GET', '?q=no-such-words-anywhere')).body.rows).toEqual([]);
  });

  test('a draft may be incomplete; publishing names the field and keeps the draft', async () => {
    const { ada } = await desk(store);
    const address = '/page/about';
    const { body: before } = await ada('GET', address);
    expect(before.issues).toEqual([]);
    const content = structuredClone(before.published!.content) as Record<string, any>;
    content.en.hero.heading = 'x'.repeat(10_000);
    delete content.de.mission;
    const saved = await ada('PUT', `${address}/draft`, { content, version: before.version });
    expect(saved).toMatchObject({ status: 200, body: { state: { is: 'changed' } } });
    expect(saved.body.issues).toEqual(
      expect.arrayContaining([
        { field: 'en.hero.heading', code: 'too-long', limit: 90 },
        { field: 'de.mission', code: 'missing' },
      ]),
    );
    const { version } = saved.body;
    const refused = await ada('POST', `${address}/publish`, { version });
    expect(refused).toMatchObject({ status: 422, body: { error: 'incomplete' } });
    const { body: after } = await ada('GET', address);
    expect(after.draft?.content).toEqual(content);
    expect(after.published?.content).toEqual(before.published?.content);
  });

  test('a mail without the link that it is sent for is not published', async () => {
    const { ada } = await desk(store);
    const address = '/mail/role-alert-confirm';
    const { body: before } = await ada('GET', address);
    const content = structuredClone(before.published!.content) as Record<string, any>;
    content.de.markdown = 'Bitte bestätigen Sie.';
    const { body: saved } = await ada('PUT', `${address}/draft`, {
      content,
      version: before.version,
    });
    const published = await ada('POST', `${address}/publish`, { version: saved.version });
    expect(published).toMatchObject({
      status: 422,
      body: {
        error: 'incomplete',
        issues: [{ field: 'de.markdown', code: 'missing-variable', given: '{link}' }],
      },
    });
  });

  test('a text is published, compared with the one before, and restored', async () => {
    const { ada } = await desk(store);
    const address = '/page/about';
    const { body: before } = await ada('GET', address);
    const content = structuredClone(before.published!.content) as Record<string, any>;
    content.en.hero.heading = '<script>alert(1)</script> & more';
    const saved = await ada('PUT', `${address}/draft`, { content, version: before.version });
    const { version } = saved.body;
    const { body: published } = await ada('POST', `${address}/publish`, { version });
    expect(published).toMatchObject({ state: { is: 'published' }, published: { content } });
    expect(published.draft).toBeUndefined();
    const [latest, first] = published.revisions;
    expect(latest).toMatchObject({ by: 'Ada Example' });

    const shown = await ada<{ content: unknown; before: unknown }>(
      'GET',
      `${address}/revisions/${latest!.revision}`,
    );
    expect(shown.body).toEqual({ content, before: before.published!.content });
    const restored = await ada('POST', `${address}/restore`, {
      version: published.version,
      revision: first!.revision,
    });
    expect(restored.body).toMatchObject({
      state: { is: 'changed' },
      draft: { content: before.published!.content },
      published: { content },
    });
  });

  test('whoever saves second is told who saved when, and gets both texts', async () => {
    const { ada, as } = await desk(store);
    const bo = await as('Bo Example');
    const address = '/page/about';
    const { version, published } = (await ada('GET', address)).body;
    const mine = { ...(published!.content as object), note: 'Bo' };
    const theirs = { ...(published!.content as object), note: 'Ada' };
    await ada('PUT', `${address}/draft`, { content: theirs, version });
    const refused = await bo<{ error: string; by: string; at: number; current: WebsiteDetail }>(
      'PUT',
      `${address}/draft`,
      { content: mine, version },
    );
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      error: 'changed-meanwhile',
      by: 'Ada Example',
      current: { draft: { content: theirs, by: 'Ada Example' } },
    });
    expect(refused.body.at).toBeGreaterThanOrEqual(noon);
    const again = { content: mine, version: refused.body.current.version };
    expect((await bo('PUT', `${address}/draft`, again)).status).toBe(200);
  });

  test('a person is added, scheduled, discarded, published and removed', async () => {
    const { ada } = await desk(store);
    const address = '/person/anna-keller';
    const { body: fresh } = await ada('GET', address);
    expect(fresh).toMatchObject({ version: 0, state: { is: 'draft' }, removable: true });
    const save = async (version: number) =>
      (await ada('PUT', `${address}/draft`, { content: aPerson(), version })).body;
    const { version } = await save(0);
    const from = noon + 86_400_000;
    const scheduled = await ada('POST', `${address}/publish`, { version, from });
    expect(scheduled.body.state).toEqual({ is: 'scheduled', from });
    const gone = await ada('POST', `${address}/discard`, { version: scheduled.body.version });
    expect(gone.status).toBe(204);

    const saved = await save(0);
    expect(saved.title).toBe('Anna Keller');
    const published = await ada('POST', `${address}/publish`, { version: saved.version });
    expect(published.body.state).toEqual({ is: 'published' });
    const removed = await ada('POST', `${address}/remove`, { version: published.body.version });
    expect(removed.status).toBe(204);
    const { body: list } = await ada<Website>('GET', '');
    expect(list.rows.some(({ id }) => id === 'anna-keller')).toBe(false);
    const page = await ada('POST', '/page/about/remove', { version: 1 });
    expect(page).toMatchObject({ status: 409, body: { error: 'not-possible' } });
  });

  test('an industry, an area and their words need each other and are published in one act', async () => {
    const { ada, as } = await desk(store);
    const save = async (address: string, change: (content: any) => void) => {
      const { draft, published, version } = (await ada('GET', address)).body;
      const content = structuredClone((draft ?? published)!.content);
      change(content);
      return (await ada('PUT', `${address}/draft`, { content, version })).body;
    };
    const lists = await save('/fields/main', ({ industries, areas }) => {
      const names = { en: 'Energy', de: 'Energie' };
      industries.push({ ...industries[0], id: 'energy', names });
      areas.push({ ...areas[0], id: 'grid-safety' });
    });
    expect(lists.needs).toEqual([]);
    expect(lists.issues.map(({ document }) => document)).toEqual([
      { kind: 'page', id: 'expertise' },
      { kind: 'page', id: 'industries' },
    ]);

    const page = await ada('GET', '/page/industries');
    expect(page.body).toMatchObject({ issues: [], needs: [] });
    expect(JSON.stringify(page.body.schema)).toContain('"energy"');
    const half = await save('/page/industries', ({ en }) => {
      en.industries.energy = en.industries.space;
    });
    expect(half.issues).toMatchObject([{ field: 'de.industries.energy', code: 'missing' }]);
    await save('/page/industries', ({ de }) => {
      de.industries.energy = de.industries.space;
    });
    const areas = await save('/page/expertise', ({ en, de }) => {
      for (const words of [en, de]) [words.areas['grid-safety']] = Object.values(words.areas);
    });
    expect(areas.issues).toEqual([]);
    expect(areas.needs.map(({ kind, id, title }) => [kind, id, title])).toEqual([
      ['fields', 'main', 'Industries and areas of expertise'],
      ['page', 'industries', 'Industries'],
    ]);

    const publish = (version: number, needs: unknown[]) =>
      ada('POST', '/page/expertise/publish', { version, needs });
    const needs = areas.needs.map(({ kind, id, version }) => ({ kind, id, version }));
    expect(await publish(areas.version, needs.slice(0, 1))).toMatchObject({ status: 422 });
    expect(await publish(areas.version, [{ ...needs[0], version: 1 }, needs[1]])).toMatchObject({
      status: 409,
    });
    expect((await ada('GET', '/page/industries')).body.state).toEqual({ is: 'changed' });
    expect(await publish(areas.version, needs)).toMatchObject({
      status: 200,
      body: { state: { is: 'published' } },
    });
    for (const address of ['/fields/main', '/page/industries', '/page/expertise']) {
      const { state } = (await ada('GET', address)).body;
      expect([address, state]).toEqual([address, { is: 'published' }]);
    }

    const consultant = await as('Cy Example', 'consultant');
    const advert = `/vacancy/${randomUUID()}`;
    const { body: draft } = await consultant('PUT', `${advert}/draft`, { content: {}, version: 0 });
    const smuggled = { version: draft.version, needs: [{ kind: 'page', id: 'about', version: 1 }] };
    expect((await consultant('POST', `${advert}/publish`, smuggled)).status).toBe(403);
  });

  test('only administrators ask, and only for documents that there can be', async () => {
    const { as, ada } = await desk(store);
    const consultant = await as('Cy Example', 'consultant');
    expect((await consultant('GET', '')).status).toBe(403);
    for (const address of ['/page/nowhere', '/nothing/main', '/company/other', '/person/A%20b']) {
      expect([address, (await ada('GET', address)).status]).toEqual([address, 404]);
    }
    const vacancy = { content: {}, version: 0 };
    expect((await ada('PUT', '/vacancy/some-role/draft', vacancy)).status).toBe(404);
  });

  test('consultants edit adverts and nothing else', async () => {
    const { as } = await desk(store);
    const bo = await as('Bo Example', 'consultant');
    expect((await bo('GET', `/vacancy/${randomUUID()}`)).status).toBe(200);
    expect((await bo('GET', '/vacancy/not-an-id')).status).toBe(404);
    expect((await bo('GET', '')).status).toBe(403);
    expect((await bo('GET', '/page/about')).status).toBe(403);
  });
});
