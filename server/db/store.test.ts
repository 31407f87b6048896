import { actIn } from '#tests/support/stores/act-in.ts';
import { createHash, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { aFile, aNewSubmission } from '#tests/factories/new-submission.ts';
import { planTasks } from '#tests/support/deliveries/channels.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import { ConfigError } from '#server/base/config.ts';
import type { Db } from './db.ts';
import { cancelDelivery, redeliver } from '#server/deliveries/change-delivery.ts';
import { releaseSubmission } from '#server/submissions/quarantine.ts';
import {
  claimDue,
  settleAttempt,
  wakeWaiting,
  type Settlement,
} from '#server/deliveries/claim-tasks.ts';
import { openStore } from './open-store.ts';
import {
  eraseOfEmail,
  storedFile,
  storedOfEmail,
  storedSubmission,
} from '#tests/support/stores/stored-submission.ts';
import { removeSubmissions } from '#server/privacy/remove-submissions.ts';
import { selectedIds } from '#server/submissions/delete-submissions.ts';
import { submissionReferencePattern, saveSubmission } from '#server/submissions/save-submission.ts';
import type { NewSubmission } from '#server/submissions/submission.ts';
import { addTasks, attemptsOf, tasksIn, tasksOf } from './tasks.ts';

const now = Date.parse('2026-11-15T09:00:00Z');
const by = { id: null, name: 'command' };
const anAttempt = { startedAt: now, durationMs: 12, status: 500, failure: 'HTTP 500' };
const delivered: Settlement = {
  next: { state: 'delivered', at: now },
  attempts: 1,
  wakeable: true,
};
const failed = (nextAttemptAt: number): Settlement => ({
  next: { state: 'waiting', nextAttemptAt, lastFailure: 'HTTP 500' },
  attempts: 1,
  wakeable: true,
});

describeStores('the store', ({ fresh }) => {
  test('a submission is stored with its file and a task that is due', async () => {
    const { db } = await fresh();
    const bytes = randomBytes(5 * 1024 * 1024);
    const { submission } = await save(db, { file: aFile({ bytes }) });

    expect(submission.reference).toMatch(submissionReferencePattern);
    expect(submission.fields.message).toBe('Please call me about a role.');
    expect(Object.keys(submission.fields)[0]).toBe('name');
    const file = await storedFile(db, submission.id);
    expect(createHash('sha256').update(file!.bytes).digest('hex')).toBe(file!.sha256);
    expect(await tasksOf(db, submission.id)).toMatchObject([
      { channel: 'webhook', state: 'waiting', nextAttemptAt: now, attempts: 0 },
    ]);
  });

  test('the same key and content again give the same reference and no second row', async () => {
    const { db } = await fresh();
    const submission = aNewSubmission();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        actIn({ db, planTasks, now }, (act) => saveSubmission(act, submission)),
      ),
    );
    expect(answers.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1);
    const references = answers.map((answer) => 'reference' in answer && answer.reference);
    expect(new Set(references).size).toBe(1);
    expect(await storedOfEmail(db, submission.email)).toHaveLength(1);
  });

  test('a key used for other content is refused, for another form it is free', async () => {
    const { db } = await fresh();
    const submission = aNewSubmission();
    await actIn({ db, planTasks, now }, (act) => saveSubmission(act, submission));
    const other = await actIn({ db, planTasks, now }, (act) =>
      saveSubmission(act, { ...submission, fingerprint: 'other' }),
    );
    expect(other).toEqual({ outcome: 'key-reused' });
    const { idempotencyKey } = submission;
    const message = aNewSubmission({ kind: 'contact-message', idempotencyKey });
    expect(
      (await actIn({ db, planTasks, now }, (act) => saveSubmission(act, message))).outcome,
    ).toBe('stored');
  });

  test('when the file cannot be stored, nothing is', async () => {
    const { db } = await fresh();
    const broken = { ...aFile(), sha256: null } as unknown as NewSubmission['file'];
    const submission = aNewSubmission({ file: broken });
    await expect(
      actIn({ db, planTasks, now }, (act) => saveSubmission(act, submission)),
    ).rejects.toThrow(/sha256/);
    expect(await db.all('select 1 as one from submission')).toEqual([]);
  });

  test('a transaction that fails does not affect concurrent ones', async () => {
    const { db } = await fresh();
    const failing = db.transaction(async ({ all }) => {
      await all('delete from schema_version');
      throw new Error('on purpose');
    });
    const outcomes = await Promise.allSettled([failing, save(db), save(db), save(db)]);
    expect(outcomes.map(({ status }) => status)).toEqual([
      'rejected',
      'fulfilled',
      'fulfilled',
      'fulfilled',
    ]);
    expect(await db.all('select version from schema_version')).toHaveLength(1);
    expect(await db.all('select 1 as one from submission')).toHaveLength(3);
  });

  test('one of several concurrent submissions that fails does not affect the others', async () => {
    const { db } = await fresh();
    const broken = { ...aFile(), sha256: null } as unknown as NewSubmission['file'];
    const submissions = Array.from({ length: 12 }, (_, at) =>
      aNewSubmission({ idempotencyKey: `key:${at}`, file: at === 5 ? broken : aFile() }),
    );
    const outcomes = await Promise.allSettled(
      submissions.map((submission) =>
        actIn({ db, planTasks, now }, (act) => saveSubmission(act, submission)),
      ),
    );
    expect(outcomes.flatMap(({ status }, at) => (status === 'rejected' ? at : []))).toEqual([5]);
    for (const table of ['submission', 'submission_file', 'task']) {
      expect(await db.all(`select 1 as one from ${table}`)).toHaveLength(11);
    }
  });

  test('two servers that poll at the same time never claim the same task', async () => {
    const { db, config } = await fresh();
    const other = await openStore(config);
    for (let count = 0; count < 30; count += 1) await save(db);
    const claims = await Promise.all(
      Array.from({ length: 10 }, (_, at) => claim(at % 2 ? db : other, { limit: 4 })),
    );
    const ids = claims.flat().map(({ task }) => task.id);
    expect(new Set(ids).size).toBe(ids.length);
    const rest = await claim(db, { limit: 100 });
    expect(ids.length + rest.length).toBe(30);
    await other.close();
  });

  test('an expired lease is claimed again and its late result is dropped', async () => {
    const { db } = await fresh();
    const { submission } = await save(db);
    const [first] = await claim(db, { lease: 'first' });
    expect(await claim(db, { now: now + 59_999 })).toEqual([]);
    const [second] = await claim(db, { now: now + 60_000, lease: 'second' });
    await settleAttempt(db, first!, delivered, anAttempt);
    expect((await onlyTask(db, submission.id)).state).toBe('waiting');
    await settleAttempt(db, second!, failed(now + 5), anAttempt);
    const task = await onlyTask(db, submission.id);
    expect(task).toMatchObject({ state: 'waiting', nextAttemptAt: now + 5, attempts: 1 });
    expect((await attemptsOf(db, [task])).get(task.id)).toEqual([anAttempt]);
  });

  test('an abandoned task is redelivered with the same id', async () => {
    const { db } = await fresh();
    await save(db);
    const [claimed] = await claim(db);
    const gone = { state: 'abandoned', at: now, lastFailure: 'HTTP 410' } as const;
    await settleAttempt(db, claimed!, { next: gone, attempts: 1, wakeable: true }, anAttempt);
    expect(await tasksIn(db, 'abandoned', 10)).toMatchObject([{ lastFailure: 'HTTP 410' }]);
    expect(await claim(db, { now: now + 1e9 })).toEqual([]);
    expect(await actIn({ db, by, now }, (act) => redeliver(act, claimed!.task.id))).toBe('changed');
    const [again] = await claim(db);
    expect(again!.task).toMatchObject({ id: claimed!.task.id, attempts: 0 });
  });

  test('a cancelled task is not claimed until it is redelivered', async () => {
    const { db } = await fresh();
    const { id } = await onlyTask(db, (await save(db)).submission.id);
    const [claimed] = await claim(db);
    expect(await actIn({ db, by, now }, (act) => cancelDelivery(act, id))).toBe('in-flight');
    await settleAttempt(db, claimed!, failed(now + 5), anAttempt);
    expect(await actIn({ db, by, now }, (act) => cancelDelivery(act, id))).toBe('changed');
    expect(await claim(db, { now: now + 10 })).toEqual([]);
    expect(await actIn({ db, by, now }, (act) => redeliver(act, id))).toBe('changed');
    expect(await claim(db)).toHaveLength(1);
  });

  test('a failed task is woken early once a wait, and not before its Retry-After', async () => {
    const { db } = await fresh();
    await save(db);
    await save(db);
    const [first, second] = await claim(db);
    await settleAttempt(db, first!, failed(now + 1_000), anAttempt);
    await settleAttempt(db, second!, { ...failed(now + 1_000), wakeable: false }, anAttempt);
    await wakeWaiting(db, first!.task, now + 10);
    const [early, ...others] = await claim(db, { now: now + 10 });
    expect(others).toEqual([]);
    expect(early).toMatchObject({ task: { id: first!.task.id }, scheduledAt: now + 1_000 });
    await settleAttempt(db, early!, { ...failed(now + 1_000), wakeable: false }, anAttempt);
    await wakeWaiting(db, first!.task, now + 20);
    expect(await claim(db, { now: now + 20 })).toEqual([]);
    expect(await claim(db, { now: now + 1_000 })).toHaveLength(2);
  });

  test('a task without a submission is added once for each channel and purpose', async () => {
    const { db } = await fresh();
    const about = {
      subject: { type: 'vacancy' as const, id: 'lead@2' },
      submissionId: undefined,
      held: false,
    };
    const planned = (['revision-2', 'revision-2', 'turned-closed'] as const).map((purpose) => ({
      channel: 'indexnow' as const,
      purpose,
      destination: 'engine',
    }));
    await db.transaction((all) => addTasks(all, [about], planned, now));
    const claims = await claim(db, { channel: 'indexnow', destination: 'engine' });
    const tasks = claims.map(({ task }) => [task.purpose, task.subject.id, task.reference]);
    expect(tasks.toSorted()).toEqual([
      ['revision-2', 'lead@2', undefined],
      ['turned-closed', 'lead@2', undefined],
    ]);
  });

  test('a quarantined submission is not delivered until it is released', async () => {
    const { db } = await fresh();
    const { submission } = await save(db, { suspicion: 'honeypot' });
    expect(await claim(db)).toEqual([]);
    const task = await onlyTask(db, submission.id);
    expect(await actIn({ db, by, now }, (act) => redeliver(act, task.id))).toBe('not-possible');
    expect(
      await actIn({ db, by, planTasks: () => [], now }, (act) =>
        releaseSubmission(act, submission.id),
      ),
    ).toBe('changed');
    expect(await claim(db)).toHaveLength(1);
    expect((await storedSubmission(db, submission.reference))?.suspicion).toBeUndefined();
  });

  test('erasing an address deletes its submissions and tasks and no others', async () => {
    const { db } = await fresh();
    const { submission } = await save(db, { email: 'Ada@Example.com', file: aFile() });
    const kept = await save(db, { email: 'jo@example.com' });
    const [claimed] = await claim(db, { limit: 1 });
    await settleAttempt(db, claimed!, delivered, anAttempt);

    expect(await eraseOfEmail(db, ' ada@example.COM ')).toEqual([
      {
        id: submission.id,
        reference: submission.reference,
        kind: 'contact-dialog',
        delivered: true,
      },
    ]);
    for (const table of ['submission', 'task']) {
      expect(await db.all(`select 1 as one from ${table}`)).toHaveLength(1);
    }
    expect(await db.all('select 1 as one from submission_file')).toEqual([]);
    expect(await db.all('select 1 as one from attempt')).toEqual([]);
    expect(await storedSubmission(db, kept.submission.reference)).toBeDefined();
  });

  test('purging deletes one kind received before a time', async () => {
    const { db } = await fresh();
    await save(db, {}, now - 10);
    await save(db, {}, now);
    await save(db, { kind: 'contact-message' }, now - 10);
    const removed = await actIn({ db, now }, async (act) => {
      const condition = 'kind = $1 and received_at < $2';
      const ids = await selectedIds(act, { condition, parameters: ['contact-dialog', now] });
      return removeSubmissions(act, ids);
    });
    expect(removed).toHaveLength(1);
    expect(await db.all('select 1 as one from submission')).toHaveLength(2);
  });

  test('several instances open the same store at once', async () => {
    const { db, config } = await fresh();
    await save(db);
    const opened = await Promise.all([openStore(config), openStore(config), openStore(config)]);
    expect(await opened[2].all('select 1 as one from submission')).toHaveLength(1);
    await Promise.all(opened.map((other) => other.close()));
  });

  test('a store of a newer version is refused', async () => {
    const { db, config } = await fresh();
    await db.all('update schema_version set version = 99, oldest = 99');
    await expect(openStore(config)).rejects.toThrow(ConfigError);
  });
});

async function save(db: Db, changes: Partial<NewSubmission> = {}, at = now) {
  const saved = await actIn({ db, planTasks, now: at }, (act) =>
    saveSubmission(act, aNewSubmission(changes)),
  );
  if (saved.outcome !== 'stored') throw new Error(`not stored: ${saved.outcome}`);
  const submission = await storedSubmission(db, saved.reference);
  return { submission: submission! };
}

async function onlyTask(db: Db, submissionId: string) {
  const tasks = await tasksOf(db, submissionId);
  expect(tasks).toHaveLength(1);
  return tasks[0]!;
}

function claim(db: Db, changes: Partial<Parameters<typeof claimDue>[1]> = {}) {
  const at = changes.now ?? now;
  const queue = { channel: 'webhook', destination: 'contact-dialog' } as const;
  const defaults = { ...queue, lease: 'lease', limit: 10 };
  return claimDue(db, { ...defaults, now: at, leaseUntil: at + 60_000, ...changes });
}
