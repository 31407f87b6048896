import { expect, test } from 'vitest';
import { describeStores } from '#tests/support/stores/stores.ts';
import {
  deliver,
  receiverThat,
  save,
  saveAndSettle,
  settled,
  start,
  taskOf,
  waitingFor,
} from '#tests/support/deliveries/test-outbox.ts';
import { until } from '#tests/support/machine/until.ts';
import type { Behaviour } from '#tests/support/deliveries/webhook-receiver.ts';
import { openStore } from '#server/db/open-store.ts';
import { eraseOfEmail, storedSubmission } from '#tests/support/stores/stored-submission.ts';
import { attemptsOf } from '#server/db/tasks.ts';
import { delays, leaseMs } from './outbox.ts';

describeStores('the outbox', ({ fresh }) => {
  const second = 1_000;
  test.each<[string, Behaviour, object, string]>([
    ['200 delivers', { status: 200 }, { state: 'delivered' }, 'info'],
    ['204 delivers', { status: 204 }, { state: 'delivered' }, 'info'],
    ['301 is not followed', redirect(301), waitingFor('HTTP 301'), 'warn'],
    ['308 is not followed', redirect(308), waitingFor('HTTP 308'), 'warn'],
    ['400 is retried', { status: 400 }, waitingFor('HTTP 400'), 'warn'],
    ['401 is retried and logged as an error', { status: 401 }, waitingFor('HTTP 401'), 'error'],
    ['403 is retried and logged as an error', { status: 403 }, waitingFor('HTTP 403'), 'error'],
    ['404 is retried and logged as an error', { status: 404 }, waitingFor('HTTP 404'), 'error'],
    ['410 abandons', { status: 410 }, { state: 'abandoned', lastFailure: 'HTTP 410' }, 'error'],
    ['413 is retried and logged as an error', { status: 413 }, waitingFor('HTTP 413'), 'error'],
    [
      '429 waits as long as Retry-After says',
      { status: 429, headers: { 'retry-after': '90' } },
      waitingFor('HTTP 429', 90 * second),
      'warn',
    ],
    ['500 is retried', { status: 500 }, waitingFor('HTTP 500'), 'warn'],
    ['a reset connection is retried', 'reset', waitingFor('ECONNRESET'), 'warn'],
    ['no answer is retried', 'hang', waitingFor('timeout'), 'warn'],
    ['headers that arrive byte by byte are retried', 'drip', waitingFor('timeout'), 'warn'],
  ])('%s', async (_, behaviour, expected, level) => {
    const { db } = await fresh();
    const receiver = await receiverThat(() => behaviour);
    // Short only where it is awaited: a slow machine must not time out the others.
    const slow = behaviour === 'hang' || behaviour === 'drip';
    const changes = slow ? { timeoutMs: 1_000 } : {};
    const { log, clock } = deliver(db, { 'contact-dialog': receiver.url }, changes);
    const task = await saveAndSettle(db, clock.now(), 1);

    expect(task).toMatchObject(expected);
    await until(() => log.length > 0, 'the attempt is logged');
    expect(log.map((line) => line.level)).toEqual([level]);
    expect(receiver.received).toHaveLength(1);
    expect(await storedSubmission(db, task.reference)).toBeDefined();
  });

  test('a task is abandoned after ten failed attempts and its submission is kept', async () => {
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
    const task = await taskOf(db, submissionId);
    expect(task).toMatchObject({ state: 'abandoned', attempts: 10, lastFailure: 'HTTP 500' });
    expect((await attemptsOf(db, [{ id }])).get(id)).toHaveLength(10);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id']))).toEqual(
      new Set([id]),
    );
    await until(() => log.length === 10, 'the attempts are logged');
    expect(log.at(-1)?.level).toBe('error');
    expect(await db.all('select 1 as one from submission')).toHaveLength(1);
  });

  test('a receiver that hangs does not delay another', async () => {
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

  test('the task of a server that died is sent when its lease expires', async () => {
    const { db } = await fresh();
    const receiver = await receiverThat(() => ({ status: 200 }));
    const reference = await save(db, 'contact-dialog', start);
    await db.all('update task set lease = $1, lease_until = $2', ['dead', start + leaseMs]);
    const { advance } = deliver(db, { 'contact-dialog': receiver.url });
    advance(leaseMs - 1);
    advance(1);
    const submission = await storedSubmission(db, reference);
    expect(await settled(db, submission!.id, 1)).toMatchObject({ state: 'delivered' });
    expect(receiver.received).toHaveLength(1);
  });

  test('without a webhook tasks wait and are sent once it is configured', async () => {
    const { db } = await fresh();
    const reference = await save(db, 'contact-dialog', start);
    const none = deliver(db, {});
    none.advance(7 * 24 * 3_600_000);
    await none.stop();
    const receiver = await receiverThat(() => ({ status: 200 }));
    const { id } = (await storedSubmission(db, reference))!;
    expect(await taskOf(db, id)).toMatchObject({ state: 'waiting', attempts: 0 });
    deliver(db, { 'contact-dialog': receiver.url });
    expect(await settled(db, id, 1)).toMatchObject({ state: 'delivered' });
  });

  test('stop waits for the attempt in flight and records its result', async () => {
    const { db } = await fresh();
    const receiver = await receiverThat(() => 'hang');
    const { stop } = deliver(db, { 'contact-dialog': receiver.url }, { timeoutMs: 500 });
    const reference = await save(db, 'contact-dialog', start);
    await until(() => receiver.received.length === 1, 'the attempt has begun');
    await stop();
    const { id } = (await storedSubmission(db, reference))!;
    expect(await taskOf(db, id)).toMatchObject(waitingFor('timeout'));
  });

  test('a submission erased during its attempt leaves no record', async () => {
    const { db } = await fresh();
    const receiver = await receiverThat(() => 'hang');
    const { log } = deliver(db, { 'contact-dialog': receiver.url }, { timeoutMs: 1_000 });
    await save(db, 'contact-dialog', start);
    await until(() => receiver.received.length === 1, 'the attempt has begun');
    await eraseOfEmail(db, 'ada.keller@example.com');
    await until(() => log.length === 1, 'the attempt has ended');
    expect(await db.all('select 1 as one from attempt')).toEqual([]);
  });

  test('no log line holds personal data', async () => {
    const { db } = await fresh();
    const receiver = await receiverThat((nth) => ({ status: nth === 1 ? 500 : 200 }));
    const { log, clock, advance } = deliver(db, { 'contact-dialog': receiver.url });
    const { submissionId } = await saveAndSettle(db, clock.now(), 1);
    advance(5_000);
    await settled(db, submissionId, 2);
    await until(() => log.length === 2, 'both attempts are logged');
    const written = JSON.stringify(log);
    for (const word of ['Ada', 'Keller', 'example.com', 'call me', '/hook']) {
      expect(written).not.toContain(word);
    }
  });

  test('two instances on one store send every task once', async () => {
    const { db, config } = await fresh();
    // Servers do not share the embedded store, but a command and a server do.
    const count = db.dialect.name === 'postgres' ? 200 : 60;
    const other = await openStore(config);
    const receiver = await receiverThat(() => ({ status: 200 }));
    const urls = { 'contact-dialog': receiver.url };
    const instances = [deliver(db, urls), deliver(other, urls)];
    // One after the other on each: hundreds at once wait for a connection until it times out.
    await Promise.all(
      [db, other].map(async (store) => {
        for (let saved = 0; saved < count / 2; saved += 1) {
          await save(store, 'contact-dialog', start);
        }
      }),
    );
    const waiting = () => db.all(`select 1 as one from task where state <> 'delivered' limit 1`);
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

function redirect(status: number): Behaviour {
  return { status, headers: { location: 'http://127.0.0.1:9/elsewhere' } };
}
