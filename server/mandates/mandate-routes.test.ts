import type { WebsiteDetail } from '#domain/documents/website-work.ts';
import type { ListedRoles } from '#domain/inbox/listed-role.ts';
import type { Today } from '#domain/inbox/today.ts';
import { randomUUID } from 'node:crypto';
import { actIn } from '#tests/support/stores/act-in.ts';
import { afterEach, expect, test } from 'vitest';
import type {
  Candidacies,
  MandateDetail,
  OpenedMandate,
  RolePeople,
} from '#domain/mandates/mandate-work.ts';
import type { Inbox } from '#domain/submissions/work.ts';
import type { Closed, Waiting } from '#domain/vacancies/vacancy-work.ts';
import { aMandate } from '#tests/factories/mandates.ts';
import { aVacancy } from '#tests/factories/vacancies.ts';
import { signIn } from '#tests/support/desk/desk.ts';
import { startDeskApp } from '#tests/support/desk/desk-app.ts';
import { storeSubmission } from '#tests/support/stores/store-submission.ts';
import { describeStores, type StoreUnderTest } from '#tests/support/stores/stores.ts';
import { seedVacancies } from '#server/documents/seed-store.ts';
import { findVacancy } from '#server/vacancies/vacancies.ts';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

async function desk({ fresh }: StoreUnderTest) {
  const { db } = await fresh();
  const words = aVacancy();
  const vacancy = aVacancy({
    slug: 'lead',
    reference: 'HL-0042',
    en: { ...words.en, title: 'Flight Safety Lead' },
    de: { ...words.de, title: 'Leitung Flugsicherheit (m/w/d)' },
  });
  await actIn({ db, now: Date.now() }, (act) => seedVacancies(act, [vacancy]));
  const app = await startDeskApp(db);
  cleanups.push(app.stop);
  const ada = await signIn(db, { name: 'Ada', role: 'administrator' });
  const bo = await signIn(db, { name: 'Bo' });
  const as =
    ({ headers }: typeof ada) =>
    async <T>(method: string, address: string, body?: object): Promise<[number, T]> => {
      const response = await app.ask(address, { method, headers, ...(body && { body }) });
      const text = await response.text();
      return [response.status, (text ? JSON.parse(text) : undefined) as T];
    };
  const { id: vacancyId } = (await findVacancy(db, 'lead'))!;
  return { db, url: app.url, ada, bo, asAda: as(ada), asBo: as(bo), vacancyId };
}

const address = (id: string) => `/people/${id}/hand-over`;

