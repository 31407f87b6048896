import { actIn } from '#tests/support/stores/act-in.ts';
import { expect, test } from 'vitest';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import { type InboxFilter, inboxPageSchema, usualFilter } from '#domain/submissions/work.ts';
import { repliesPerDay } from '#domain/threads/reply.ts';
import { aFile } from '#tests/factories/new-submission.ts';
import { testChannels } from '#tests/support/deliveries/channels.ts';
import { storeSubmission } from '#tests/support/stores/store-submission.ts';
import { describeStores, type StoreUnderTest } from '#tests/support/stores/stores.ts';
import { planWith } from '#server/channels/channels.ts';
import type { Db } from '#server/db/db.ts';
import { dueTime } from '#server/submissions/due-time.ts';
import {
  sender,
  correctSubmission,
  withdrawSubmission,
} from '#server/submissions/sender-changes.ts';
import { markRestricted, restricted, shown, usable } from '#server/submissions/standing.ts';
import { tasksOf } from '#server/db/tasks.ts';
import { readInbox } from '#server/inbox/inbox.ts';
import { releaseIn } from './answers.ts';
import { messageFileOf, openMessageFile, threadOf } from './thread.ts';
import { receiveReply } from './replies.ts';

const day = 24 * 60 * 60_000;
const now = Date.parse('2026-11-16T09:00:00Z');
const later = now + 3 * day;
const by = { id: 'p1', name: 'Ada Keller' };
const planTasks = planWith(testChannels(undefined as never, {}));
const reply = { key: 'one', text: 'Tuesday suits me.', file: undefined };

