import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { aVacancy } from '#tests/factories/vacancies.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import type { PlanTasks } from '#server/db/task.ts';
import type { Db } from '#server/db/db.ts';
import type { DocumentKey } from '#domain/documents/document-kinds.ts';
import { publishDocuments, publishDraft, publishDue } from './publish.ts';
import { documentDetail, listDocuments, revisionsOf } from './read-documents.ts';
import { removeDocument } from './remove-document.ts';
import { discardDraft, restoreRevision, saveDraft } from './save-draft.ts';

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
  expect(await publishDocuments(db, ada, [first], settings)).toEqual({ outcome: 'done' });
  return key;
}

const actions = async (db: Db) =>
  (await db.all('select action from audit order by at, action')).map(({ action }) => action);

describeStores('documents', ({ fresh }) => {
  test('a draft holds anything that is JSON and is not published', async () => {
    const { db } = await fresh();
    const key = newKey();
    const half = { en: { title: '<script>alert(1)</script>' }, list: [null, 1.5, true], '': '' };
    const saved = await saveDraft(db, ada, key, { content: half, version: 0 }, settings);
    expect(saved).toEqual({
      outcome: 'done',
      detail: { key, version: 1, draft: { version: 1, content: half, at: now, by: 'ada' } },
    });
    expect(await listDocuments(db, 'vacancy')).toHaveLength(1);
    expect(await listDocuments(db, 'page')).toEqual([]);
    expect(await revisionsOf(db, key)).toEqual([]);
    const refused = await publishDraft(db, ada, key, { version: 1 }, settings);
    expect(refused).toMatchObject({ refusal: { reason: 'invalid' } });
    expect((await documentDetail(db, key))?.draft?.content).toEqual(half);
  });

  test('of two editors the second learns who changed what, and nothing is overwritten', async () => {
    const { db } = await fresh();
    const key = await published(db);
    const mine = { content: { mine: 1 }, version: 1 };
    const theirs = { content: { theirs: 1 }, version: 1 };
    const results = await Promise.all([
      saveDraft(db, ada, key, mine, settings),
      saveDraft(db, bo, key, theirs, { ...settings, now: now + 1 }),
    ]);
    expect(results.map(({ outcome }) => outcome).toSorted()).toEqual(['done', 'refused']);
    const refused = await saveDraft(db, bo, key, theirs, settings);
    const kept = results[0].outcome === 'done' ? { by: 'ada', at: now } : { by: 'bo', at: now + 1 };
    expect(refused).toMatchObject({
      refusal: { reason: 'changed-meanwhile', ...kept, current: { version: 2 } },
    });
    for (const stale of [
      await publishDraft(db, bo, key, { version: 1 }, settings),
      await discardDraft(db, bo, key, { version: 1 }, settings),
      await restoreRevision(db, bo, key, { revision: 1, version: 1 }, settings),
      await removeDocument(db, bo, key, { version: 1 }, settings),
    ]) {
      expect(stale).toMatchObject({ refusal: { reason: 'changed-meanwhile' } });
    }
  });

  test('publishing writes one revision, one audit entry and the tasks, or nothing', async () => {
    const { db } = await fresh();
    const key = await published(db);
    const unlawful = { ...content, de: { ...content.de, title: 'Ingenieur' } };
    await saveDraft(db, ada, key, { content: unlawful, address, version: 1 }, settings);
    expect(await publishDraft(db, ada, key, { version: 2 }, settings)).toMatchObject({
      refusal: { reason: 'invalid', issues: [{ field: 'de.title', code: 'not-neutral' }] },
    });
    expect(await actions(db)).toEqual(['vacancy-created', 'vacancy-drafted']);
    expect(await db.all('select purpose from task')).toEqual([{ purpose: 'revision-1' }]);
    const lawful = { ...content, experience: 'Executive' as const };
    await saveDraft(db, ada, key, { content: lawful, address, version: 2 }, settings);
    const later = { ...settings, now: now + 1 };
    const done = await publishDraft(db, bo, key, { version: 3 }, later);
    expect(done).toMatchObject({
      detail: {
        version: 4,
        published: { version: 2, content: lawful, address, at: now + 1, by: 'bo' },
      },
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

  test('a scheduled draft is published at its time, once, and not if it was changed', async () => {
    const { db } = await fresh();
    const key = await published(db);
    const from = now + 60_000;
    const later = { ...content, experience: 'Executive' as const };
    const draft = { content: later, address, version: 1 };
    await saveDraft(db, ada, key, draft, settings);
    const scheduled = await publishDraft(db, ada, key, { version: 2, from }, settings);
    expect(scheduled).toMatchObject({ detail: { scheduled: { from, by: 'ada' } } });
    await publishDue(db, { ...settings, now: from - 1 });
    expect(await revisionsOf(db, key)).toHaveLength(1);
    const due = { ...settings, now: from };
    expect(await Promise.all([publishDue(db, due), publishDue(db, due)])).toEqual([[], []]);
    expect(await documentDetail(db, key)).toMatchObject({
      published: { version: 2, content: { experience: 'Executive' }, by: 'ada', at: from },
    });
    expect(await revisionsOf(db, key)).toHaveLength(2);

    await saveDraft(db, ada, key, { ...draft, version: 4 }, settings);
    await publishDraft(db, ada, key, { version: 5, from: from + 1 }, settings);
    await saveDraft(db, bo, key, { content: {}, address, version: 6 }, settings);
    await publishDue(db, { ...settings, now: from + 1 });
    expect(await revisionsOf(db, key)).toHaveLength(2);
    expect(await documentDetail(db, key)).not.toHaveProperty('scheduled');
  });

  test('a scheduled draft that is no longer valid at its time stays a draft and is named', async () => {
    const { db } = await fresh();
    const key = await published(db);
    await saveDraft(db, ada, key, { content, address: 'other', version: 1 }, settings);
    await publishDraft(db, ada, key, { version: 2, from: now + 1 }, settings);
    const other = { content: { ...content, reference: 'NG-0002' }, address: 'other', version: 0 };
    await publishDocuments(db, bo, [{ key: newKey(), ...other }], settings);
    expect(await publishDue(db, { ...settings, now: now + 1 })).toMatchObject([
      { key, refusal: { issues: [{ code: 'slug-taken' }] } },
    ]);
    expect(await publishDue(db, { ...settings, now: now + 1 })).toEqual([]);
    expect(await documentDetail(db, key)).toMatchObject({ draft: { address: 'other' } });
    expect(await actions(db)).toContain('document-not-published');
  });

  test('a draft is discarded; one that was never published is gone with its document', async () => {
    const { db } = await fresh();
    const key = await published(db);
    await saveDraft(db, ada, key, { content: {}, version: 1 }, settings);
    const discarded = await discardDraft(db, bo, key, { version: 2 }, settings);
    expect(discarded).toMatchObject({ detail: { version: 3, published: { content } } });
    expect(await documentDetail(db, key)).not.toHaveProperty('draft');
    expect(await discardDraft(db, bo, key, { version: 3 }, settings)).toMatchObject({
      refusal: { reason: 'no-draft' },
    });
    const fleeting = newKey();
    await saveDraft(db, ada, fleeting, { content: {}, version: 0 }, settings);
    await discardDraft(db, ada, fleeting, { version: 1 }, settings);
    expect(await documentDetail(db, fleeting)).toBeUndefined();
  });

  test('an earlier revision is restored into the draft', async () => {
    const { db } = await fresh();
    const key = await published(db);
    const second = { key, content: { ...content, experience: 'Executive' }, address, version: 1 };
    await publishDocuments(db, ada, [second], settings);
    const restored = await restoreRevision(db, bo, key, { revision: 1, version: 2 }, settings);
    expect(restored).toMatchObject({
      detail: { published: { version: 2 }, draft: { content, address, by: 'bo' } },
    });
    const unknown = await restoreRevision(db, bo, key, { revision: 9, version: 3 }, settings);
    expect(unknown).toMatchObject({ refusal: { reason: 'unknown' } });
  });

  test('a vacancy is not removed, and one that is not there is not changed', async () => {
    const { db } = await fresh();
    const key = await published(db);
    expect(await removeDocument(db, ada, key, { version: 1 }, settings)).toMatchObject({
      refusal: { reason: 'kept' },
    });
    const missing = { content: {}, version: 4 };
    expect(await saveDraft(db, ada, newKey(), missing, settings)).toMatchObject({
      refusal: { reason: 'unknown' },
    });
  });
});
