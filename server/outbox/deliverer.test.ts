import { afterEach, expect, test } from 'vitest';
import { aNewSubmission } from '../../tests/factories/new-submission.ts';
import { manualClock } from '../../tests/support/manual-clock.ts';
import { describeStores } from '../../tests/support/stores.ts';
import { testSecret } from '../../tests/support/test-secret.ts';
import { until } from '../../tests/support/until.ts';
import { startReceiver, type Behaviour } from '../../tests/support/webhook-receiver.ts';
import type { SubmissionKind } from '../../domain/forms/submission-kind.ts';
import type { Db } from '../store/db.ts';
import { deliveryOf } from '../store/deliveries.ts';
import { openStore } from '../store/open-store.ts';
import { submissionByReference } from '../store/read-submissions.ts';
import { removeSubmissionsOfEmail } from '../store/remove-submissions.ts';
import { saveSubmission } from '../store/save-submission.ts';
import type { DeliverySettings } from './attempt-delivery.ts';
import { leaseMs, startDeliverer } from './deliverer.ts';
import { delays } from './schedule.ts';

type LogLine = { level: string; facts: Record<string, unknown> };
const start = Date.parse('2026-11-15T09:00:00Z');
const cleanups: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

describeStores('delivery', ({ fresh }) => {
  const second = 1_000;
  test.each<[string, Behaviour, object, string]>([
    ['200 delivers', { status: 200 }, { state: 'delivered' }, 'info'],
    ['204 delivers', { status: 204 }, { state: 'delivered' }, 'info'],
    ['301 is not followed', redirect(301), waitingFor('HTTP 301'), 'warn'],
    ['308 is not followed', redirect(308), waitingFor('HTTP 308'), 'warn'],
    ['400 is tried again', { status: 400 }, waitingFor('HTTP 400'), 'warn'],
    ['401 is tried again, loudly', { status: 401 }, waitingFor('HTTP 401'), 'error'],
    ['403 is tried again, loudly', { status: 403 }, waitingFor('HTTP 403'), 'error'],
    ['404 is tried again, loudly', { status: 404 }, waitingFor('HTTP 404'), 'error'],
    ['410 abandons', { status: 410 }, { state: 'abandoned', lastFailure: 'HTTP 410' }, 'error'],
    ['413 is tried again, loudly', { status: 413 }, waitingFor('HTTP 413'), 'error'],
    [
      '429 waits as long as it is told',
      { status: 429, headers: { 'retry-after': '90' } },
      waitingFor('HTTP 429', 90 * second),
      'warn',
    ],
    ['500 is tried again', { status: 500 }, waitingFor('HTTP 500'), 'warn'],
    ['a cut connection is tried again', 'reset', waitingFor('ECONNRESET'), 'warn'],
    ['no answer is tried again', 'hang', waitingFor('timeout'), 'warn'],
    ['headers that only drip are tried again', 'drip', waitingFor('timeout'), 'warn'],
  ])('%s', async (_, behaviour, expected, level) => {
    const { db } = await fresh();
    const receiver = await receiverThat(() => behaviour);
    const { log, clock } = deliver(db, { 'contact-dialog': receiver.url }, { timeoutMs: 300 });
    const delivery = await saveAndSettle(db, clock.now(), 1);

    expect(delivery).toMatchObject(expected);
    expect(log.map((line) => line.level)).toEqual([level]);
    expect(receiver.received).toHaveLength(1);
    // Never dropped, whatever came of it.
    expect(await submissionByReference(db, delivery.reference)).toBeDefined();
  });

  test('a receiver that always fails is asked ten times, then the delivery is abandoned', async () => {
    const { db } = await fresh();
    const receiver = await receiverThat(() => ({ status: 500 }));
    const { advance, clock, log } = deliver(db, { 'contact-dialog': receiver.url });
    const { submissionId, id } = await saveAndSettle(db, clock.now(), 1);
    for (const [attempts, delay] of delays.entries()) {
      if (attempts === 0) continue;
      advance(delay - 1);
      advance(1);
      await settled(db, submissionId, attempts + 1);
    }
    const delivery = await deliveryOf(db, submissionId);
    expect(delivery).toMatchObject({ state: 'abandoned', attempts: 10, lastFailure: 'HTTP 500' });
    expect(delivery?.history).toHaveLength(10);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id']))).toEqual(
      new Set([id]),
    );
    expect(log.at(-1)?.level).toBe('error');
    expect(await db.all('select 1 as one from submission')).toHaveLength(1);
  });

  test('a receiver that hangs does not hold up another', async () => {
    const { db } = await fresh();
    const hanging = await receiverThat(() => 'hang');
    const quick = await receiverThat(() => ({ status: 200 }));
    const urls = { 'contact-message': hanging.url, 'contact-dialog': quick.url };
    const { clock } = deliver(db, urls, { timeoutMs: 1_000 });
    for (let count = 0; count < 10; count += 1) await save(db, 'contact-message', clock.now());
    await until(() => hanging.received.length > 0, 'the first attempt hangs');
    await saveAndSettle(db, clock.now(), 1);
    expect(quick.received).toHaveLength(1);
  });

  test('what a server that died was delivering is delivered when its lease ends', async () => {
    const { db } = await fresh();
    const receiver = await receiverThat(() => ({ status: 200 }));
    const reference = await save(db, 'contact-dialog', start);
    await db.all('update delivery set lease = $1, lease_until = $2', ['dead', start + leaseMs]);
    const { advance } = deliver(db, { 'contact-dialog': receiver.url });
    advance(leaseMs - 1);
    advance(1);
    const submission = await submissionByReference(db, reference);
    expect(await settled(db, submission!.id, 1)).toMatchObject({ state: 'delivered' });
    expect(receiver.received).toHaveLength(1);
  });

  test('without a webhook submissions wait, and are delivered once there is one', async () => {
    const { db } = await fresh();
    const reference = await save(db, 'contact-dialog', start);
    const none = deliver(db, {});
    none.advance(7 * 24 * 3_600_000);
    await none.stop();
    const receiver = await receiverThat(() => ({ status: 200 }));
    const { id } = (await submissionByReference(db, reference))!;
    expect(await deliveryOf(db, id)).toMatchObject({ state: 'waiting', attempts: 0 });
    deliver(db, { 'contact-dialog': receiver.url });
    expect(await settled(db, id, 1)).toMatchObject({ state: 'delivered' });
  });

  test('stopping waits for the attempt in flight and keeps its answer', async () => {
    const { db } = await fresh();
    const receiver = await receiverThat(() => ({ status: 200 }));
    const { stop } = deliver(db, { 'contact-dialog': receiver.url });
    const reference = await save(db, 'contact-dialog', start);
    await until(() => receiver.received.length === 1, 'the attempt has begun');
    await stop();
    const { id } = (await submissionByReference(db, reference))!;
    expect(await deliveryOf(db, id)).toMatchObject({ state: 'delivered' });
  });

  test('a submission erased while it is delivered troubles nobody', async () => {
    const { db } = await fresh();
    const receiver = await receiverThat(() => 'hang');
    const { log } = deliver(db, { 'contact-dialog': receiver.url }, { timeoutMs: 200 });
    await save(db, 'contact-dialog', start);
    await until(() => receiver.received.length === 1, 'the attempt has begun');
    await removeSubmissionsOfEmail(db, 'ada.keller@example.com');
    await until(() => log.length === 1, 'the attempt has ended');
    expect(await db.all('select 1 as one from attempt')).toEqual([]);
  });

  test('no log line holds anything personal', async () => {
    const { db } = await fresh();
    const receiver = await receiverThat((nth) => ({ status: nth === 1 ? 500 : 200 }));
    const { log, clock, advance } = deliver(db, { 'contact-dialog': receiver.url });
    const { submissionId } = await saveAndSettle(db, clock.now(), 1);
    advance(5_000);
    await settled(db, submissionId, 2);
    const written = JSON.stringify(log);
    for (const word of ['Ada', 'Keller', 'example.com', 'call me', '/hook']) {
      expect(written).not.toContain(word);
    }
    expect(log).toHaveLength(2);
  });

  test('two instances on one store deliver every submission once', async () => {
    const { db, config } = await fresh();
    // Two servers never share the embedded store, and it is slow at it; it is right all the same.
    const count = db.dialect.name === 'postgres' ? 500 : 60;
    const other = await openStore(config);
    const receiver = await receiverThat(() => ({ status: 200 }));
    const urls = { 'contact-dialog': receiver.url };
    const instances = [deliver(db, urls), deliver(other, urls)];
    await Promise.all(
      Array.from({ length: count }, (_, at) => save(at % 2 ? db : other, 'contact-dialog', start)),
    );
    const waiting = () =>
      db.all(`select 1 as one from delivery where state <> 'delivered' limit 1`);
    await until(async () => {
      instances.forEach(({ wake }) => wake());
      return (await waiting()).length === 0;
    }, 'all are delivered');
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(ids).toHaveLength(count);
    expect(new Set(ids).size).toBe(count);
    await Promise.all(instances.map(({ stop }) => stop()));
    await other.close();
  });
});

