import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { catalogue } from '#content/catalogue.server.ts';
import { singletonId } from '#domain/documents/document-kinds.ts';
import type { Vacancy } from '#domain/vacancies/vacancy.ts';
import { openRoles } from '#server/alerts/match-roles.ts';
import type { Db } from '#server/db/db.ts';
import type { PlanTasks } from '#server/db/tasks.ts';
import { contentOf } from '#server/documents/document.ts';
import { documentRecord, documentRecords } from '#server/documents/read-documents.ts';
import { addDraft, saveDraft } from '#server/documents/save-draft.ts';
import { seedStore } from '#server/documents/seed-store.ts';
import { filledTemplates } from '#server/threads/fill-template.ts';
import { findVacancy, fits, storedVacancies } from '#server/vacancies/vacancies.ts';
import { advertOf } from '#server/vacancies/vacancy-rule.ts';
import { aPerson } from '#tests/factories/documents-of-the-firm.ts';
import { aVacancy } from '#tests/factories/vacancies.ts';
import { actIn } from '#tests/support/stores/act-in.ts';
import { actOn, publishTogether, saveRoles } from '#tests/support/stores/document-acts.ts';
import { storeSubmission } from '#tests/support/stores/store-submission.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import {
  removeSampleContent,
  sampleCounts,
  shownSamples,
  storedSamples,
} from './sample-content.ts';

const now = Date.parse('2026-11-16T12:00:00Z');
const marker = 'Sampletown';
const own = aVacancy({ slug: 'own', reference: 'HL-9001' });
const states: Record<string, Vacancy['state']> = {
  open: { is: 'open' },
  closed: { is: 'closed', on: '2026-11-10' },
  draft: { is: 'draft' },
  // As 1.0.0 removed them.
  withdrawn: { is: 'withdrawn', on: '2026-11-12' },
};
const samples = Object.entries(states).map(([name, state], at) => {
  const { en, de } = aVacancy();
  return aVacancy({
    slug: `sampletown-${name}`,
    reference: `HL-800${at}`,
    sample: true,
    state,
    en: { ...en, title: `Pilot, ${marker}` },
    de: { ...de, title: `Lotse (m/w/d), ${marker}` },
  });
});
const [open] = samples as [Vacancy];

