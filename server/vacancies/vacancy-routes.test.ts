import { afterAll, expect, test } from 'vitest';
import type { Vacancy } from '#domain/vacancies/vacancy.ts';
import type { DeskVacancies, VacancyDetail } from '#domain/vacancies/vacancy-work.ts';
import { aVacancy } from '#tests/factories/vacancies.ts';
import { signIn } from '#tests/support/desk/desk.ts';
import { manualClock } from '#tests/support/machine/manual-clock.ts';
import { startApp } from '#tests/support/server/server-app.ts';
import { describeStores, type StoreUnderTest } from '#tests/support/stores/stores.ts';
import { seedVacancies } from './save-vacancies.ts';
import type { PlanTasks } from '#server/db/task.ts';
import { findVacancy } from './vacancies.ts';

const noon = Date.parse('2026-11-16T12:00:00Z');
const planTasks: PlanTasks = (event) =>
  event.type === 'vacancy-changed'
    ? [{ channel: 'indexnow', purpose: event.change, destination: 'test' }]
    : [];
const { de: neutral } = aVacancy();
/** A German title that names one gender is not lawful. */
const unlawful = { ...neutral, title: 'Qualitätsingenieur' };
const munich = aVacancy({ slug: 'munich', reference: 'NG-0001', de: unlawful });
const vienna = aVacancy({
  slug: 'vienna',
  reference: 'NG-0002',
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
  await seedVacancies(db, [{ ...munich, de: neutral }, vienna], noon - 60_000);
  const { clock, advance } = manualClock(noon);
  const { person, headers } = await signIn(db, { name: 'Ada Example', now: noon });
  const { url: server, stop } = await startApp(db, config.dataDir, {
    clock,
    planTasks,
    desk: { channels: [], build: 'build' },
  });
  stops.push(stop);
  const ask = async <T = VacancyDetail>(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body = {},
  ) => {
    advance(1_000);
    const answer = await fetch(`${server}/api/desk/vacancies${path}`, {
      method,
      headers: { ...headers, origin: server, 'content-type': 'application/json' },
      ...(method !== 'GET' && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as T };
  };
  const idOf = async (slug: string) => (await findVacancy(db, slug))!.id;
  const audit = () =>
    db.all('select action, person_id, person_name, subject_id, details from audit order by at, id');
  return { server, db, person, ask, idOf, audit };
}

const edited = (detail: VacancyDetail, changes: Partial<Vacancy>) => ({
  version: detail.version,
  vacancy: { ...detail.vacancy!, ...changes },
});

describeStores('vacancies on the desk', (store) => {
  test('without a session nothing is answered', async () => {
    const { server, idOf } = await desk(store);
    const id = await idOf('munich');
    for (const [method, path] of [
      ['GET', ''],
      ['POST', ''],
      ['GET', `/${id}`],
      ['PUT', `/${id}`],
      ['POST', `/${id}/state`],
      ['POST', `/${id}/restore`],
      ['POST', '/check'],
      ['POST', '/preview'],
    ] as const) {
      const answer = await fetch(`${server}/api/desk/vacancies${path}`, { method });
      expect([path, answer.status]).toEqual([path, 401]);
    }
  });

  test('a copy is saved as a draft with a name, then corrected', async () => {
    const { ask, person, audit, db } = await desk(store);
    const list = await ask<DeskVacancies>('GET', '');
    expect(list.body.nextReference).toBe('NG-0003');
    expect(list.body.rows.map(({ slug, state }) => [slug, state.is])).toEqual([
      ['munich', 'open'],
      ['vienna', 'draft'],
    ]);
    const copy = { ...munich, slug: 'copy', reference: 'NG-0003', state: { is: 'draft' } };
    const created = await ask('POST', '', { vacancy: copy });
    expect([created.status, created.body.revision, created.body.version]).toEqual([201, 0, 1]);
    const change = edited(created.body, { experience: 'Executive', slug: 'renamed' });
    const saved = await ask('PUT', `/${created.body.id}`, change);
    expect(saved.body).toMatchObject({
      version: 2,
      revision: 0,
      changedBy: 'Ada Example',
      vacancy: { experience: 'Executive', slug: 'renamed' },
      earlierSlugs: [],
      revisions: [],
    });
    expect(await audit()).toMatchObject([{ action: 'vacancy-drafted', personId: person.id }]);
    expect(await db.all('select 1 as one from task')).toEqual([]);
    const after = await ask<DeskVacancies>('GET', '');
    expect(after.body.rows[0]?.slug).toBe('renamed');
  });

  test('an incomplete draft is kept, listed as one, and published when it is complete', async () => {
    const { ask, db } = await desk(store);
    const typed = { slug: '', reference: 'NG-0003', en: { title: 'Half' }, sector: [] };
    const { status, body: kept } = await ask('POST', '', { vacancy: typed });
    expect([status, kept.unfit?.raw]).toMatchObject([201, { en: { title: 'Half' }, sector: [] }]);
    const { body: list } = await ask<DeskVacancies>('GET', '');
    expect(list.unfit).toEqual([]);
    expect(list.nextReference).toBe('NG-0004');
    expect(list.rows[0]).toMatchObject({ title: { en: 'Half', de: '' }, state: { is: 'draft' } });
    const publish = { version: 1, action: { do: 'publish' } };
    expect((await ask('POST', `/${kept.id}/state`, publish)).status).toBe(400);
    const whole = { ...munich, slug: 'whole', reference: 'NG-0003', state: { is: 'draft' } };
    const complete = { version: 1, vacancy: { ...whole, de: neutral } };
    expect((await ask('PUT', `/${kept.id}`, complete)).body.version).toBe(2);
    expect(await db.all('select 1 as one from task')).toEqual([]);
    const published = await ask('POST', `/${kept.id}/state`, { ...publish, version: 2 });
    expect(published.body).toMatchObject({ state: { is: 'open' }, revisions: [{ slug: 'whole' }] });
  });

  test('a text or an address above its maximum is named by field, code and limit', async () => {
    const { ask, idOf } = await desk(store);
    const vacancy = {
      ...munich,
      slug: 'a'.repeat(200_000),
      reference: 'NG-0003',
      state: { is: 'draft' },
      en: { ...munich.en, description: 'a'.repeat(400_000) },
      de: neutral,
    };
    const issues = [
      { field: 'slug', code: 'too-long', limit: 100 },
      { field: 'en.description', code: 'too-long', limit: 20_000 },
    ];
    expect(await ask('POST', '/check', { vacancy })).toEqual({ status: 200, body: { issues } });
    const { body: draft } = await ask('POST', '', { vacancy });
    const publish = { version: 1, action: { do: 'publish' } };
    expect((await ask('POST', `/${draft.id}/state`, publish)).status).toBe(400);
    const { body: open } = await ask('GET', `/${await idOf('munich')}`);
    const edit = { version: 1, vacancy: { ...vacancy, state: open.vacancy!.state } };
    expect(await ask('PUT', `/${open.id}`, edit)).toMatchObject({ status: 400, body: { issues } });
  });

  test('a stale edit is refused with both versions and changes nothing', async () => {
    const { ask, idOf } = await desk(store);
    const { body: seen } = await ask('GET', `/${await idOf('munich')}`);
    await ask('PUT', `/${seen.id}`, edited(seen, { experience: 'Mid-level' }));
    const stale = await ask('PUT', `/${seen.id}`, edited(seen, { experience: 'Executive' }));
    expect(stale).toMatchObject({
      status: 409,
      body: {
        error: 'stale',
        current: { revision: 2, changedBy: 'Ada Example', vacancy: { experience: 'Mid-level' } },
        yours: { experience: 'Executive' },
      },
    });
    const close = { version: 1, action: { do: 'close' } };
    expect((await ask('POST', `/${seen.id}/state`, close)).status).toBe(409);
    expect((await ask('GET', `/${seen.id}`)).body.revision).toBe(2);
  });

  test('a slug or a reference of another vacancy is named with its field', async () => {
    const { ask, idOf } = await desk(store);
    const { body: seen } = await ask('GET', `/${await idOf('munich')}`);
    expect(await ask('PUT', `/${seen.id}`, edited(seen, { slug: 'vienna' }))).toMatchObject({
      status: 409,
      body: { error: 'taken', issues: [{ field: 'slug', code: 'slug-taken' }] },
    });
    expect(await ask('PUT', `/${seen.id}`, edited(seen, { reference: 'NG-0002' }))).toMatchObject({
      status: 409,
      body: { error: 'taken', issues: [{ field: 'reference', code: 'reference-taken' }] },
    });
  });

  test('publishing names what the law misses; with it the role is public', async () => {
    const { ask, idOf, audit, db } = await desk(store);
    const { body: draft } = await ask('GET', `/${await idOf('vienna')}`);
    const publish = { version: 1, action: { do: 'publish', until: '2026-12-31' } };
    expect(await ask('POST', `/${draft.id}/state`, publish)).toMatchObject({
      status: 422,
      body: {
        error: 'unlawful',
        issues: [{ field: 'minimumPay', code: 'missing', law: { country: 'AT' } }],
      },
    });
    const minimumPay = { amount: 4_000, period: 'month', overpay: true } as const;
    await ask('PUT', `/${draft.id}`, edited(draft, { minimumPay }));
    const published = await ask('POST', `/${draft.id}/state`, { ...publish, version: 2 });
    expect(published.body).toMatchObject({
      revision: 3,
      state: { is: 'open', until: '2026-12-31' },
      vacancy: { postedOn: '2026-11-16' },
    });
    expect((await audit()).at(-1)).toMatchObject({ action: 'vacancy-published' });
    expect(await db.all('select purpose from task')).toEqual([{ purpose: 'revision-3' }]);
    // An open role stays lawful.
    const without = edited(published.body, { minimumPay: undefined });
    expect((await ask('PUT', `/${draft.id}`, without)).status).toBe(422);
  });

  test('roles are scheduled, confirmed, closed, withdrawn and published again', async () => {
    const { ask, idOf, audit } = await desk(store);
    const id = await idOf('munich');
    const states: string[] = [];
    let version = 1;
    for (const action of [
      { do: 'schedule', from: '2099-01-01' },
      { do: 'publish' },
      { do: 'confirm' },
      { do: 'close' },
      { do: 'withdraw' },
      { do: 'publish' },
    ]) {
      const { body } = await ask('POST', `/${id}/state`, { version, action });
      version = body.version;
      states.push(body.state.is);
    }
    const { body: last } = await ask('GET', `/${id}`);
    expect(last.vacancy?.confirmedOn).toBe('2026-11-16');
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
    const { ask, idOf } = await desk(store);
    const { body: draft } = await ask('GET', `/${await idOf('vienna')}`);
    const sneaked = await ask('PUT', `/${draft.id}`, edited(draft, { state: { is: 'open' } }));
    expect(sneaked).toMatchObject({
      status: 400,
      body: { issues: [{ field: 'state', code: 'state-changed' }] },
    });
  });

  test('an earlier revision is restored as a new one, at the present address', async () => {
    const { ask, idOf, audit } = await desk(store);
    const { body: first } = await ask('GET', `/${await idOf('munich')}`);
    const changes = { experience: 'Executive', slug: 'moved' } as const;
    await ask('PUT', `/${first.id}`, edited(first, changes));
    await ask('POST', `/${first.id}/state`, { version: 2, action: { do: 'close' } });
    const restored = await ask('POST', `/${first.id}/restore`, { version: 3, from: 1 });
    expect(restored.body).toMatchObject({
      revision: 4,
      vacancy: { experience: 'Senior', slug: 'moved', state: { is: 'closed' } },
    });
    expect((await audit()).at(-1)).toMatchObject({ action: 'vacancy-restored' });
    expect((await ask('POST', `/${first.id}/restore`, { version: 4, from: 9 })).status).toBe(404);
  });

  test('a check names each fault with its field and saves nothing', async () => {
    const { ask, idOf } = await desk(store);
    const id = await idOf('munich');
    const vacancy = {
      ...munich,
      slug: 'Not a slug',
      reference: 'NG-0002',
      salary: { ...munich.salary, min: undefined },
      sector: ['Aviation'],
      de: { ...munich.de, description: ' ', skills: ['8D', ''] },
    };
    const { body } = await ask<{ issues: object[] }>('POST', '/check', { id, vacancy });
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
    const unlawful = await ask<{ issues: object[] }>('POST', '/check', { id, vacancy: munich });
    expect(unlawful.body.issues).toMatchObject([
      { field: 'de.title', code: 'not-neutral', law: { country: 'DE' } },
    ]);
    expect((await ask('GET', `/${id}`)).body.revision).toBe(1);
  });
});
