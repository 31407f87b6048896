import { afterEach, expect, test } from 'vitest';
import type { Deliveries } from '#domain/deliveries/delivery.ts';
import type { Health } from '#domain/status/health.ts';
import { planTasks } from '#tests/support/deliveries/channels.ts';
import { startDeskApi, storeOne, start } from '#tests/support/desk/desk-api.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import { deliver, receiverThat, settled } from '#tests/support/deliveries/test-outbox.ts';
import { until } from '#tests/support/machine/until.ts';
import { recordBackup } from '#server/db/settings.ts';
import { type PlanTasks, tasksOf } from '#server/db/tasks.ts';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

async function desk(...settings: Parameters<typeof startDeskApi>) {
  const api = await startDeskApi(...settings);
  cleanups.push(api.stop);
  return api;
}

const planReceipt: PlanTasks = (event) => [
  ...planTasks(event),
  { channel: 'mail', purpose: 'receipt', destination: 'sender' },
];

describeStores('the desk: operations', ({ fresh }) => {
  test('a delivery that failed is listed with its cause and redelivered with the same id', async () => {
    const { db, config } = await fresh();
    let up = false;
    const receiver = await receiverThat(() => ({ status: up ? 200 : 404 }));
    const urls = { 'contact-dialog': receiver.url };
    const { send, audit } = await desk(db, config, urls);
    const outbox = deliver(db, urls);
    const { id } = await storeOne(db);
    await settled(db, id, 1);
    const { deliveries, destinations } = await send<Deliveries>('GET', '/deliveries');
    expect(destinations).toMatchObject([
      { key: 'contact-dialog', consecutiveFailures: 1, failingSince: start, waiting: 1 },
    ]);
    expect(destinations[0]!.lastFailure).toBe('HTTP 404');
    expect(deliveries).toMatchObject([
      {
        submissionId: id,
        state: 'waiting',
        attempts: [{ status: 404, failure: 'HTTP 404' }],
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
    const { id } = await storeOne(db);
    const [task] = await tasksOf(db, id);
    await db.all(`update task set lease = 'a', lease_until = $1`, [start + 60_000]);
    expect(await send('POST', `/tasks/${task!.id}/cancel`)).toEqual([409, 'in-flight']);
    await db.all('update task set lease = null, lease_until = null');
    expect(await send('POST', `/tasks/${task!.id}/cancel`)).toBe(204);
    expect(await send('POST', `/tasks/${task!.id}/cancel`)).toEqual([409, 'not-possible']);
    expect(await send('POST', '/tasks/none/cancel')).toEqual([404, 'not-found']);
    expect(await audit()).toEqual(['delivery-cancelled']);
    await db.all('update submission set restricted_at = 1');
    expect(await send('POST', `/tasks/${task!.id}/redeliver`)).toEqual([409, 'not-sendable']);
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
      failure: 'HTTP 401',
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
    const { id } = await storeOne(db, { suspicion: 'too-fast' }, start, planReceipt);
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

  test('health names a missing and an old backup', async () => {
    const { db, config } = await fresh();
    const { send } = await desk(db, config);
    const backup = async () =>
      (await send<Health>('GET', '/health')).findings.find(({ area }) => area === 'backup');
    expect(await backup()).toMatchObject({ level: 'open' });
    await storeOne(db, {}, start - 49 * 3_600_000);
    expect(await backup()).toMatchObject({ level: 'fault', is: 'no-backup' });
    await recordBackup(db, start - 49 * 3_600_000);
    expect(await backup()).toMatchObject({ level: 'fault' });
    await recordBackup(db, start - 47 * 3_600_000);
    expect(await backup()).toMatchObject({ level: 'ok' });
  });
});
