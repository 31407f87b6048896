import { actIn } from '#tests/support/stores/act-in.ts';
import { readFileSync, globSync } from 'node:fs';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { aFile } from '#tests/factories/new-submission.ts';
import { planTasks, testChannels } from '#tests/support/deliveries/channels.ts';
import { testSecret } from '#tests/support/deliveries/test-secret.ts';
import { deliver, receiverThat, settled, start } from '#tests/support/deliveries/test-outbox.ts';
import { until } from '#tests/support/machine/until.ts';
import { storeSubmission } from '#tests/support/stores/store-submission.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import { fileLink, openFile } from './files.ts';
import { fileRoutes } from '#server/threads/routes.ts';
import type { Db } from '#server/db/db.ts';
import { restrictIn } from '#server/privacy/erase.ts';
import { redeliver } from '#server/deliveries/change-delivery.ts';
import { claimDue, settleAttempt } from '#server/deliveries/claim-tasks.ts';
import { addTasks, tasksOf } from '#server/db/tasks.ts';
import { releaseAnswer, saveAnswer } from '#server/threads/answers.ts';
import { changeWork } from './work.ts';
import { submissionById } from './read-submissions.ts';
import { sender, withdrawSubmission } from './sender-changes.ts';
import { restricted, shown, usable } from './standing.ts';
import type { Submission } from './submission.ts';

const by = { id: 'p1', name: 'Ada' };
const now = start;
const urls = (url: string) => ({ 'contact-dialog': url, 'job-application': url });

const deleteAt = now + 90 * 86_400_000;

function restrict(db: Db, { id }: Submission) {
  return actIn({ db, by: sender, planTasks, now }, (act) => restrictIn(act, id, { deleteAt }));
}

function withdraw(db: Db, { id }: Submission) {
  return actIn({ db, by: sender, planTasks, now }, (act) => withdrawSubmission(act, id));
}

const settlements = {
  waiting: {
    next: { state: 'waiting', nextAttemptAt: now + 5, lastFailure: 'HTTP 500' },
    attempts: 1,
    wakeable: true,
  },
  delivered: { next: { state: 'delivered', at: now }, attempts: 1, wakeable: true },
} as const;
const attempts = {
  waiting: { startedAt: now, durationMs: 1, status: 500, failure: 'HTTP 500' },
  delivered: { startedAt: now, durationMs: 1, status: 200, failure: null },
};

function claimAt(db: Db, at: number) {
  const queue = { channel: 'webhook', destination: 'contact-dialog', limit: 10 } as const;
  return claimDue(db, { ...queue, now: at, lease: `at ${at}`, leaseUntil: at + 60_000 });
}

describeStores('a submission that its sender restricted', ({ fresh }) => {
  test('is read by nobody who does not ask for restricted ones', async () => {
    const { db } = await fresh();
    const submission = await storeSubmission(db, { kind: 'job-application', file: aFile() });
    await restrict(db, submission);
    expect(await submissionById(db, submission.id, usable)).toBeUndefined();
    expect(await submissionById(db, submission.id, shown)).toBeUndefined();
    expect((await submissionById(db, submission.id, restricted))?.standing).toBe('restricted');
    expect(await actIn({ db, by, now }, (act) => openFile(act, submission.id))).toBeUndefined();
  });

  test('is not sent again by a redelivery, and only its withdrawal is announced', async () => {
    const { db } = await fresh();
    const receiver = await receiverThat(() => ({ status: 200 }));
    const submission = await storeSubmission(db, { at: start });
    deliver(db, urls(receiver.url));
    const task = await settled(db, submission.id, 1);
    await restrict(db, submission);
    expect(await actIn({ db, by, now }, (act) => redeliver(act, task.id))).toBe('not-sendable');
    // As a release before this rule left it.
    await db.all(`update task set state = 'waiting', next_attempt_at = 0 where id = $1`, [task.id]);
    await until(() => receiver.received.length === 2, 'the announcement');
    const last = await storeSubmission(db, { at: start });
    expect((await settled(db, last.id, 1)).state).toBe('delivered');
    const bodies = receiver.received.map(({ headers }) => headers['content-type']!.split(';')[0]);
    expect(bodies).toEqual(['multipart/form-data', 'application/json', 'multipart/form-data']);
  });

  test.each(['waiting', 'delivered'] as const)(
    'is not attempted again when the attempt in flight ends: %s',
    async (state) => {
      const { db } = await fresh();
      const submission = await storeSubmission(db, { at: start });
      const [claim] = await claimAt(db, now);
      await restrict(db, submission);
      expect(await settleAttempt(db, claim!, settlements[state], attempts[state])).toMatchObject({
        state: state === 'waiting' ? 'cancelled' : 'delivered',
      });
      const later = await claimAt(db, now + 3_600_000);
      expect(later.map(({ task }) => task.purpose)).toEqual(['withdrawn']);
    },
  );

  test('has its file behind no link any more, as when it is withdrawn', async () => {
    const { db } = await fresh();
    const app = fastify();
    const clock = { now: () => now, wait: async () => {} };
    await app.register(fileRoutes, { db, clock, secrets: [testSecret.key] });
    for (const end of [restrict, withdraw]) {
      const submission = await storeSubmission(db, { kind: 'job-application', file: aFile() });
      const link = fileLink('', testSecret.key, submission.id, now);
      expect((await app.inject(link)).statusCode).toBe(200);
      await end(db, submission);
      const gone = fileLink('', testSecret.key, crypto.randomUUID(), now);
      const [closed, erased] = [await app.inject(link), await app.inject(gone)];
      expect([closed.statusCode, closed.headers['content-length']]).toEqual([
        erased.statusCode,
        erased.headers['content-length'],
      ]);
    }
    await app.close();
  });

  test('sends no mail that was planned before', async () => {
    const { db } = await fresh();
    const submission = await storeSubmission(db, { at: start });
    await db.transaction((statements) =>
      addTasks(
        statements,
        [{ subject: { type: 'submission', id: submission.id }, submissionId: submission.id }],
        [{ channel: 'mail', purpose: 'answer-1', destination: 'smtp' }],
        now,
      ),
    );
    await restrict(db, submission);
    const mails = (await tasksOf(db, submission.id)).filter(({ channel }) => channel === 'mail');
    expect(new Set(mails.map(({ state }) => state))).toEqual(new Set(['cancelled']));
    const [mail] = testChannels(db, {}).filter(({ name }) => name === 'mail');
    for (const task of mails) {
      expect(await mail!.send(task, AbortSignal.timeout(1_000))).toEqual({ result: 'obsolete' });
    }
  });
});