function waitingFor(lastFailure: string, delay = 5_000) {
  return { state: 'waiting', lastFailure, nextAttemptAt: start + delay };
}

function redirect(status: number): Behaviour {
  return { status, headers: { location: 'http://127.0.0.1:9/elsewhere' } };
}

async function receiverThat(behave: (nth: number) => Behaviour) {
  const receiver = await startReceiver(behave);
  cleanups.push(receiver.stop);
  return receiver;
}

/** A deliverer on a clock that stands still, woken at every change of it. */
function deliver(
  db: Db,
  urls: Partial<Record<SubmissionKind, string>>,
  settings: Partial<DeliverySettings> = {},
) {
  const { clock, advance } = manualClock(start);
  const log: LogLine[] = [];
  const note = (level: string) => (facts: object) => log.push({ level, facts: { ...facts } });
  const webhooks = Object.fromEntries(
    Object.entries(urls).map(([kind, url]) => [kind, { url, maxBytes: Number.POSITIVE_INFINITY }]),
  );
  const deliverer = startDeliverer(webhooks, {
    db,
    clock,
    log: { info: note('info'), warn: note('warn'), error: note('error') },
    random: () => 0,
    siteUrl: 'http://127.0.0.1',
    secrets: [testSecret.key],
    ...settings,
  });
  // On a clock that stands still nobody looks by himself.
  const ticking = setInterval(() => deliverer.wake(), 20);
  let stopped: Promise<void> | undefined;
  const stop = () => {
    clearInterval(ticking);
    stopped ??= deliverer.stop();
    return stopped;
  };
  cleanups.push(stop);
  return { ...deliverer, stop, advance, clock, log };
}

async function save(db: Db, kind: SubmissionKind, now: number): Promise<string> {
  const saved = await saveSubmission(db, aNewSubmission({ kind }), now);
  if (saved.outcome !== 'stored') throw new Error(saved.outcome);
  return saved.reference;
}

async function saveAndSettle(db: Db, now: number, attempts: number) {
  const { id } = (await submissionByReference(db, await save(db, 'contact-dialog', now)))!;
  return settled(db, id, attempts);
}

async function settled(db: Db, submissionId: string, attempts: number) {
  await until(
    async () => (await deliveryOf(db, submissionId))?.attempts === attempts,
    `${attempts} attempts`,
  );
  return (await deliveryOf(db, submissionId))!;
}
