import { randomUUID } from 'node:crypto';
import { actIn } from '#tests/support/stores/act-in.ts';
import { afterAll, expect, test } from 'vitest';
import type { Vacancy } from '#domain/vacancies/vacancy.ts';
import type { DraftSaved, WebsiteDetail } from '#domain/documents/website-work.ts';
import type { ListedRoles } from '#domain/inbox/listed-role.ts';
import type { DeskVacancies } from '#domain/vacancies/vacancy-work.ts';
import { aVacancy } from '#tests/factories/vacancies.ts';
import { signIn } from '#tests/support/desk/desk.ts';
import { manualClock } from '#tests/support/machine/manual-clock.ts';
import { startApp } from '#tests/support/server/server-app.ts';
import { describeStores, type StoreUnderTest } from '#tests/support/stores/stores.ts';
import { seedVacancies } from '#server/documents/seed-store.ts';
import type { PlanTasks } from '#server/db/tasks.ts';
import { findVacancy } from './vacancies.ts';

const noon = Date.parse('2026-11-16T12:00:00Z');
const planTasks: PlanTasks = (event) =>
  event.type === 'vacancy-changed'
    ? [{ channel: 'indexnow', purpose: event.change, destination: 'test' }]
    : [];
const { de: neutral } = aVacancy();
/** A German title that names one gender is not lawful. */
const unlawful = { ...neutral, title: 'Qualitätsingenieur' };
const munich = aVacancy({ slug: 'munich', reference: 'HL-0001', de: unlawful });
const vienna = aVacancy({
  slug: 'vienna',
  reference: 'HL-0002',
  location: 'Vienna',
  state: { is: 'draft' },
  de: neutral,
});

const stops: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const stop of stops) await stop();
});

