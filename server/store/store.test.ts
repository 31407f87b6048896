import { createHash, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { aFile, aNewSubmission } from '../../tests/factories/new-submission.ts';
import { describeStores } from '../../tests/support/stores.ts';
import { ConfigError } from '../config.ts';
import type { Db } from './db.ts';
import {
  claimDue,
  deliveriesIn,
  deliveryOf,
  redeliver,
  release,
  settleAttempt,
} from './deliveries.ts';
import { openStore } from './open-store.ts';
import { fileOf, submissionByReference, submissionsOfEmail } from './read-submissions.ts';
import { removeSubmissionsBefore, removeSubmissionsOfEmail } from './remove-submissions.ts';
import { referencePattern, saveSubmission } from './save-submission.ts';
import type { NewSubmission } from './submission.ts';

const now = Date.parse('2026-11-15T09:00:00Z');
const anAttempt = { startedAt: now, durationMs: 12, status: 500, failure: 'HTTP 500' };

describeStores('the store', ({ fresh }) => {
  test('a submission is kept with its file and a delivery that is due', async () => {
    const { db } = await fresh();
    const bytes = randomBytes(5 * 1024 * 1024);
    const { submission } = await save(db, { file: aFile({ bytes }) });

    expect(submission.reference).toMatch(referencePattern);
    expect(submission.fields.message).toBe('Please call me about a role.');
    expect(Object.keys(submission.fields)[0]).toBe('name');
    const file = await fileOf(db, submission.id);
    expect(createHash('sha256').update(file!.bytes).digest('hex')).toBe(file!.sha256);
    expect(await deliveryOf(db, submission.id)).toMatchObject({
      state: 'waiting',
      nextAttemptAt: now,
      attempts: 0,
      history: [],
    });
  });

  test('the same key and content again give the same reference and no second row', async () => {
    const { db } = await fresh();
    const submission = aNewSubmission();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => saveSubmission(db, submission, now)),
    );
    expect(answers.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1);
    const references = answers.map((answer) => 'reference' in answer && answer.reference);
    expect(new Set(references).size).toBe(1);
    expect(await submissionsOfEmail(db, submission.email)).toHaveLength(1);
  });

  test('a key used for other content is refused, for another form it is free', async () => {
    const { db } = await fresh();
    const submission = aNewSubmission();
    await saveSubmission(db, submission, now);
    const other = await saveSubmission(db, { ...submission, fingerprint: 'other' }, now);
    expect(other).toEqual({ outcome: 'key-reused' });
    const { idempotencyKey } = submission;
    const message = aNewSubmission({ kind: 'contact-message', idempotencyKey });
    expect((await saveSubmission(db, message, now)).outcome).toBe('stored');
  });

  test('when the file cannot be kept, nothing is', async () => {
    const { db } = await fresh();
    const broken = { ...aFile(), sha256: null } as unknown as NewSubmission['file'];
    await expect(saveSubmission(db, aNewSubmission({ file: broken }), now)).rejects.toThrow(
      /sha256/,
    );
    expect(await db.all('select 1 as one from submission')).toEqual([]);
  });

  test('a transaction that fails takes nobody else along', async () => {
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

  test('of submissions that are kept together, one that fails takes nobody else along', async () => {
    const { db } = await fresh();
    const broken = { ...aFile(), sha256: null } as unknown as NewSubmission['file'];
    const submissions = Array.from({ length: 12 }, (_, at) =>
      aNewSubmission({ idempotencyKey: `key-${at}`, file: at === 5 ? broken : aFile() }),
    );
    const outcomes = await Promise.allSettled(
      submissions.map((submission) => saveSubmission(db, submission, now)),
    );
    expect(outcomes.flatMap(({ status }, at) => (status === 'rejected' ? at : []))).toEqual([5]);
    for (const table of ['submission', 'submission_file', 'delivery']) {
      expect(await db.all(`select 1 as one from ${table}`)).toHaveLength(11);
    }
  });

  test('two servers that look at the same time never claim the same delivery', async () => {
    const { db, config } = await fresh();
    const other = await openStore(config);
    for (let count = 0; count < 30; count += 1) await save(db);
    const claims = await Promise.all(
      Array.from({ length: 10 }, (_, at) => claim(at % 2 ? db : other, { limit: 4 })),
    );
    const ids = claims.flat().map(({ delivery }) => delivery.id);
    expect(new Set(ids).size).toBe(ids.length);
    const rest = await claim(db, { limit: 100 });
    expect(ids.length + rest.length).toBe(30);
    await other.close();
  });

  test('a lease that ran out is claimed anew and its late answer counts for nothing', async () => {
    const { db } = await fresh();
    const { submission } = await save(db);
    const [first] = await claim(db, { lease: 'first' });
    expect(await claim(db, { now: now + 59_999 })).toEqual([]);
    const [second] = await claim(db, { now: now + 60_000, lease: 'second' });
    await settleAttempt(db, first!, { state: 'delivered', at: now }, anAttempt);
    expect((await deliveryOf(db, submission.id))?.state).toBe('waiting');
    await settleAttempt(
      db,
      second!,
      { state: 'waiting', nextAttemptAt: now + 5, lastFailure: 'HTTP 500' },
      anAttempt,
    );
    expect(await deliveryOf(db, submission.id)).toMatchObject({
      state: 'waiting',
      nextAttemptAt: now + 5,
      attempts: 1,
      history: [anAttempt],
    });
  });

  test('an abandoned delivery can be made again and keeps its id', async () => {
    const { db } = await fresh();
    const { submission } = await save(db);
    const [claimed] = await claim(db);
    await settleAttempt(
      db,
      claimed!,
      { state: 'abandoned', at: now, lastFailure: 'HTTP 410' },
      anAttempt,
    );
    expect(await deliveriesIn(db, 'abandoned', 10)).toMatchObject([{ lastFailure: 'HTTP 410' }]);
    expect(await claim(db, { now: now + 1e9 })).toEqual([]);
    expect(await redeliver(db, submission.id, now)).toBe(true);
    const [again] = await claim(db);
    expect(again!.delivery).toMatchObject({ id: claimed!.delivery.id, attempts: 0 });
  });

  test('what looks like spam is kept and not delivered until it is released', async () => {
    const { db } = await fresh();
    const { submission } = await save(db, { suspicion: 'honeypot' });
    expect(await claim(db)).toEqual([]);
    expect(await redeliver(db, submission.id, now)).toBe(false);
    expect(await release(db, submission.id, now)).toBe(true);
    expect(await claim(db)).toHaveLength(1);
    expect((await submissionByReference(db, submission.reference))?.suspicion).toBeUndefined();
  });

  test('erasing an address leaves nothing of it and everything of others', async () => {
    const { db } = await fresh();
    const { submission } = await save(db, { email: 'Ada@Example.com', file: aFile() });
    const kept = await save(db, { email: 'jo@example.com' });
    const [claimed] = await claim(db, { limit: 1 });
    await settleAttempt(db, claimed!, { state: 'delivered', at: now }, anAttempt);

    expect(await removeSubmissionsOfEmail(db, ' ada@example.COM ')).toEqual([
      { reference: submission.reference, kind: 'contact-dialog', delivered: true },
    ]);
    for (const table of ['submission', 'delivery']) {
      expect(await db.all(`select 1 as one from ${table}`)).toHaveLength(1);
    }
    expect(await db.all('select 1 as one from submission_file')).toEqual([]);
    expect(await db.all('select 1 as one from attempt')).toEqual([]);
    expect(await submissionByReference(db, kept.submission.reference)).toBeDefined();
  });

  test('purging removes one kind up to a moment', async () => {
    const { db } = await fresh();
    await save(db, {}, now - 10);
    await save(db, {}, now);
    await save(db, { kind: 'contact-message' }, now - 10);
    expect(await removeSubmissionsBefore(db, 'contact-dialog', now)).toHaveLength(1);
    expect(await db.all('select 1 as one from submission')).toHaveLength(2);
  });

  test('it opens again at the same version, also for several at once', async () => {
    const { db, config } = await fresh();
    await save(db);
    const opened = await Promise.all([openStore(config), openStore(config), openStore(config)]);
    expect(await opened[2].all('select 1 as one from submission')).toHaveLength(1);
    await Promise.all(opened.map((other) => other.close()));
  });

  test('a store of a newer program is left alone', async () => {
    const { db, config } = await fresh();
    await db.all('update schema_version set version = 99');
    await expect(openStore(config)).rejects.toThrow(ConfigError);
  });
});

async function save(db: Db, changes: Partial<NewSubmission> = {}, at = now) {
  const saved = await saveSubmission(db, aNewSubmission(changes), at);
  if (saved.outcome !== 'stored') throw new Error(`not stored: ${saved.outcome}`);
  const submission = await submissionByReference(db, saved.reference);
  return { submission: submission! };
}

function claim(db: Db, changes: Partial<Parameters<typeof claimDue>[1]> = {}) {
  const at = changes.now ?? now;
  const defaults = { kind: 'contact-dialog', lease: 'lease', limit: 10 } as const;
  return claimDue(db, { ...defaults, now: at, leaseUntil: at + 60_000, ...changes });
}
