import { randomUUID } from 'node:crypto';
import { actOn, publishTogether } from '#tests/support/stores/document-acts.ts';
import { ruleOf } from '#server/vacancies/vacancy-rule.ts';
import { expect, test } from 'vitest';
import { aVacancy } from '#tests/factories/vacancies.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import type { PlanTasks } from '#server/db/tasks.ts';
import type { Db, SqlValue, Statements } from '#server/db/db.ts';
import type { DocumentKey } from '#domain/documents/document-kinds.ts';
import { publishDraft, publishDue } from './publish.ts';
import { documentDetail, documentRecords, everyRevision, revisionsBack } from './read-documents.ts';
import { revisionsOf } from '#tests/support/stores/revisions.ts';
import { discardDraft, removeDocument, restoreRevision, saveDraft } from './save-draft.ts';

const now = Date.parse('2026-11-15T09:00:00Z');
const planTasks: PlanTasks = (event) =>
  event.type === 'vacancy-changed'
    ? [{ channel: 'indexnow', purpose: event.change, destination: 'test' }]
    : [];
const settings = { now, planTasks };
const ada = { id: null, name: 'ada' };
const bo = { id: null, name: 'bo' };
const { slug: address, ...content } = aVacancy();

function newKey(): DocumentKey {
  return { kind: 'vacancy', id: randomUUID() };
}

async function published(db: Db): Promise<DocumentKey> {
  const key = newKey();
  const first = { key, content, address, version: 0 };
  expect(await publishTogether({ db, by: ada, ...settings }, [first])).toBeUndefined();
  return key;
}

const actions = async (db: Db) =>
  (await db.all('select action from audit order by at, action')).map(({ action }) => action);

