import { actIn } from '#tests/support/stores/act-in.ts';
import { expect, onTestFinished, test } from 'vitest';
import { testChannels } from '#tests/support/deliveries/channels.ts';
import { storeSubmission } from '#tests/support/stores/store-submission.ts';
import { describeStores, type StoreUnderTest } from '#tests/support/stores/stores.ts';
import { planWith } from '#server/channels/channels.ts';
import type { Db } from '#server/db/db.ts';
import { openStore } from '#server/db/open-store.ts';
import { releaseSubmission } from '#server/submissions/quarantine.ts';
import { withdrawSubmission } from '#server/submissions/sender-changes.ts';
import { shown, usable } from '#server/submissions/standing.ts';
import { tasksOf } from '#server/db/tasks.ts';
import { releaseAnswer, releaseIn, saveAnswer, type AnswerChange } from './answers.ts';
import { answerDraftOf, messageOf, threadOf } from './thread.ts';

const now = Date.parse('2026-11-16T09:00:00Z');
const by = { id: 'p1', name: 'Ada Keller' };
const planTasks = planWith(testChannels(undefined as never, {}));
const answer = { draft: null, template: '', subject: 'Your message', text: 'Yes, gladly.' };

describeStores('answers to a sender', (store) => {
  test('are sent as often as needed, each with one mail, and stay as sent', async () => {
    const { db, id } = await started(store);
    for (const [at, text] of ['First.', 'Second.'].entries()) {
      const version = 2 + 2 * at;
      const saved = await actIn({ db, by, now }, (act) => saveAnswer(act, id, { ...answer, text }));
      expect(saved).toMatchObject({ result: 'changed', version });
      const releasing = { by, now: now + at, planTasks };
      expect(
        await actIn({ db, ...releasing }, (act) => releaseAnswer(act, id, seen(saved))),
      ).toMatchObject({
        result: 'changed',
        version: version + 1,
      });
    }
    const thread = await threadOf(db, id, shown);
    expect(thread).toMatchObject([
      { author: 'desk', by: 'Ada Keller', text: 'First.', at: now, file: null },
      { author: 'desk', by: 'Ada Keller', text: 'Second.', at: now + 1, file: null },
    ]);
    expect(await answerMails(db, id)).toEqual(
      thread.map((message) => `answer-${message.id}`).toSorted(),
    );
    const [row] = await db.all('select state from submission where id = $1', [id]);
    expect(row).toEqual({ state: 'answered' });
  });

  test('have one draft, which the thread does not show', async () => {
    const { db, id } = await started(store);
    const first = await actIn({ db, by, now }, (act) => saveAnswer(act, id, answer));
    const { draft: begunWith } = seen(first);
    await actIn({ db, by, now }, (act) =>
      saveAnswer(act, id, { ...answer, text: 'No.', draft: begunWith }),
    );
    expect(await threadOf(db, id, shown)).toEqual([]);
    expect(await answerDraftOf(db, id, usable)).toMatchObject({
      text: 'No.',
      writtenBy: 'Ada Keller',
    });
    const [draft] = await db.all<{ id: string }>('select id from message');
    const asked = { submissionId: id, messageId: draft!.id };
    expect(await messageOf(db, asked, shown)).toBeUndefined();
  });

  test('that a colleague saved are neither replaced nor sent by who has not seen them', async () => {
    const { db, id } = await started(store);
    const first = await actIn({ db, by, now }, (act) => saveAnswer(act, id, answer));
    const other = { by: { id: 'p2', name: 'Ben Ortiz' }, now: now + 1 };
    const theirs = { ...answer, text: 'No.', draft: seen(first).draft };
    const second = await actIn({ db, ...other }, (act) => saveAnswer(act, id, theirs));
    const current = expect.objectContaining({ text: 'No.', writtenBy: 'Ben Ortiz' });
    for (const draft of [null, seen(first).draft]) {
      expect(
        await actIn({ db, by, now }, (act) => saveAnswer(act, id, { ...answer, draft })),
      ).toEqual({
        result: 'answer-changed',
        current,
      });
    }
    const releasing = { by, now, planTasks };
    expect(await actIn({ db, ...releasing }, (act) => releaseAnswer(act, id, seen(first)))).toEqual(
      {
        result: 'answer-changed',
        current,
      },
    );
    expect(await answerDraftOf(db, id, shown)).toEqual(current);
    expect(await threadOf(db, id, shown)).toEqual([]);
    // Looked at again before it is sent, it is the same draft.
    const again = { ...theirs, draft: seen(second).draft };
    expect(await actIn({ db, by, now }, (act) => saveAnswer(act, id, again))).toEqual(second);
    // Whatever else changed the submission meanwhile, nobody else wrote.
    await db.all('update submission set version = version + 1 where id = $1', [id]);
    const third = { ...answer, text: 'Yes.', draft: seen(second).draft };
    expect(await actIn({ db, by, now }, (act) => saveAnswer(act, id, third))).toMatchObject({
      result: 'changed',
    });
  });

  test('to what is quarantined are mailed once it is released, and not before', async () => {
    const { db } = await started(store);
    const { id } = await storeSubmission(db, { at: now, suspicion: 'honeypot' });
    const acting = { by, now, planTasks };
    const saved = await actIn({ db, ...acting }, (act) => saveAnswer(act, id, answer));
    await actIn({ db, ...acting }, (act) => releaseAnswer(act, id, seen(saved)));
    const mails = () => answerMails(db, id);
    const [mail] = await mails();
    const sendable = async () =>
      (await tasksOf(db, id)).flatMap(({ purpose, state }) =>
        purpose === mail && state !== 'held' ? [purpose] : [],
      );
    expect(await sendable()).toEqual([]);
    await actIn({ db, ...acting }, (act) => releaseSubmission(act, id));
    expect(await sendable()).toEqual([mail]);
  });

  test('that two people send at once become one message with one mail', async () => {
    const { db, id } = await started(store);
    const saved = seen(await actIn({ db, by, now }, (act) => saveAnswer(act, id, answer)));
    const releasing = { by, now, planTasks };
    const results = await Promise.all(
      [1, 2, 3].map(() => actIn({ db, ...releasing }, (act) => releaseAnswer(act, id, saved))),
    );
    expect(results.filter(({ result }) => result === 'changed')).toHaveLength(1);
    expect(await threadOf(db, id, shown)).toHaveLength(1);
    expect(await answerMails(db, id)).toHaveLength(1);
  });

  test('of another act are released once for a key, and leave a draft alone', async () => {
    const { db, config, id } = await started(store);
    await actIn({ db, by, now }, (act) => saveAnswer(act, id, { ...answer, text: 'A draft.' }));
    const other = await openStoreAgain(db, config);
    const release = (one: Db) =>
      actIn({ db: one, by, now, planTasks }, (act) =>
        releaseIn(act, id, { ...answer, key: 'mandate-1' }),
      );
    const results = await Promise.all([db, other, db, other].map(release));
    expect(results.map(({ result }) => result).toSorted()).toEqual([
      'released',
      'repeated',
      'repeated',
      'repeated',
    ]);
    expect(await threadOf(db, id, shown)).toMatchObject([{ text: 'Yes, gladly.' }]);
    expect(await answerMails(db, id)).toHaveLength(1);
    expect(await answerDraftOf(db, id, usable)).toMatchObject({ text: 'A draft.' });
  });

  test('of another act leave nothing behind when it fails, and succeed when it is repeated', async () => {
    const { db, id } = await started(store);
    const release = (fail: boolean) =>
      actIn({ db, by, now, planTasks }, async (act) => {
        const result = await releaseIn(act, id, { ...answer, key: 'mandate-1' });
        if (fail) throw new Error('killed');
        return result;
      });
    await expect(release(true)).rejects.toThrow('killed');
    expect(await threadOf(db, id, shown)).toEqual([]);
    expect(await answerMails(db, id)).toEqual([]);
    expect(await release(false)).toMatchObject({ result: 'released' });
  });

  test('are not sent with a place that is still to be filled in', async () => {
    const { db, id } = await started(store);
    const unfinished = { ...answer, text: 'We decided so because [[why]].' };
    const saved = seen(await actIn({ db, by, now }, (act) => saveAnswer(act, id, unfinished)));
    const releasing = { by, now, planTasks };
    expect(await actIn({ db, ...releasing }, (act) => releaseAnswer(act, id, saved))).toEqual({
      result: 'open-places',
    });
    const keyed = await actIn({ db, ...releasing }, (act) =>
      releaseIn(act, id, { ...unfinished, key: 'one' }),
    );
    expect(keyed).toEqual({ result: 'open-places' });
    expect(await threadOf(db, id, shown)).toEqual([]);
    expect(await answerMails(db, id)).toEqual([]);
  });

  test('are not sent to a sender who withdrew', async () => {
    const { db, id } = await started(store);
    await actIn({ db, by, planTasks, now }, (act) => withdrawSubmission(act, id));
    const keyed = { ...answer, key: 'mandate-1' };
    const result = await actIn({ db, by, now, planTasks }, (act) => releaseIn(act, id, keyed));
    expect(result).toEqual({ result: 'not-found' });
    expect(await threadOf(db, id, shown)).toEqual([]);
  });

  test('are read with the submission that they belong to and no other', async () => {
    const { db, id } = await started(store);
    const foreign = await storeSubmission(db);
    const released = await actIn({ db, by, now, planTasks }, (act) =>
      releaseIn(act, id, { ...answer, key: 'one' }),
    );
    if (released.result !== 'released') throw new Error(released.result);
    const { messageId } = released;
    expect(await messageOf(db, { submissionId: id, messageId }, shown)).toBeDefined();
    expect(await messageOf(db, { submissionId: foreign.id, messageId }, shown)).toBeUndefined();
  });
});

async function started({ fresh }: StoreUnderTest) {
  const { db, config } = await fresh();
  await db.all(
    `insert into person (id, name, role, created_at) values
      ('p1', 'Ada Keller', 'consultant', 0), ('p2', 'Ben Ortiz', 'consultant', 0)`,
  );
  const { id } = await storeSubmission(db, { at: now });
  return { db, config, id };
}

function seen(saved: AnswerChange) {
  if (saved.result !== 'changed') throw new Error(saved.result);
  return { version: saved.version, draft: saved.draft };
}

/** A second server; the embedded store has one only. */
async function openStoreAgain(
  db: Db,
  config: Awaited<ReturnType<StoreUnderTest['unopened']>>,
): Promise<Db> {
  if (db.dialect.name === 'sqlite') return db;
  const other = await openStore(config);
  onTestFinished(() => other.close());
  return other;
}

async function answerMails(db: Db, id: string): Promise<string[]> {
  const purposes = (await tasksOf(db, id)).map(({ purpose }) => purpose);
  return purposes.filter((purpose) => purpose.startsWith('answer-')).toSorted();
}
