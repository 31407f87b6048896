import { actIn, contextIn } from '#tests/support/stores/act-in.ts';
import { expect, test } from 'vitest';
import { introductionConsent } from '#words/consent-words.ts';
import { aMandate } from '#tests/factories/mandates.ts';
import { aFile } from '#tests/factories/new-submission.ts';
import { planTasks } from '#tests/support/deliveries/channels.ts';
import { storeSubmission } from '#tests/support/stores/store-submission.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import type { Db } from '#server/db/db.ts';
import { createBriefDraft } from '#server/submissions/brief-drafts.ts';
import { sender } from '#server/submissions/sender-changes.ts';
import { openMandate } from '#server/mandates/change-mandate.ts';
import { moveCandidate } from '#server/mandates/candidacies.ts';
import { mandateById } from '#server/mandates/read-mandates.ts';
import type { MandateFacts } from '#domain/mandates/mandate.ts';
import { erasePerson, eraseSubmission } from './erase.ts';
import { personSubmissions } from './person-data.ts';
import { runRetention } from './retention.ts';
import { catalogue } from '#content/catalogue.server.ts';

const received = Date.parse('2026-11-16T09:00:00Z');

function application(db: Db, locale: 'de-DE' | 'en-GB') {
  return storeSubmission(db, { kind: 'job-application', locale, at: received, file: aFile() });
}

function erase(db: Db, id: string, now: number) {
  return eraseSubmission(contextIn({ db, by: sender, planTasks, now }), id);
}

describeStores('erasing one submission', ({ fresh }) => {
  test('restricts what the law lets us keep, once, and erases it when that is over', async () => {
    const { db } = await fresh();
    const { id } = await application(db, 'de-DE');
    expect(await erase(db, id, received)).toBe('restricted');
    expect(await erase(db, id, received + 1)).toBe('restricted');
    const kept = await db.all(
      'select delete_at, filename from submission join submission_file on submission_id = id',
    );
    const deleteAt = Date.parse('2027-05-16T22:00:00Z');
    expect(kept).toMatchObject([{ deleteAt: deleteAt, filename: expect.any(String) }]);
    const entries = await db.all('select 1 as one from audit where action = $1', [
      'submission-restricted',
    ]);
    expect(entries).toHaveLength(1);
    expect(await erase(db, id, deleteAt)).toBe('erased');
    expect(await db.all('select id from submission')).toEqual([]);
  });

  test('erases the others at once, and says when there is nothing', async () => {
    const { db } = await fresh();
    const { id } = await application(db, 'en-GB');
    expect(await erase(db, id, received)).toBe('erased');
    expect(await erase(db, id, received)).toBe('not-found');
  });

  test('tells who holds a copy, and the end of its time only when it was asked for', async () => {
    const { db } = await fresh();
    const told: string[] = [];
    const noting: typeof planTasks = (event) => {
      if (event.type === 'submission-erased') told.push(event.submissionId);
      return [];
    };
    const context = contextIn({ db, by: sender, planTasks: noting, now: received });
    const [held, never] = [await storeSubmission(db), await storeSubmission(db)];
    const asked = await application(db, 'de-DE');
    await erase(db, asked.id, received);
    await db.all('update submission set delete_at = 1 where id = $1', [asked.id]);
    const at = Date.parse('2020-01-01T00:00:00Z');
    const old = await storeSubmission(db, { kind: 'job-application', at });
    for (const { id } of [held, asked, old]) {
      await db.all(`update task set state = 'delivered', settled_at = 1 where submission_id = $1`, [
        id,
      ]);
    }
    for (const { id } of [held, never]) await eraseSubmission(context, id);
    expect(told).toEqual([held.id]);
    await runRetention(context);
    expect(told).toEqual([held.id, asked.id]);
    expect(await db.all('select id from submission')).toEqual([]);
  });

  test('on a full disk keeps the file of what is restricted', async () => {
    const { db } = await fresh();
    const { id } = await application(db, 'de-DE');
    expect(await erase(fullOnce(db), id, received)).toBe('restricted');
    expect(await idsWithFile(db)).toEqual([id]);
  });
});

describeStores('erasing a person', ({ fresh }) => {
  test('takes a submission and a saved brief, and says when there is nothing', async () => {
    const { db } = await fresh();
    const email = 'ida@example.com';
    const { id } = await storeSubmission(db, { fields: { email }, at: received });
    await createBriefDraft(db, { yourEmail: email }, received);
    const erasePersonWith = (briefDrafts: number) =>
      erasePerson(contextIn({ db, by: sender, planTasks, now: received }), email, {
        seen: { submissions: [id], briefDrafts, roleAlerts: 0, mandates: 0 },
      });
    expect(await erasePersonWith(0)).toEqual({ result: 'stale' });
    expect(await erasePersonWith(1)).toMatchObject({ result: 'erased', briefDrafts: 1 });
    expect(await erasePersonWith(1)).toEqual({ result: 'not-found' });
  });
});

