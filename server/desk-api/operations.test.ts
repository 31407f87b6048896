import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, expect, test } from 'vitest';
import type { Deliveries } from '../../domain/work/delivery.ts';
import type { Health } from '../../domain/work/health.ts';
import type { PersonData, Retention } from '../../domain/work/privacy.ts';
import { aFile, aNewSubmission } from '../../tests/factories/new-submission.ts';
import { planTasks, testChannels } from '../../tests/support/channels.ts';
import { signIn } from '../../tests/support/desk.ts';
import { manualClock } from '../../tests/support/manual-clock.ts';
import { startApp } from '../../tests/support/server-app.ts';
import { describeStores, type StoreConfig } from '../../tests/support/stores.ts';
import { deliver, receiverThat, settled, start } from '../../tests/support/test-outbox.ts';
import { until } from '../../tests/support/until.ts';
import { destinationsOf } from '../channels/channels.ts';
import { recordBackup } from '../store/backup-record.ts';
import type { Db } from '../store/db.ts';
import { recordDestinations } from '../store/destinations.ts';
import { embeddedFile } from '../store/open-store.ts';
import { submissionByReference } from '../store/read-submissions.ts';
import { saveSubmission } from '../store/save-submission.ts';
import type { NewSubmission } from '../store/submission.ts';
import type { PlanTasks } from '../store/task.ts';
import { tasksOf } from '../store/tasks.ts';

const day = 24 * 60 * 60_000;
const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