describeStores('a submission that its sender withdrew', ({ fresh }) => {
  test('is not answered', async () => {
    const { db } = await fresh();
    const submission = await storeSubmission(db);
    await withdraw(db, submission);
    const answer = { draft: null, template: '', subject: 'Thank you', text: 'No.' };
    expect(await actIn({ db, by, now }, (act) => saveAnswer(act, submission.id, answer))).toEqual({
      result: 'not-found',
    });
    await db.all(
      `insert into person (id, name, role, created_at) values ('p1', 'Ada', 'consultant', 0)`,
    );
    await db.all(
      `insert into message (id, submission_id, author, template, subject, text, person_id, written_at)
        values ($1, $1, 'desk', '', 'Thank you', 'No.', 'p1', 0)`,
      [submission.id],
    );
    const seen = { version: 2, draft: submission.id };
    expect(
      await actIn({ db, by, now, planTasks }, (act) => releaseAnswer(act, submission.id, seen)),
    ).toEqual({
      result: 'not-found',
    });
  });

  test('stays closed: nobody takes it, opens it or gives it a due time', async () => {
    const { db } = await fresh();
    const submission = await storeSubmission(db);
    await withdraw(db, submission);
    const items = [{ id: submission.id, version: 2 }];
    for (const change of [{ state: 'new' as const }, { dueAt: 1 }, { owner: null }]) {
      const changed = await actIn({ db, by, now }, (act) => changeWork(act, { items, change }));
      expect(changed).toMatchObject({
        changed: [],
        stale: [{ id: submission.id, state: 'closed', withdrawn: true, version: 2 }],
      });
    }
  });

  test('is not delivered any more when the attempt in flight fails', async () => {
    const { db } = await fresh();
    const submission = await storeSubmission(db, { at: start });
    const [claim] = await claimAt(db, now);
    await withdraw(db, submission);
    await settleAttempt(db, claim!, settlements.waiting, attempts.waiting);
    const later = await claimAt(db, now + 3_600_000);
    expect(later.map(({ task }) => task.purpose)).toEqual(['withdrawn']);
  });
});

test('no door asks the database by itself', () => {
  const files = globSync([
    'server/*/*{routes,commands}.ts',
    'server/{base,channels,cli,jobs,web}/**/*.ts',
  ]).filter((file) => !file.endsWith('.test.ts'));
  const asking = files.filter((file) =>
    /(?<!Promise\.)\ball\s*[<(]/.test(readFileSync(file, 'utf8')),
  );
  expect(asking).toEqual([]);
});

test('only one file knows the columns of withdrawal and restriction', () => {
  const files = globSync('server/**/*.ts').filter(
    (file) => !file.endsWith('.test.ts') && file !== 'server/db/schema.ts',
  );
  const knowing = files.filter((file) =>
    /restricted_at|withdrawn_at/.test(readFileSync(file, 'utf8')),
  );
  expect(knowing).toEqual(['server/submissions/standing.ts']);
});