describeStores('mandates on the desk', (store) => {
  test('a brief becomes a mandate with its draft, which is listed, opened and changed', async () => {
    const { db, asAda, bo } = await desk(store);
    const brief = await storeSubmission(db, { kind: 'employer-brief' });
    const [status, opened] = await asAda<OpenedMandate>(
      'POST',
      `/submissions/${brief.id}/mandate`,
      {},
    );
    expect(status).toBe(201);
    const [, draft] = await asAda<WebsiteDetail>('GET', `/website/vacancy/${opened.vacancyId}`);
    expect(draft).toMatchObject({ revisions: [], draft: { by: expect.any(String) } });
    const [, listed] = await asAda<ListedRoles>('GET', '/roles?owner=me&q=avionics');
    expect(listed.rows.map(({ mandate }) => mandate?.id)).toEqual([opened.id]);
    const [, detail] = await asAda<MandateDetail>('GET', `/mandates/${opened.id}`);
    expect(detail).toMatchObject({
      brief: { reference: brief.reference },
      advert: { title: 'Compliance Engineer' },
      version: 1,
    });
    const edit = { version: 1, facts: { ...detail.facts, fee: '20 %' }, owner: bo.person.id };
    const [, changed] = await asAda<MandateDetail>('PUT', `/mandates/${opened.id}`, edit);
    expect(changed).toMatchObject({ version: 2, owner: bo.person.id, facts: { fee: '20 %' } });
    const [refused, stale] = await asAda<{ error: string; current: MandateDetail }>(
      'PUT',
      `/mandates/${opened.id}`,
      edit,
    );
    expect([refused, stale.error, stale.current.version]).toEqual([409, 'mandate-stale', 2]);
    const wrong = { ...edit, version: 2, facts: { ...detail.facts, employer: '' } };
    expect((await asAda('PUT', `/mandates/${opened.id}`, wrong))[0]).toBe(400);
  });

  test('somebody is introduced with consent, and the record holds it', async () => {
    const { db, asAda, vacancyId } = await desk(store);
    const applied = await storeSubmission(db, { kind: 'job-application', vacancy: 'lead' });
    const facts = aMandate({ privateSheet: 'Sheet-Marker' });
    const [, mandate] = await asAda<OpenedMandate>('POST', '/mandates', { facts, vacancyId });
    const steps = `/mandates/${mandate.id}/people/${applied.id}`;
    const on = new Date().toISOString().slice(0, 10);
    await asAda('POST', steps, { version: 0, stage: 'considered', on });
    const introduced = { version: 1, stage: 'introduced', on };
    expect(await asAda('POST', steps, introduced)).toEqual([400, { error: 'consent-missing' }]);
    const [, { ways, locale }] = await asAda<Candidacies>(
      'GET',
      `/submissions/${applied.id}/candidacies`,
    );
    const { consentWords: words } = ways[0]!;
    expect(words).toContain('Example Avionics');
    const consent = { words, locale, how: 'reply', on };
    const done = await asAda('POST', steps, { ...introduced, consent });
    expect(done).toEqual([200, { version: 2 }]);
    const [, people] = await asAda<RolePeople>('GET', `/vacancies/${vacancyId}/people`);
    expect(people.rows).toMatchObject([{ id: applied.id, candidacy: { stage: 'introduced' } }]);
    expect(people.counts).toMatchObject({ introduced: 1, new: 0 });
    const [, list] = await asAda<ListedRoles>('GET', '/roles');
    expect(list.rows.find(({ advert }) => advert?.id === vacancyId)?.people).toMatchObject({
      introduced: 1,
    });
    const [, record] = await asAda<object>('GET', `/mandates/${mandate.id}/record.json`);
    const text = JSON.stringify(record);
    expect(record).toMatchObject({
      Adverts: [{ Revision: 1 }],
      People: [{ Reference: applied.reference, Stands: 'Introduced' }],
    });
    expect(text).toContain('SHA-256');
    expect(text).not.toContain('Sheet-Marker');
  });

  test('dates stand on the first page until they are settled', async () => {
    const { asAda } = await desk(store);
    const facts = aMandate({ plan: [{ name: 'Start', on: '2026-01-04' }] });
    const [, { id }] = await asAda<OpenedMandate>('POST', '/mandates', { facts });
    const dates = async () => (await asAda<Today>('GET', '/today'))[1].dates;
    const [date] = await dates();
    expect(date).toMatchObject({ mandateId: id, name: 'Start', done: false });
    const settled = { id: date!.id, done: true };
    expect((await asAda('POST', `/mandates/${id}/dates`, settled))[0]).toBe(204);
    expect(await dates()).toEqual([]);
    const unknown = { id: 'credit', done: true };
    expect((await asAda('POST', `/mandates/${id}/dates`, unknown))[0]).toBe(404);
  });

  test('a search finds the people of a role by its reference and its title in any language', async () => {
    const { db, asAda, vacancyId } = await desk(store);
    const fields = { roleTitle: 'Flight Safety Lead' };
    const english = await storeSubmission(db, { kind: 'job-application', vacancy: 'lead', fields });
    const asked = await storeSubmission(db, { kind: 'contact-message', vacancy: 'lead' });
    await storeSubmission(db, { kind: 'job-application' });
    const found = async (query: string) => (await asAda<Inbox>('GET', `/inbox?${query}`))[1];
    const wanted = new Set([english.id, asked.id]);
    for (const q of ['HL-0042', 'hl-0042', 'flight safety', 'leitung flugsicherheit']) {
      const { rows, roles } = await found(`q=${q}`);
      expect(new Set(rows.map(({ id }) => id))).toEqual(wanted);
      expect(roles).toEqual([
        { id: vacancyId, reference: 'HL-0042', title: 'Flight Safety Lead', people: 2 },
      ]);
    }
    const { rows, total } = await found(`state=all&vacancy=${vacancyId}`);
    expect(new Set(rows.map(({ id }) => id))).toEqual(wanted);
    expect(total).toBe(2);
    expect((await found('vacancy=unknown')).rows).toEqual([]);
    expect((await found('q=safety')).rows.length).toBe(2);
    expect((await found('q=nowhere')).roles).toEqual([]);
  });

  test('a role is closed with a fitting answer to each who waits, without an open place', async () => {
    const { db, asAda, vacancyId } = await desk(store);
    const applied = await storeSubmission(db, { kind: 'job-application', vacancy: 'lead' });
    const elsewhere = await storeSubmission(db, { kind: 'job-application' });
    const facts = aMandate();
    const [, mandate] = await asAda<OpenedMandate>('POST', '/mandates', { facts, vacancyId });
    const close = (version: number, ...answers: object[]) =>
      asAda<Closed>('POST', `/vacancies/${vacancyId}/close`, { version, do: 'close', answers });
    const [, { people, version }] = await asAda<Waiting>('GET', `/vacancies/${vacancyId}/waiting`);
    expect(people).toMatchObject([{ id: applied.id, proposed: 'position-filled' }]);
    const { proposed: template, templates } = people[0]!;
    const { subject, text } = templates.find(({ id }) => id === template)!;
    const answer = { submissionId: applied.id, key: randomUUID(), template, subject, text };
    const unfinished = { ...answer, text: `${text} [[why]]` };
    expect((await close(version, unfinished))[0]).toBe(400);
    const ofAnother = { ...answer, submissionId: elsewhere.id, key: randomUUID() };
    const [, { detail, results }] = await close(version, answer, ofAnother);
    expect(detail.published?.content).toMatchObject({ state: { is: 'closed' } });
    expect(results).toEqual([
      { submissionId: applied.id, result: 'sent' },
      { submissionId: elsewhere.id, result: 'gone' },
    ]);
    const record = `/mandates/${mandate.id}/record.json`;
    const [, { Adverts }] = await asAda<{ Adverts: Record<string, string>[] }>('GET', record);
    expect(Adverts).toHaveLength(2);
    expect(Adverts.map((advert) => advert['Replaced at'])).toEqual([
      Adverts[1]!['Published at'],
      '',
    ]);
  });

  test('open work is handed over by the person itself or an administrator', async () => {
    const { ada, bo, asAda, asBo } = await desk(store);
    const nothing = { submissions: 0, mandates: 0 };
    expect(await asBo('POST', address(ada.person.id), { to: bo.person.id })).toEqual([
      403,
      { error: 'not-allowed' },
    ]);
    const own = { to: ada.person.id };
    expect(await asBo('POST', address(bo.person.id), own)).toEqual([200, nothing]);
    expect(await asAda('POST', address(bo.person.id), own)).toEqual([200, nothing]);
    expect(await asBo('POST', `/people/${bo.person.id}/hand-back`, {})).toEqual([200, nothing]);
  });
});