async function desk(store: StoreUnderTest) {
  const { db, config } = await store.fresh();
  await actIn({ db, now: noon - 60_000 }, (act) =>
    seedVacancies(act, [{ ...munich, de: neutral }, vienna]),
  );
  const { clock, advance } = manualClock(noon);
  const { person, headers } = await signIn(db, { name: 'Ada Example', now: noon });
  const { url: server, stop } = await startApp(db, config.dataDir, {
    clock,
    planTasks,
    desk: { channels: [], build: 'build' },
  });
  stops.push(stop);
  const ask = async <T = WebsiteDetail>(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body = {},
  ) => {
    advance(1_000);
    const answer = await fetch(`${server}/api/desk${path}`, {
      method,
      headers: { ...headers, origin: server, 'content-type': 'application/json' },
      ...(method !== 'GET' && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as T };
  };
  const idOf = async (slug: string) => (await findVacancy(db, slug))!.id;
  const read = async (slug: string) => (await ask('GET', advertAt(await idOf(slug)))).body;
  const save = (detail: Pick<WebsiteDetail, 'id'>, body: object) =>
    ask<DraftSaved>('PUT', `${advertAt(detail.id)}/draft`, body);
  const publish = (detail: Pick<WebsiteDetail, 'id'>, body: object) =>
    ask('POST', `${advertAt(detail.id)}/publish`, body);
  const audit = () =>
    db.all('select action, person_id, person_name, subject_id, details from audit order by at, id');
  return { server, db, person, ask, idOf, read, save, publish, audit };
}

const advertAt = (id: string) => `/website/vacancy/${id}`;
const edited = ({ version, advert }: WebsiteDetail, changes: Partial<Vacancy>) => ({
  version,
  content: { ...advert!.vacancy!, ...changes },
});

describeStores('vacancies on the desk', (store) => {
  test('without a session nothing is answered', async () => {
    const { server, idOf } = await desk(store);
    const id = await idOf('munich');
    for (const [method, path] of [
      ['GET', '/vacancies'],
      ['POST', `/vacancies/${id}/state`],
      ['GET', advertAt(id)],
      ['PUT', `${advertAt(id)}/draft`],
      ['POST', `${advertAt(id)}/publish`],
    ] as const) {
      const answer = await fetch(`${server}/api/desk${path}`, { method });
      expect([path, answer.status]).toEqual([path, 401]);
    }
  });

  test('a copy is saved as a draft with a name, then corrected', async () => {
    const { ask, save, person, audit, db } = await desk(store);
    const list = await ask<DeskVacancies>('GET', '/vacancies');
    expect(list.body.nextReference).toBe('HL-0003');
    expect(list.body.rows.map(({ slug, state }) => [slug, state.is])).toEqual([
      ['munich', 'open'],
      ['vienna', 'draft'],
    ]);
    const id = randomUUID();
    const copy = { ...munich, slug: 'copy', reference: 'HL-0003', state: { is: 'draft' } };
    const created = await save({ id }, { version: 0, content: copy });
    expect([created.status, created.body.version, created.body.state.is]).toEqual([
      200,
      1,
      'draft',
    ]);
    const content = { ...copy, experience: 'Executive', slug: 'renamed' };
    expect((await save({ id }, { version: 1, content })).body.version).toBe(2);
    expect((await ask('GET', advertAt(id))).body).toMatchObject({
      version: 2,
      state: { is: 'draft' },
      draft: { by: 'Ada Example', content: { experience: 'Executive', slug: 'renamed' } },
      advert: { slug: 'renamed', earlierSlugs: [], wasShown: false },
      revisions: [],
    });
    expect(await audit()).toMatchObject([{ action: 'vacancy-drafted', personId: person.id }]);
    expect(await db.all('select 1 as one from task')).toEqual([]);
    const after = await ask<DeskVacancies>('GET', '/vacancies');
    expect(after.body.rows[0]?.slug).toBe('renamed');
  });

  test('an incomplete draft is kept, listed as one, and published when it is complete', async () => {
    const { ask, save, db } = await desk(store);
    const id = randomUUID();
    const typed = { slug: '', reference: 'HL-0003', en: { title: 'Half' }, sector: [] };
    expect((await save({ id }, { version: 0, content: typed })).body.title).toBe('Half');
    const { body: kept } = await ask('GET', advertAt(id));
    expect(kept.advert?.unfit?.raw).toMatchObject({ en: { title: 'Half' }, sector: [] });
    const { body: list } = await ask<ListedRoles>('GET', '/roles');
    expect(list.unfit).toEqual([]);
    expect(list.rows[0]?.advert).toMatchObject({ reference: 'HL-0003', state: { is: 'draft' } });
    const { body: named } = await ask<DeskVacancies>('GET', '/vacancies');
    expect(named.nextReference).toBe('HL-0004');
    const open = { version: 1, action: { do: 'publish' } };
    expect((await ask('POST', `/vacancies/${id}/state`, open)).status).toBe(422);
    const whole = { ...munich, slug: 'whole', reference: 'HL-0003', state: { is: 'draft' } };
    const complete = { version: 1, content: { ...whole, de: neutral } };
    expect((await save({ id }, complete)).body).toMatchObject({ version: 2, issues: [] });
    expect(await db.all('select 1 as one from task')).toEqual([]);
    const published = await ask('POST', `/vacancies/${id}/state`, { ...open, version: 2 });
    expect(published.body).toMatchObject({
      advert: { slug: 'whole', state: { is: 'open' }, wasShown: true },
      state: { is: 'published' },
      revisions: [{ revision: 1 }],
    });
  });

  test('an open role is changed by a draft, and by publishing it', async () => {
    const { ask, read, save, publish, audit, db } = await desk(store);
    const seen = await read('munich');
    const drafted = await save(seen, edited(seen, { experience: 'Executive', slug: 'moved' }));
    expect(drafted.body).toMatchObject({ version: 2, state: { is: 'changed' }, issues: [] });
    expect((await findVacancy(db, 'munich'))?.vacancy?.experience).toBe('Senior');
    const { body: list } = await ask<DeskVacancies>('GET', '/vacancies');
    expect(list.rows.map(({ slug, hasDraft }) => [slug, hasDraft])).toEqual([
      ['munich', true],
      ['vienna', false],
    ]);
    const published = await publish(seen, { version: 2 });
    expect(published.body).toMatchObject({
      state: { is: 'published' },
      published: { revision: 2, content: { experience: 'Executive', slug: 'moved' } },
      advert: { state: { is: 'open' }, earlierSlugs: ['munich'] },
    });
    expect((await audit()).map(({ action }) => action)).toEqual([
      'vacancy-drafted',
      'vacancy-changed',
    ]);
    expect(await db.all('select purpose from task')).toEqual([{ purpose: 'revision-2' }]);
  });

  test('a small correction is saved and published in one act', async () => {
    const { read, publish, audit } = await desk(store);
    const seen = await read('munich');
    const corrected = await publish(seen, edited(seen, { experience: 'Executive' }));
    expect(corrected.body).toMatchObject({
      state: { is: 'published' },
      published: { revision: 2, content: { experience: 'Executive' } },
    });
    expect((await audit()).map(({ action }) => action)).toEqual(['vacancy-changed']);
    const refused = await publish(seen, edited(corrected.body, { de: unlawful }));
    expect(refused).toMatchObject({ status: 422, body: { error: 'incomplete' } });
    expect((await read('munich')).draft).toBeUndefined();
  });

  test('a draft beside a role that is closed stays, and publishing it does not open the role', async () => {
    const { ask, read, save, publish } = await desk(store);
    const seen = await read('munich');
    const until = { is: 'open', until: '2027-01-31' } as const;
    await save(seen, edited(seen, { experience: 'Executive', state: until }));
    const close = { version: 2, action: { do: 'close' } };
    const closed = await ask('POST', `/vacancies/${seen.id}/state`, close);
    expect(closed.body).toMatchObject({
      advert: { state: { is: 'closed' }, vacancy: { experience: 'Senior' } },
      draft: { content: { experience: 'Executive', state: { is: 'closed', on: '2026-11-16' } } },
    });
    const published = await publish(seen, { version: closed.body.version });
    expect(published.body).toMatchObject({
      advert: { state: { is: 'closed' }, vacancy: { experience: 'Executive' } },
    });
  });

  test('opening a role publishes its draft', async () => {
    const { ask, read, save } = await desk(store);
    const seen = await read('munich');
    await ask('POST', `/vacancies/${seen.id}/state`, { version: 1, action: { do: 'close' } });
    const closed = await read('munich');
    await save(closed, edited(closed, { experience: 'Executive' }));
    const open = { version: 3, action: { do: 'publish' } };
    const { body } = await ask('POST', `/vacancies/${seen.id}/state`, open);
    expect(body).toMatchObject({
      state: { is: 'published' },
      advert: { state: { is: 'open' }, vacancy: { experience: 'Executive' } },
    });
  });

  test('a text or an address above its maximum is named by field, code and limit', async () => {
    const { ask, read, save, publish } = await desk(store);
    const content = {
      ...munich,
      slug: 'a'.repeat(200_000),
      reference: 'HL-0003',
      state: { is: 'draft' },
      en: { ...munich.en, description: 'a'.repeat(400_000) },
      de: neutral,
    };
    const issues = [
      { field: 'slug', code: 'too-long', limit: 100 },
      { field: 'en.description', code: 'too-long', limit: 20_000 },
    ];
    const id = randomUUID();
    expect((await save({ id }, { version: 0, content })).body.issues).toEqual(issues);
    const open = { version: 1, action: { do: 'publish' } };
    expect((await ask('POST', `/vacancies/${id}/state`, open)).status).toBe(422);
    const seen = await read('munich');
    const { state } = seen.advert!.vacancy!;
    const edit = { version: 1, content: { ...content, state } };
    expect(await publish(seen, edit)).toMatchObject({ status: 422, body: { issues } });
  });

  test('a stale edit is refused with what was saved and changes nothing', async () => {
    const { ask, read, save, publish } = await desk(store);
    const seen = await read('munich');
    await publish(seen, edited(seen, { experience: 'Mid-level' }));
    const stale = await save(seen, edited(seen, { experience: 'Executive' }));
    expect(stale).toMatchObject({
      status: 409,
      body: {
        error: 'changed-meanwhile',
        by: 'Ada Example',
        current: { published: { revision: 2, content: { experience: 'Mid-level' } } },
      },
    });
    const close = { version: 1, action: { do: 'close' } };
    expect((await ask('POST', `/vacancies/${seen.id}/state`, close)).status).toBe(409);
    expect((await read('munich')).published?.revision).toBe(2);
  });

  test('a slug or a reference of another vacancy is named with its field', async () => {
    const { read, publish } = await desk(store);
    const seen = await read('munich');
    expect(await publish(seen, edited(seen, { slug: 'vienna' }))).toMatchObject({
      status: 422,
      body: { issues: [{ field: 'slug', code: 'slug-taken' }] },
    });
    expect(await publish(seen, edited(seen, { reference: 'HL-0002' }))).toMatchObject({
      status: 422,
      body: { issues: [{ field: 'reference', code: 'reference-taken' }] },
    });
  });

  test('publishing names what the law misses; with it the role is public', async () => {
    const { ask, read, save, publish, audit, db } = await desk(store);
    const draft = await read('vienna');
    const open = { version: 1, action: { do: 'publish', until: '2026-12-31' } };
    expect(await ask('POST', `/vacancies/${draft.id}/state`, open)).toMatchObject({
      status: 422,
      body: {
        error: 'incomplete',
        issues: [{ field: 'minimumPay', code: 'missing', law: { country: 'AT' } }],
      },
    });
    const minimumPay = { amount: 4_000, period: 'month', overpay: true } as const;
    await save(draft, edited(draft, { minimumPay }));
    const published = await ask('POST', `/vacancies/${draft.id}/state`, { ...open, version: 2 });
    expect(published.body).toMatchObject({
      published: { revision: 2 },
      advert: { state: { is: 'open', until: '2026-12-31' }, vacancy: { postedOn: '2026-11-16' } },
    });
    expect((await audit()).at(-1)).toMatchObject({ action: 'vacancy-published' });
    expect(await db.all('select purpose from task')).toEqual([{ purpose: 'revision-2' }]);
    // An open role stays lawful.
    const without = edited(published.body, { minimumPay: undefined });
    expect((await publish(draft, without)).status).toBe(422);
  });

  test('roles are scheduled, confirmed, closed, withdrawn and published again', async () => {
    const { ask, read, idOf, audit } = await desk(store);
    const id = await idOf('munich');
    const states: (string | undefined)[] = [];
    let version = 1;
    for (const action of [
      { do: 'schedule', from: '2099-01-01' },
      { do: 'publish' },
      { do: 'confirm' },
      { do: 'close' },
      { do: 'withdraw' },
      { do: 'publish' },
    ]) {
      const { body } = await ask('POST', `/vacancies/${id}/state`, { version, action });
      version = body.version;
      states.push(body.advert?.state.is);
    }
    expect((await read('munich')).advert?.vacancy?.confirmedOn).toBe('2026-11-16');
    expect(states).toEqual(['scheduled', 'open', 'open', 'closed', 'withdrawn', 'open']);
    const actions = new Set((await audit()).map(({ action }) => action));
    expect(actions).toEqual(
      new Set([
        'vacancy-scheduled',
        'vacancy-published',
        'vacancy-confirmed',
        'vacancy-closed',
        'vacancy-withdrawn',
      ]),
    );
  });

  test('an edit cannot publish: the state is changed by its actions alone', async () => {
    const { read, save, publish } = await desk(store);
    const draft = await read('vienna');
    const sneaked = edited(draft, { state: { is: 'open' } });
    for (const answer of [await save(draft, sneaked), await publish(draft, sneaked)]) {
      expect(answer).toMatchObject({
        status: 422,
        body: { issues: [{ field: 'state', code: 'state-changed' }] },
      });
    }
  });

  test('an earlier revision is taken as the draft, at the present address', async () => {
    const { ask, read, publish, audit } = await desk(store);
    const first = await read('munich');
    const changes = { experience: 'Executive', slug: 'moved' } as const;
    await publish(first, edited(first, changes));
    const { version } = (
      await ask('POST', `/vacancies/${first.id}/state`, {
        version: (await read('moved')).version,
        action: { do: 'close' },
      })
    ).body;
    const restored = await ask('POST', `${advertAt(first.id)}/restore`, { version, revision: 1 });
    expect(restored.body).toMatchObject({
      published: { revision: 3, content: { experience: 'Executive' } },
      draft: { content: { experience: 'Senior', slug: 'moved', state: { is: 'closed' } } },
    });
    expect((await audit()).at(-1)).toMatchObject({ action: 'document-restored' });
    const unknown = { version: restored.body.version, revision: 9 };
    expect((await ask('POST', `${advertAt(first.id)}/restore`, unknown)).status).toBe(404);
  });

  test('a draft is told each fault with its field, and the site shows nothing of it', async () => {
    const { read, save } = await desk(store);
    const seen = await read('munich');
    const { state } = seen.advert!.vacancy!;
    const content = {
      ...munich,
      state,
      slug: 'Not a slug',
      reference: 'HL-0002',
      salary: { ...munich.salary, min: undefined },
      sector: ['Aviation'],
      de: { ...munich.de, description: ' ', skills: ['8D', ''] },
    };
    const { body } = await save(seen, { version: 1, content });
    expect(body.issues).toMatchObject([
      { field: 'reference', code: 'reference-taken' },
      { field: 'slug', code: 'no-slug' },
      { field: 'salary.min', code: 'missing' },
      { field: 'sector', code: 'too-few', limit: 2 },
      { field: 'de.description', code: 'missing' },
      { field: 'de.skills.1', code: 'missing' },
      { field: 'de.skills', code: 'too-few', limit: 4 },
      { field: 'de.title', code: 'not-neutral', law: { country: 'DE' } },
    ]);
    const second = await save(seen, { version: 2, content: { ...munich, state } });
    expect(second.body.issues).toMatchObject([
      { field: 'de.title', code: 'not-neutral', law: { country: 'DE' } },
    ]);
    expect((await read('munich')).published?.revision).toBe(1);
  });
});