describeStores('the reply of a sender', (store) => {
  test('opens an answered submission again, with the promise of a message from then', async () => {
    const { db, id } = await answered(store);
    const by = sender;
    expect(
      await actIn({ db, by, now: later, planTasks }, (act) => receiveReply(act, id, reply)),
    ).toBe('stored');
    expect(await workOf(db, id)).toEqual({
      state: 'in-work',
      owner: 'p1',
      repliedAt: later,
      dueAt: dueTime('contact-message', 'en-GB', later),
    });
    expect(await threadOf(db, id, shown)).toMatchObject([
      { author: 'desk', text: 'Which day?' },
      { author: 'sender', by: null, subject: '', text: 'Tuesday suits me.', at: later },
    ]);
    const audit = await db.all('select person_name as name, action from audit');
    expect(audit).toContainEqual({ name: 'Sender', action: 'reply-received' });
  });

  test('goes back to whom it belongs, not to who answered it meanwhile', async () => {
    const { db, id } = await started(store);
    await addPerson(db, 'p2', 'Ben Ortiz');
    await db.all(`update submission set owner = 'p2'`);
    await answer(db, id, 'first');
    await actIn({ db, now: later, planTasks }, (act) => receiveReply(act, id, reply));
    expect(await workOf(db, id)).toMatchObject({ state: 'in-work', owner: 'p2' });
  });

  test('goes to everybody when its owner has left, and to who answers it then', async () => {
    const { db, id } = await answered(store);
    await addPerson(db, 'p2', 'Ben Ortiz');
    await db.all(`update person set removed_at = 1 where id = 'p1'`);
    await actIn({ db, now: later, planTasks }, (act) => receiveReply(act, id, reply));
    expect(await workOf(db, id)).toMatchObject({ state: 'new', owner: null });
    await answer(db, id, 'second', { id: 'p2', name: 'Ben Ortiz' });
    expect(await workOf(db, id)).toMatchObject({
      state: 'answered',
      owner: 'p2',
      repliedAt: null,
    });
    const given = `select person_name as "by", details from audit where action = 'submission-assigned'`;
    expect(await db.all(`${given} order by person_name`)).toEqual([
      { by: 'Ada Keller', details: 'to Ada Keller' },
      { by: 'Ben Ortiz', details: 'to Ben Ortiz' },
    ]);
  });

  test('does not put off an answer that we still owe', async () => {
    const { db, id } = await started(store);
    const before = await workOf(db, id);
    await actIn({ db, now: later, planTasks }, (act) => receiveReply(act, id, reply));
    expect(await workOf(db, id)).toEqual({ ...before, repliedAt: later });
  });

  test('is due as soon as a message, however long its form may take', async () => {
    const { db, id } = await started(store, 'candidate-registration');
    await actIn({ db, now: now + 1, planTasks }, (act) => receiveReply(act, id, reply));
    expect(await workOf(db, id)).toMatchObject({
      dueAt: dueTime('contact-message', 'en-GB', now + 1),
    });
  });

  test('is on top of its owner’s list, the newest first, and counted until it is answered', async () => {
    const { db, id } = await answered(store);
    const { id: other } = await storeSubmission(db, { at: now });
    const { id: waiting } = await storeSubmission(db, { at: now - 30 * day });
    await answer(db, other, 'first');
    await db.all(`update submission set owner = 'p1'`);
    for (const [at, replied] of [id, other].entries()) {
      await actIn({ db, now: later + at, planTasks }, (act) => receiveReply(act, replied, reply));
    }
    const list = async (filter: Partial<InboxFilter>) => {
      const asked = { personId: 'p1', now: later, filter: { ...usualFilter, ...filter } };
      const first = await readInbox(db, asked, { limit: 2 });
      const after =
        first.next === null ? undefined : inboxPageSchema.parse({ after: first.next }).after;
      const rest = after ? (await readInbox(db, asked, { limit: 2, after })).rows : [];
      return { ...first, ids: [...first.rows, ...rest].map((row) => row.id) };
    };
    expect((await list({})).ids).toEqual([other, id, waiting]);
    expect((await list({ owner: 'me' })).ids).toEqual([other, id, waiting]);
    expect((await list({ due: 'replied' })).ids).toEqual([other, id]);
    expect((await list({ due: 'overdue' })).ids).toEqual([waiting]);
    expect((await list({})).counts).toMatchObject({ replied: 2, mine: 3, overdue: 1 });
    await answer(db, id, 'second');
    expect((await list({})).counts).toMatchObject({ replied: 1, mine: 2 });
  });

  test('is one event for the webhook and one notice to staff, also when it is repeated', async () => {
    const { db, id } = await answered(store);
    const results = await Promise.all(
      [1, 2, 3].map(() =>
        actIn({ db, now: later, planTasks }, (act) => receiveReply(act, id, reply)),
      ),
    );
    expect(results.toSorted()).toEqual(['repeated', 'repeated', 'stored']);
    const [, { id: messageId }] = (await threadOf(db, id, shown)) as [object, { id: string }];
    const purposes = (await tasksOf(db, id)).map(({ channel, purpose }) => `${channel} ${purpose}`);
    expect(purposes.filter((one) => one.includes('repl')).toSorted()).toEqual([
      `mail reply-notice-${messageId}`,
      `webhook replied-${messageId}`,
    ]);
  });

  test('is found by the search, also after a correction of the contact details', async () => {
    const { db, id } = await answered(store);
    await actIn({ db, now, planTasks }, (act) =>
      receiveReply(act, id, { ...reply, text: 'Nach Zürich-Oerlikon.' }),
    );
    const corrected = { fields: { name: 'Ida King' }, email: 'ida@example.com', planTasks };
    await actIn({ db, by, now }, (act) => correctSubmission(act, id, corrected));
    const filter = { state: 'all', quarantine: 'no', q: 'zurich-oerlikon' } as const;
    const found = await readInbox(db, { personId: '', now, filter });
    expect(found.rows.map((row) => row.id)).toEqual([id]);
  });

  test(`is refused after ${repliesPerDay} in a day`, async () => {
    const { db, id } = await answered(store);
    const send = (at: number, when: number) =>
      actIn({ db, now: when, planTasks }, (act) =>
        receiveReply(act, id, { ...reply, key: `${at}` }),
      );
    for (let at = 0; at < repliesPerDay; at += 1) expect(await send(at, now)).toBe('stored');
    expect(await send(repliesPerDay, now + 1)).toBe('too-many');
    expect(await send(0, now + 1)).toBe('repeated');
    expect(await send(repliesPerDay, now + day + 1)).toBe('stored');
  });

  test('is not taken once the submission is withdrawn or restricted', async () => {
    const { db, id } = await answered(store);
    await actIn({ db, by, planTasks, now }, (act) => withdrawSubmission(act, id));
    expect(await actIn({ db, now, planTasks }, (act) => receiveReply(act, id, reply))).toBe(
      'not-found',
    );
    await markRestricted(db, id, { now, deleteAt: later });
    expect(await actIn({ db, now, planTasks }, (act) => receiveReply(act, id, reply))).toBe(
      'not-found',
    );
    expect(await threadOf(db, id, restricted)).toHaveLength(1);
    expect(await threadOf(db, id, shown)).toEqual([]);
  });

  test('keeps its file with its submission, and nobody opens it through another', async () => {
    const { db, id } = await answered(store);
    const foreign = await storeSubmission(db);
    const file = aFile({ field: 'file' });
    await actIn({ db, now: later, planTasks }, (act) => receiveReply(act, id, { ...reply, file }));
    const messageId = (await threadOf(db, id, shown)).at(-1)!.id;
    const own = await messageFileOf(db, { submissionId: id, messageId }, usable);
    expect(own && Buffer.from(own.bytes).equals(file.bytes)).toBe(true);
    const asked = { by, now: later };
    for (const key of [
      { submissionId: foreign.id, messageId },
      { submissionId: id, messageId: id },
      { submissionId: id, messageId: messageId.slice(1) },
    ]) {
      expect(await messageFileOf(db, key, usable)).toBeUndefined();
      expect(await actIn({ db, ...asked }, (act) => openMessageFile(act, key))).toBeUndefined();
    }
    expect(
      await actIn({ db, ...asked }, (act) => openMessageFile(act, { submissionId: id, messageId })),
    ).toBeDefined();
    await markRestricted(db, id, { now, deleteAt: later });
    expect(
      await actIn({ db, ...asked }, (act) => openMessageFile(act, { submissionId: id, messageId })),
    ).toBeUndefined();
  });

  test('is erased with its submission, file and search words included', async () => {
    const { db, id } = await answered(store);
    await actIn({ db, now, planTasks }, (act) =>
      receiveReply(act, id, { ...reply, file: aFile() }),
    );
    await db.all('delete from submission where id = $1', [id]);
    for (const table of ['message', 'message_file', 'submission_search', 'task']) {
      expect([table, await db.all(`select 1 as one from ${table}`)]).toEqual([table, []]);
    }
  });
});

async function started({ fresh }: StoreUnderTest, kind: SubmissionKind = 'contact-dialog') {
  const { db } = await fresh();
  await addPerson(db, by.id, by.name);
  const { id } = await storeSubmission(db, { kind, at: now });
  return { db, id };
}

async function addPerson({ all }: Db, id: string, name: string) {
  await all(`insert into person (id, name, role, created_at) values ($1, $2, 'consultant', 0)`, [
    id,
    name,
  ]);
}

async function answered(store: StoreUnderTest) {
  const { db, id } = await started(store);
  await answer(db, id, 'first');
  return { db, id };
}

function answer(db: Db, id: string, key: string, who = by) {
  const words = { key, template: '', subject: 'A talk', text: 'Which day?' };
  return actIn({ db, by: who, now, planTasks }, (act) => releaseIn(act, id, words));
}

async function workOf({ all }: Db, id: string) {
  const [row] = await all('select state, owner, due_at, replied_at from submission where id = $1', [
    id,
  ]);
  return row;
}