describeStores('the desk: operations', ({ fresh }) => {
  test('a delivery that failed is listed with its cause and redelivered with the same id', async () => {
    const { db, config } = await fresh();
    let up = false;
    const receiver = await receiverThat(() => ({ status: up ? 200 : 404 }));
    const urls = { 'contact-dialog': receiver.url };
    const { send, audit } = await desk(db, config, urls);
    const outbox = deliver(db, urls);
    const { id } = await save(db);
    await settled(db, id, 1);
    const { deliveries, destinations } = await send<Deliveries>('GET', '/deliveries');
    expect(destinations).toMatchObject([
      { key: 'contact-dialog', consecutiveFailures: 1, failingSince: start, waiting: 1 },
    ]);
    expect(destinations[0]!.lastFailure).toEqual({
      recorded: 'HTTP 404',
      cause: expect.stringContaining('workflow is off'),
      remedy: expect.stringContaining('Switch the workflow on'),
    });
    expect(deliveries).toMatchObject([
      {
        submissionId: id,
        state: 'waiting',
        attempts: [{ status: 404, failure: 'HTTP 404', cause: expect.stringContaining('Switch') }],
      },
    ]);

    up = true;
    const task = deliveries[0]!.id;
    expect(await send('POST', `/tasks/${task}/redeliver`)).toBe(204);
    await until(() => receiver.received.length === 2, 'the second delivery');
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([task, task]);
    await settled(db, id, 1);
    await outbox.stop();
    expect((await send<Deliveries>('GET', '/deliveries')).deliveries).toEqual([]);
    expect(await audit()).toEqual(['delivery-restarted']);
  });

  test('a waiting delivery is cancelled, one in flight is not', async () => {
    const { db, config } = await fresh();
    const { send, audit } = await desk(db, config);
    const { id } = await save(db);
    const [task] = await tasksOf(db, id);
    await db.all(`update task set lease = 'a', lease_until = $1`, [start + 60_000]);
    expect(await send('POST', `/tasks/${task!.id}/cancel`)).toEqual([409, 'in-flight']);
    await db.all('update task set lease = null, lease_until = null');
    expect(await send('POST', `/tasks/${task!.id}/cancel`)).toBe(204);
    expect(await send('POST', `/tasks/${task!.id}/cancel`)).toEqual([409, 'not-possible']);
    expect(await send('POST', '/tasks/none/cancel')).toEqual([404, 'not-found']);
    expect(await audit()).toEqual(['delivery-cancelled']);
    await db.all('update submission set restricted_at = 1');
    expect(await send('POST', `/tasks/${task!.id}/redeliver`)).toEqual([409, 'restricted']);
  });

  test('a test delivery answers its outcome at once and clears a failing destination', async () => {
    const { db, config } = await fresh();
    let up = false;
    const receiver = await receiverThat(() => ({ status: up ? 200 : 401 }));
    const { send, audit } = await desk(db, config, { 'contact-dialog': receiver.url });
    const address = '/destinations/webhook/contact-dialog/test';
    expect(await send('POST', address)).toMatchObject({
      result: 'failed',
      status: 401,
      failure: { recorded: 'HTTP 401', cause: expect.stringContaining('credentials') },
    });
    up = true;
    expect(await send('POST', address)).toMatchObject({ result: 'delivered', status: 200 });
    const { destinations } = await send<Deliveries>('GET', '/deliveries');
    expect(destinations).toMatchObject([{ consecutiveFailures: 0, lastSuccessAt: start }]);
    expect(await send('POST', '/destinations/webhook/employer-brief/test')).toEqual([
      404,
      'not-found',
    ]);
    expect(await audit()).toEqual(['destination-tested', 'destination-tested']);
  });

  test('released spam is delivered by every channel', async () => {
    const { db, config } = await fresh();
    const receiver = await receiverThat(() => ({ status: 200 }));
    const urls = { 'contact-dialog': receiver.url };
    const { send, audit } = await desk(db, config, urls);
    const planReceipt: PlanTasks = (event) => [
      ...planTasks(event),
      { channel: 'mail', purpose: 'receipt', destination: 'sender' },
    ];
    const { id } = await save(db, { suspicion: 'too-fast' }, start, planReceipt);
    deliver(db, urls);
    expect(await send('POST', `/submissions/${id}/discard`)).toBe(204);
    expect(await send('POST', `/submissions/${id}/discard`)).toEqual([409, 'not-quarantined']);
    expect(receiver.received).toHaveLength(0);
    // A discarded one can still be released: the review may have been wrong.
    expect(await send('POST', `/submissions/${id}/release`)).toBe(204);
    await until(() => receiver.received.length === 1, 'the delivery');
    const [mail] = (await tasksOf(db, id)).filter(({ channel }) => channel === 'mail');
    expect(mail).toMatchObject({ state: 'waiting', nextAttemptAt: start });
    expect(await db.all('select state, version from submission')).toEqual([
      { state: 'new', version: 3 },
    ]);
    expect(await send('POST', `/submissions/${id}/release`)).toEqual([409, 'not-quarantined']);
    expect(await audit()).toEqual(['spam-discarded', 'spam-released']);
  });

  test('a person is previewed and exported as a zip with the files', async () => {
    const { db, config } = await fresh();
    const { send, raw, audit, person } = await desk(db, config);
    const file = aFile({ filename: 'cv.pdf' });
    const { id, reference } = await save(db, { kind: 'job-application', file });
    const other = await save(db, {
      email: 'jo@example.com',
      fields: { name: 'Jo', email: 'jo@example.com', message: 'Ask ada.keller@example.com.' },
    });
    await addNote(db, id, person.id, 'Called on Monday.');
    const query = `email=${encodeURIComponent(' Ada.Keller@example.com ')}`;
    expect(await send<PersonData>('GET', `/privacy/person?${query}`)).toMatchObject({
      email: 'ada.keller@example.com',
      submissions: [
        { id, reference, file: { filename: 'cv.pdf', size: file.size }, notes: 1, deliveries: 1 },
      ],
      mentionedIn: [{ id: other.id }],
      briefDrafts: 0,
    });
    const answer = await raw('GET', `/privacy/person/export?${query}`);
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="personal-data-2026-11-15.zip"',
    );
    const entries = unzipSync(new Uint8Array(answer.rawPayload));
    expect(Object.keys(entries).toSorted()).toEqual([`${reference}.json`, `${reference}.pdf`]);
    expect(Buffer.from(entries[`${reference}.pdf`]!).equals(file.bytes)).toBe(true);
    expect(JSON.parse(strFromU8(entries[`${reference}.json`]!))).toMatchObject({
      email: 'ada.keller@example.com',
      notes: [{ text: 'Called on Monday.' }],
      deliveries: [{ channel: 'webhook', state: 'waiting' }],
    });
    expect(await audit()).toEqual(['submission-exported']);
    expect(await send('GET', '/privacy/person/export?email=no@example.com')).toEqual([
      404,
      'not-found',
    ]);
  });

  test('an erased person leaves nothing behind, neither in the store nor in its files', async () => {
    const { db, config } = await fresh();
    const { send, audit, person } = await desk(db, config);
    const words = ['zanzibarstrasse', 'quokka-note', 'xylophon-answer', 'wombat.cv'];
    const { id } = await save(db, {
      fields: { ...aNewSubmission().fields, message: words[0]! },
      file: aFile({ filename: `${words[3]}.pdf`, bytes: Buffer.from('%PDF wombat.cv content') }),
    });
    await addNote(db, id, person.id, words[1]!);
    await db.all(
      `insert into outcome (submission_id, template, subject, text, decided_by, decided_at)
        values ($1, 'no', 'About your message', $2, $3, $4)`,
      [id, words[2]!, person.id, start],
    );
    const [task] = await tasksOf(db, id);
    await db.all(`insert into attempt (task_id, started_at, duration_ms) values ($1, 1, 1)`, [
      task!.id,
    ]);
    const kept = await save(db, { email: 'jo@example.com' });
    const email = 'ada.keller@example.com';
    const erase = (confirmation: string, submissions: string[]) =>
      send('POST', '/privacy/erase', { email, confirmation, submissions });
    expect(await erase('jo@example.com', [id])).toEqual([400, 'not-confirmed']);
    expect(await erase(email, [])).toEqual([409, 'stale']);
    expect(await erase(email, [id])).toMatchObject({ references: [expect.any(String)] });
    expect(await erase(email, [id])).toEqual([404, 'not-found']);
    expect(await db.all('select id from submission')).toEqual([{ id: kept.id }]);
    for (const table of ['submission_file', 'note', 'outcome', 'attempt']) {
      expect([table, await db.all(`select 1 as one from ${table}`)]).toEqual([table, []]);
    }
    expect(await audit()).toEqual(['submission-erased']);
    expect(JSON.stringify(await db.all('select * from audit'))).not.toContain('ada.keller');
    if (config.databaseUrl) return;
    for (const file of [embeddedFile(config.dataDir), `${embeddedFile(config.dataDir)}-wal`]) {
      const bytes = readFileSync(file);
      for (const word of [...words, email])
        expect([file, bytes.includes(word)]).toEqual([file, false]);
    }
  });

  test('erasing and running retention are for administrators', async () => {
    const { db, config } = await fresh();
    const { send } = await desk(db, config, {}, 'consultant');
    const { id } = await save(db);
    const body = { email: 'a@b.example', confirmation: 'a@b.example', submissions: [id] };
    expect(await send('POST', '/privacy/erase', body)).toEqual([403, 'not-allowed']);
    expect(await send('POST', '/privacy/retention/run')).toEqual([403, 'not-allowed']);
    expect(await db.all('select 1 as one from submission')).toHaveLength(1);
  });

  test('a retention run deletes by category and says what and how many', async () => {
    const { db, config } = await fresh();
    const { send } = await desk(db, config);
    await save(db, { kind: 'job-application' }, start - 731 * day);
    await save(db, { kind: 'employer-brief' }, start - 731 * day);
    await save(db, { suspicion: 'honeypot' }, start - 93 * day);
    const recentSpam = await save(db, { suspicion: 'honeypot' }, start - 80 * day);
    const restricted = await save(db);
    await db.all('update submission set restricted_at = 1, delete_at = $2 where id = $1', [
      restricted.id,
      start - 1,
    ]);
    await db.all(`insert into brief_draft values ('hash', '{}', $1)`, [start - 1]);
    const before = await send<Retention>('GET', '/privacy/retention');
    expect(before.categories.map(({ category, dueNow }) => [category, dueNow])).toEqual([
      ['inactiveCandidateProfiles', 1],
      ['jobSpecifications', 0],
      ['suspectedSpam', 1],
      ['erasureRequests', 1],
      ['briefDrafts', 1],
    ]);
    expect(before.categories[2]!.nextAt).toBe(Date.parse('2026-11-27T09:00:00Z'));
    const after = await send<Retention>('POST', '/privacy/retention/run');
    expect(after.categories.every(({ dueNow }) => dueNow === 0)).toBe(true);
    expect(after.runs).toEqual([
      {
        at: start,
        by: 'Ada Example',
        deleted:
          'Applications, registrations and messages: 1; Suspected spam: 1; ' +
          'Submissions whose erasure was requested: 1; Briefs saved for later: 1',
      },
    ]);
    expect(await submissionByReference(db, recentSpam.reference)).toBeDefined();
    expect(await db.all('select 1 as one from submission')).toHaveLength(2);
  });

  test('health names a missing and an old backup with a remedy', async () => {
    const { db, config } = await fresh();
    const { send } = await desk(db, config);
    const backup = async () =>
      (await send<Health>('GET', '/health')).findings.find(({ area }) => area === 'backup');
    expect(await backup()).toMatchObject({ level: 'open' });
    await save(db);
    expect(await backup()).toMatchObject({
      level: 'fault',
      text: 'No backup was ever recorded.',
      remedy: expect.stringContaining('backup'),
    });
    await recordBackup(db, start - 49 * 3_600_000);
    expect(await backup()).toMatchObject({ level: 'fault' });
    await recordBackup(db, start - 47 * 3_600_000);
    expect(await backup()).toMatchObject({ level: 'ok' });
  });
});

