import { actIn } from '#tests/support/stores/act-in.ts';
import { expect, test } from 'vitest';
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
  test('opens an answered submission again, with the promise of its form from then', async () => {
    const { db, id } = await answered(store);
    const by = sender;
    expect(
      await actIn({ db, by, now: later, planTasks }, (act) => receiveReply(act, id, reply)),
    ).toBe('stored');
    expect(await workOf(db, id)).toEqual({
      state: 'new',
      dueAt: dueTime('contact-dialog', 'en-GB', later),
    });
    expect(await threadOf(db, id, shown)).toMatchObject([
      { author: 'desk', text: 'Which day?' },
      { author: 'sender', by: null, subject: '', text: 'Tuesday suits me.', at: later },
    ]);
    const audit = await db.all('select person_name as name, action from audit');
    expect(audit).toContainEqual({ name: 'Sender', action: 'reply-received' });
  });

  test('goes back to its owner', async () => {
    const { db, id } = await answered(store);
    await db.all(`update submission set owner = 'p1'`);
    await actIn({ db, now: later, planTasks }, (act) => receiveReply(act, id, reply));
    expect(await workOf(db, id)).toMatchObject({ state: 'in-work' });
  });

  test('does not put off an answer that we still owe', async () => {
    const { db, id } = await started(store);
    const before = await workOf(db, id);
    await actIn({ db, now: later, planTasks }, (act) => receiveReply(act, id, reply));
    expect(await workOf(db, id)).toEqual(before);
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

async function started({ fresh }: StoreUnderTest) {
  const { db } = await fresh();
  await db.all(
    `insert into person (id, name, role, created_at) values ('p1', 'Ada Keller', 'consultant', 0)`,
  );
  const { id } = await storeSubmission(db, { at: now });
  return { db, id };
}

async function answered(store: StoreUnderTest) {
  const { db, id } = await started(store);
  const answer = { key: 'first', template: '', subject: 'A talk', text: 'Which day?' };
  await actIn({ db, by, now, planTasks }, (act) => releaseIn(act, id, answer));
  return { db, id };
}

async function workOf({ all }: Db, id: string) {
  const [row] = await all('select state, due_at from submission where id = $1', [id]);
  return row;
}