describeStores('samples among the content', ({ filled }) => {
  test('samples are counted in every state, and removed in one act that leaves the firm’s own', async () => {
    const { db } = await filled(now);
    await publishOwn(db);
    await publishSamples(db);
    expect(await counted(db)).toEqual({ roles: 4, reports: 1, downloads: 1, people: 1 });
    expect(await counted(db, shownSamples)).toEqual({
      roles: 2,
      reports: 1,
      downloads: 1,
      people: 1,
    });
    const removed = { roles: 4, reports: 1, downloads: 1, people: 1 };
    expect(await actIn({ db, now }, removeSampleContent)).toEqual(removed);
    expect(await counted(db)).toEqual({ roles: 0, reports: 0, downloads: 0, people: 0 });
    expect((await findVacancy(db, 'own'))?.vacancy?.state.is).toBe('open');
    expect((await documentRecords(db, 'person')).map(({ key }) => key.id)).toEqual(['own']);
  });

  test('of a removed sample no row is left, and no publication is judged with it', async () => {
    const { db } = await filled(now);
    await markSeeded(db);
    await publishSamples(db);
    await actIn({ db, now }, (act) =>
      addDraft(act, advertOf(randomUUID()), { content: { sample: true, en: { title: marker } } }),
    );
    const found = (await documentRecords(db)).filter(({ published, draft }) =>
      `${published?.content}${draft?.content}`.includes('"sample":true'),
    );
    expect(found).toHaveLength(catalogue().vacancies.length + samples.length + 4);
    await actIn({ db, now }, removeSampleContent);
    const company = await changedDocument(db, 'company', { vacancyReference: 'FERRY 000' });
    const [first] = catalogue().firm.places;
    const places = await changedDocument(db, 'places', { places: [first] });
    expect(await publishTogether({ db, now }, [company, places])).toBeUndefined();
    const rows = await everythingButAudit(db);
    const names = found.flatMap(({ key, published }) => [key.id, published?.address ?? key.id]);
    expect([marker, ...names].filter((name) => rows.includes(name))).toEqual([]);
  });

  test('an application to a removed role stays with what was applied for', async () => {
    const { db } = await filled(now);
    await publishSamples(db);
    const fields = { roleTitle: open.en.title, roleLocation: open.location };
    const kind = 'job-application';
    const { id } = await storeSubmission(db, { kind, fields, vacancy: open.slug, at: now });
    await actIn({ db, now }, removeSampleContent);
    expect(await db.all('select vacancy_id, state, fields from submission')).toMatchObject([
      { vacancyId: null, state: 'new', fields: expect.stringContaining(open.en.title) },
    ]);
    const { templates = [] } = (await filledTemplates(db, [id], 'Ada')).get(id) ?? {};
    expect(templates.some(({ text }) => text.includes(open.en.title))).toBe(true);
  });

  test('a sample that somebody is making their own stays until that is published', async () => {
    const { db } = await filled(now);
    await publishSamples(db);
    const { id, version } = (await findVacancy(db, open.slug))!;
    const { slug: address, sample: _, ...content } = open;
    const { key } = advertOf(id);
    await actOn({ db, now }, saveDraft, key, { content, address, version });
    await actIn({ db, now }, removeSampleContent);
    expect((await documentRecord(db, key))?.draft).toBeDefined();
    expect(await counted(db)).toEqual({ roles: 1, reports: 0, downloads: 0, people: 0 });
  });

  test('the files bring no removed sample back, however long ago that was', async () => {
    const { db } = await filled(now);
    await markSeeded(db);
    await publishSamples(db);
    await actIn({ db, now }, removeSampleContent);
    await db.all('alter table audit rename to kept_elsewhere');
    await db.all('create table audit as select * from kept_elsewhere where 1 = 0');
    await seedStore(db, now);
    for (const kind of ['vacancy', 'report', 'download', 'person'] as const) {
      expect(await documentRecords(db, kind)).toEqual([]);
    }
  });

  test('alerts and search engines are told of the firm’s own role and of no sample', async () => {
    const { db } = await filled(now);
    const told: string[] = [];
    const planTasks: PlanTasks = (event) => {
      if (event.type === 'vacancy-changed') told.push(event.vacancyId);
      return [];
    };
    await publishSamples(db, planTasks);
    await publishOwn(db, planTasks);
    const slugs = (await openRoles(db, now)).map(({ vacancy }) => vacancy.slug);
    expect(slugs).toContain('own');
    expect(slugs).not.toContain(open.slug);
    expect(told).toEqual([(await findVacancy(db, 'own'))!.id]);
  });
});

async function publishOwn(db: Db, planTasks: PlanTasks = () => []) {
  await saveRoles({ db, now, planTasks }, [{ vacancy: own }]);
  expect(await publishTogether({ db, now }, [person('own', aPerson())])).toBeUndefined();
}

async function publishSamples(db: Db, planTasks: PlanTasks = () => []) {
  const roles = samples.map((vacancy) => ({ vacancy }));
  await saveRoles({ db, now, planTasks }, roles);
  const published = await publishTogether({ db, now }, [
    await asSample(db, 'report'),
    await asSample(db, 'download'),
    person('sampletown', aPerson({ sample: true, name: marker })),
  ]);
  expect(published).toBeUndefined();
}

async function asSample(db: Db, kind: 'report' | 'download') {
  const [record] = await documentRecords(db, kind);
  const { key, published, version } = record!;
  const content = { ...(contentOf(key, published!) as object), sample: true };
  return { key, content, version };
}

/** The roles with which the store began, as samples. */
async function markSeeded(db: Db) {
  const seeded = (await storedVacancies(db)).filter(fits);
  const marked = seeded.map(({ vacancy, id, version }) => ({
    vacancy: { ...vacancy, sample: true },
    basedOn: { id, version },
  }));
  expect(await saveRoles({ db, now }, marked)).toHaveLength(seeded.length);
}

function person(id: string, content: object) {
  return { key: { kind: 'person', id } as const, content, version: 0 };
}

async function changedDocument(db: Db, kind: 'company' | 'places', changes: object) {
  const key = { kind, id: singletonId } as const;
  const record = (await documentRecord(db, key))!;
  const content = { ...(contentOf(key, record.published!) as object), ...changes };
  return { key, content, version: record.version };
}

async function counted(db: Db, which = storedSamples) {
  return sampleCounts(which(await documentRecords(db)));
}

async function everythingButAudit(db: Db): Promise<string> {
  const tables = (await db.all<{ name: string }>(db.dialect.tables)).map(({ name }) => name);
  const rows = tables
    .filter((name) => name !== 'audit')
    .map((name) => db.all(`select * from ${name}`));
  return JSON.stringify(await Promise.all(rows));
}