async function desk(
  db: Db,
  { dataDir }: StoreConfig,
  urls: Parameters<typeof testChannels>[1] = {},
  role: 'administrator' | 'consultant' = 'administrator',
) {
  const { clock } = manualClock(start);
  const channels = testChannels(db, urls, { clock });
  await recordDestinations(db, destinationsOf(channels), start);
  const { app, stop } = await startApp(db, dataDir, { clock, desk: { channels, build: 'build' } });
  cleanups.push(stop);
  const { headers, person } = await signIn(db, { role, now: start });
  const raw = (method: 'GET' | 'POST', address: string, payload?: object) =>
    app.inject({ method, url: `/api/desk${address}`, headers, payload });
  return {
    raw,
    person,
    /** The body of a 200, the status of another success, status and code of a refusal. */
    send: async <T = unknown>(method: 'GET' | 'POST', address: string, payload?: object) => {
      const { statusCode, body } = await raw(method, address, payload);
      if (statusCode >= 400) return [statusCode, JSON.parse(body).error] as T;
      return (statusCode === 200 ? JSON.parse(body) : statusCode) as T;
    },
    audit: async () => {
      const rows = await db.all<{ action: string }>('select action from audit order by at, action');
      return rows.map(({ action }) => action);
    },
  };
}

async function save(
  db: Db,
  changes: Partial<NewSubmission> = {},
  at = start,
  plan: PlanTasks = planTasks,
) {
  const saved = await saveSubmission(db, aNewSubmission(changes), plan, at);
  if (saved.outcome !== 'stored') throw new Error(saved.outcome);
  const { id, reference } = (await submissionByReference(db, saved.reference))!;
  return { id, reference };
}

async function addNote(db: Db, submissionId: string, personId: string, text: string) {
  await db.all(
    'insert into note (id, submission_id, person_id, written_at, text) values ($1, $1, $2, $3, $4)',
    [submissionId, personId, start, text],
  );
}