describeStores('documents', ({ fresh }) => {
  test('a draft holds anything that is JSON and is not published', async () => {
    const { db } = await fresh();
    const key = newKey();
    const half = { en: { title: '<script>alert(1)</script>' }, list: [null, 1.5, true], '': '' };
    const saved = await actOn({ db, by: ada, ...settings }, saveDraft, key, {
      content: half,
      version: 0,
    });
    expect(saved).toEqual({
      key,
      version: 1,
      draft: { version: 1, content: half, at: now, by: 'ada' },
    });
    expect(await documentRecords(db, 'vacancy')).toHaveLength(1);
    expect(await documentRecords(db, 'page')).toEqual([]);
    expect(await revisionsOf(db, key)).toEqual([]);
    const refused = await actOn({ db, by: ada, ...settings }, publishDraft, key, { version: 1 });
    expect(refused).toMatchObject({ refusal: { reason: 'invalid' } });
    expect((await documentDetail(db, key))?.draft?.content).toEqual(half);
  });

  test('of two editors the second learns who changed what, and nothing is overwritten', async () => {
    const { db } = await fresh();
    const key = await published(db);
    const mine = { content: { mine: 1 }, version: 1 };
    const theirs = { content: { theirs: 1 }, version: 1 };
    const results = await Promise.all([
      actOn({ db, by: ada, ...settings }, saveDraft, key, mine),
      actOn({ db, by: bo, ...settings, now: now + 1 }, saveDraft, key, theirs),
    ]);
    expect(results.filter((result) => 'refusal' in result)).toHaveLength(1);
    const refused = await actOn({ db, by: bo, ...settings }, saveDraft, key, theirs);
    const kept = 'refusal' in results[0] ? { by: 'bo', at: now + 1 } : { by: 'ada', at: now };
    expect(refused).toMatchObject({
      refusal: { reason: 'changed-meanwhile', ...kept, current: { version: 2 } },
    });
    for (const stale of [
      await actOn({ db, by: bo, ...settings }, publishDraft, key, { version: 1 }),
      await actOn({ db, by: bo, ...settings }, discardDraft, key, { version: 1 }),
      await actOn({ db, by: bo, ...settings }, restoreRevision, key, { revision: 1, version: 1 }),
      await actOn({ db, by: bo, ...settings }, removeDocument, key, { version: 1 }),
    ]) {
      expect(stale).toMatchObject({ refusal: { reason: 'changed-meanwhile' } });
    }
  });

  test('publishing writes one revision, one audit entry and the tasks, or nothing', async () => {
    const { db } = await fresh();
    const key = await published(db);
    const unlawful = { ...content, de: { ...content.de, title: 'Ingenieur' } };
    await actOn({ db, by: ada, ...settings }, saveDraft, key, {
      content: unlawful,
      address,
      version: 1,
    });
    expect(
      await actOn({ db, by: ada, ...settings }, publishDraft, key, { version: 2 }),
    ).toMatchObject({
      refusal: { reason: 'invalid', issues: [{ field: 'de.title', code: 'not-neutral' }] },
    });
    expect(await actions(db)).toEqual(['vacancy-created', 'vacancy-drafted']);
    expect(await db.all('select purpose from task')).toEqual([{ purpose: 'revision-1' }]);
    const lawful = { ...content, experience: 'Executive' as const };
    await actOn({ db, by: ada, ...settings }, saveDraft, key, {
      content: lawful,
      address,
      version: 2,
    });
    const later = { ...settings, now: now + 1 };
    const done = await actOn({ db, by: bo, ...later }, publishDraft, key, { version: 3 });
    expect(done).toMatchObject({
      version: 4,
      published: { version: 2, content: lawful, address, at: now + 1, by: 'bo' },
    });
    expect(await documentDetail(db, key)).not.toHaveProperty('draft');
    expect(await revisionsOf(db, key)).toMatchObject([
      { by: 'ada' },
      { content: lawful, by: 'bo' },
    ]);
    expect(await actions(db)).toEqual(['vacancy-created', 'vacancy-drafted', 'vacancy-changed']);
    expect(await db.all('select purpose from task order by purpose')).toEqual([
      { purpose: 'revision-1' },
      { purpose: 'revision-2' },
    ]);
  });

  test('of many revisions those are read that are asked for', async () => {
    const { db } = await fresh();
    const key = await published(db);
    for (let revision = 2; revision <= 45; revision += 1) {
      await db.all(
        `insert into document_revision
            (document, revision, schema, content, changed_by, changed_at)
          select document, $1, schema, content, 'bo', $1 from document_revision where revision = 1`,
        [revision],
      );
    }
    expect((await revisionsOf(db, key)).map(({ version }) => version)).toEqual(
      Array.from({ length: 45 }, (_, at) => at + 1),
    );
    let read = 0;
    const counting: Statements = {
      all: async <R>(sql: string, parameters?: readonly SqlValue[]) => {
        const rows = await db.all<R>(sql, parameters);
        read += rows.length;
        return rows;
      },
    };
    for await (const { revision } of everyRevision(counting, key)) if (revision === 40) break;
    expect(read).toBeLessThan(45);
    const [last, before] = await revisionsBack(counting, key, { from: 30, limit: 2 });
    expect([last?.revision, before?.revision]).toEqual([30, 29]);
    expect(
      await actOn({ db, by: ada, ...settings }, restoreRevision, key, { revision: 46, version: 1 }),
    ).toEqual({ refusal: { reason: 'unknown', key } });
  });

  test('a scheduled draft is published at its time, once, and not if it was changed', async () => {
    const { db } = await fresh();
    const key = await published(db);
    const from = now + 60_000;
    const later = { ...content, experience: 'Executive' as const };
    const draft = { content: later, address, version: 1 };
    await actOn({ db, by: ada, ...settings }, saveDraft, key, draft);
    const scheduled = await actOn({ db, by: ada, ...settings }, publishDraft, key, {
      version: 2,
      from,
    });
    expect(scheduled).toMatchObject({ scheduled: { from, by: 'ada' } });
    await publishDue({ db, ...settings, now: from - 1 }, ruleOf);
    expect(await revisionsOf(db, key)).toHaveLength(1);
    const due = { ...settings, now: from };
    expect(
      await Promise.all([publishDue({ db, ...due }, ruleOf), publishDue({ db, ...due }, ruleOf)]),
    ).toEqual([[], []]);
    expect(await documentDetail(db, key)).toMatchObject({
      published: { version: 2, content: { experience: 'Executive' }, by: 'ada', at: from },
    });
    expect(await revisionsOf(db, key)).toHaveLength(2);

    await actOn({ db, by: ada, ...settings }, saveDraft, key, { ...draft, version: 4 });
    await actOn({ db, by: ada, ...settings }, publishDraft, key, { version: 5, from: from + 1 });
    await actOn({ db, by: bo, ...settings }, saveDraft, key, { content: {}, address, version: 6 });
    await publishDue({ db, ...settings, now: from + 1 }, ruleOf);
    expect(await revisionsOf(db, key)).toHaveLength(2);
    expect(await documentDetail(db, key)).not.toHaveProperty('scheduled');
  });

  test('a scheduled draft that is no longer valid at its time stays a draft and is named', async () => {
    const { db } = await fresh();
    const key = await published(db);
    await actOn({ db, by: ada, ...settings }, saveDraft, key, {
      content,
      address: 'other',
      version: 1,
    });
    await actOn({ db, by: ada, ...settings }, publishDraft, key, { version: 2, from: now + 1 });
    const other = { content: { ...content, reference: 'HL-0002' }, address: 'other', version: 0 };
    await publishTogether({ db, by: bo, ...settings }, [{ key: newKey(), ...other }]);
    expect(await publishDue({ db, ...settings, now: now + 1 }, ruleOf)).toMatchObject([
      { key, refusal: { issues: [{ code: 'slug-taken' }] } },
    ]);
    expect(await publishDue({ db, ...settings, now: now + 1 }, ruleOf)).toEqual([]);
    expect(await documentDetail(db, key)).toMatchObject({ draft: { address: 'other' } });
    expect(await actions(db)).toContain('document-not-published');
  });

  test('a draft is discarded; one that was never published is gone with its document', async () => {
    const { db } = await fresh();
    const key = await published(db);
    await actOn({ db, by: ada, ...settings }, saveDraft, key, { content: {}, version: 1 });
    const discarded = await actOn({ db, by: bo, ...settings }, discardDraft, key, { version: 2 });
    expect(discarded).toMatchObject({ version: 3, published: { content } });
    expect(await documentDetail(db, key)).not.toHaveProperty('draft');
    expect(
      await actOn({ db, by: bo, ...settings }, discardDraft, key, { version: 3 }),
    ).toMatchObject({
      refusal: { reason: 'no-draft' },
    });
    const fleeting = newKey();
    await actOn({ db, by: ada, ...settings }, saveDraft, fleeting, { content: {}, version: 0 });
    await actOn({ db, by: ada, ...settings }, discardDraft, fleeting, { version: 1 });
    expect(await documentDetail(db, fleeting)).toBeUndefined();
  });

  test('an earlier revision is restored into the draft', async () => {
    const { db } = await fresh();
    const key = await published(db);
    const second = { key, content: { ...content, experience: 'Executive' }, address, version: 1 };
    await publishTogether({ db, by: ada, ...settings }, [second]);
    const restored = await actOn({ db, by: bo, ...settings }, restoreRevision, key, {
      revision: 1,
      version: 2,
    });
    expect(restored).toMatchObject({
      published: { version: 2 },
      draft: { content, address, by: 'bo' },
    });
    const unknown = await actOn({ db, by: bo, ...settings }, restoreRevision, key, {
      revision: 9,
      version: 3,
    });
    expect(unknown).toMatchObject({ refusal: { reason: 'unknown' } });
  });

  test('a vacancy is not removed, and one that is not there is not changed', async () => {
    const { db } = await fresh();
    const key = await published(db);
    expect(
      await actOn({ db, by: ada, ...settings }, removeDocument, key, { version: 1 }),
    ).toMatchObject({
      refusal: { reason: 'kept' },
    });
    const missing = { content: {}, version: 4 };
    expect(await actOn({ db, by: ada, ...settings }, saveDraft, newKey(), missing)).toMatchObject({
      refusal: { reason: 'unknown' },
    });
  });
});