describeStores('erasing somebody who was introduced', ({ fresh }) => {
  test('restricts the record as long as the law of the country asks, by whomever', async () => {
    const { db } = await fresh();
    const email = 'ida@example.com';
    const introduced = await storeSubmission(db, {
      kind: 'candidate-registration',
      fields: { email },
      at: received,
    });
    const other = await storeSubmission(db, { fields: { email }, at: received });
    await introduce(db, introduced.id);
    const shown = await personSubmissions(db, email, received);
    const deleteAt = Date.parse('2027-11-17T00:00:00Z');
    expect(new Map(shown.map(({ id, keptUntil }) => [id, keptUntil]))).toEqual(
      new Map([
        [introduced.id, deleteAt],
        [other.id, null],
      ]),
    );
    const seen = {
      submissions: shown.map(({ id }) => id),
      briefDrafts: 0,
      roleAlerts: 0,
      mandates: 0,
    };
    const by = { id: null, name: 'test' };
    const erasure = await erasePerson(contextIn({ db, by, planTasks, now: received }), email, {
      seen,
    });
    expect(erasure).toMatchObject({ result: 'erased', kept: [introduced.reference] });
    const left = await db.all('select id, delete_at from submission');
    expect(left).toEqual([{ id: introduced.id, deleteAt }]);
    expect(await erase(db, introduced.id, received)).toBe('restricted');
    const over = await personSubmissions(db, email, deleteAt);
    expect(over[0]!.keptUntil).toBeNull();
    expect(await erase(db, introduced.id, deleteAt)).toBe('erased');
  });

  test('by themselves, takes their name out of the mandate that keeps the record', async () => {
    const { db } = await fresh();
    const { id } = await storeSubmission(db, {
      kind: 'candidate-registration',
      fields: { firstName: 'Ida', lastName: 'Quill' },
      at: received,
    });
    const mandateId = await introduce(db, id, { notes: 'Ida Quill can start in May.' });
    expect(await erase(db, id, received)).toBe('restricted');
    expect((await mandateById(db, mandateId))!.facts.notes).toBe('[…] can start in May.');
  });

  test('on a full disk keeps the file of the record alone', async () => {
    const { db } = await fresh();
    const email = 'ida@example.com';
    const registration = {
      kind: 'candidate-registration',
      fields: { email },
      at: received,
      file: aFile(),
    } as const;
    const introduced = await storeSubmission(db, registration);
    const other = await storeSubmission(db, registration);
    await introduce(db, introduced.id);
    const context = contextIn({ db: fullOnce(db), by: sender, planTasks, now: received });
    const erasure = await erasePerson(context, email, {
      seen: {
        submissions: [introduced.id, other.id],
        briefDrafts: 0,
        roleAlerts: 0,
        mandates: 0,
      },
    });
    expect(erasure).toMatchObject({ result: 'erased', kept: [introduced.reference] });
    expect(await idsWithFile(db)).toEqual([introduced.id]);
  });
});

/** The disk is full at the first transaction, and has room again after that. */
function fullOnce(db: Db): Db {
  let isFull = true;
  const transaction: Db['transaction'] = (work, options) => {
    if (!isFull) return db.transaction(work, options);
    isFull = false;
    return Promise.reject(Object.assign(new Error('database or disk is full'), { code: '13' }));
  };
  return { ...db, transaction };
}

async function idsWithFile(db: Db): Promise<string[]> {
  const rows = await db.all<{ id: string }>('select submission_id as id from submission_file');
  return rows.map(({ id }) => id);
}

async function introduce(db: Db, submissionId: string, changes: Partial<MandateFacts> = {}) {
  const by = { id: null, name: 'test' };
  const facts = aMandate(changes);
  const opened = await actIn({ db, by, now: received }, (act) => openMandate(act, { facts }));
  if (opened.result === 'not-found') throw new Error(opened.result);
  const on = '2026-11-16';
  const words = introductionConsent(catalogue().firm, 'en-GB', facts);
  const consent = { words, locale: 'en-GB', how: 'call', on } as const;
  const step = { version: 0, stage: 'introduced', on, note: '', consent } as const;
  const moved = await actIn({ db, by, now: received }, (act) =>
    moveCandidate(act, { mandateId: opened.id, submissionId }, step),
  );
  expect(moved.result).toBe('moved');
  return opened.id;
}
