import { expect, test } from 'vitest';
import { testChannels } from '#tests/support/deliveries/channels.ts';
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
import { destinationsOf } from '#server/channels/channels.ts';
import { readDestinations, recordDestinations } from './destinations.ts';
import { attemptsOf } from '#server/db/tasks.ts';

describeStores('destinations', ({ fresh }) => {
  test('a success wakes what waits for the same destination, and no other', async () => {
    const { db } = await fresh();
    let up = false;
    const receiver = await receiverThat(() => ({ status: up ? 200 : 500 }));
    const other = await receiverThat(() => ({ status: 500 }));
    const urls = { 'contact-dialog': receiver.url, 'contact-message': other.url };
    const { clock, advance } = deliver(db, urls);
    const failed = await saveAndSettle(db, clock.now(), 1);
    await save(db, 'contact-message', clock.now());
    await until(() => other.received.length === 1, 'the other one failed too');
    advance(1);
    up = true;
    await saveAndSettle(db, clock.now(), 1);
    expect(await settled(db, failed.submissionId, 2)).toMatchObject({ state: 'delivered' });
    expect(other.received).toHaveLength(1);
  });

  test('a task that its receiver always refuses keeps its schedule while others succeed', async () => {
    const { db } = await fresh();
    let refusedId: string | undefined;
    const receiver = await receiverThat((_, { headers }) => {
      refusedId ??= headers['webhook-id'];
      return { status: headers['webhook-id'] === refusedId ? 400 : 200 };
    });
    const { clock, advance } = deliver(db, { 'contact-dialog': receiver.url });
    const refused = await saveAndSettle(db, clock.now(), 1);
    for (let count = 0; count < 5; count += 1) {
      advance(1);
      await saveAndSettle(db, clock.now(), 1);
    }
    const attempts = async () => (await attemptsOf(db, [refused])).get(refused.id)!;
    await until(async () => (await attempts()).length === 2, 'one early attempt was made');
    expect(await taskOf(db, refused.submissionId)).toMatchObject(waitingFor('HTTP 400'));
    advance(5_000);
    expect(await settled(db, refused.submissionId, 2)).toMatchObject({ state: 'waiting' });
  });

  test.each(['address', 'password'])(
    'what failed is due at once when the %s was changed at a restart',
    async (changed) => {
      const { db } = await fresh();
      const receiver = await receiverThat((_, { headers }) => ({
        status: headers.authorization ? 200 : 404,
      }));
      const other = await receiverThat(() => ({ status: 200 }));
      const before = { 'contact-dialog': receiver.url };
      await recordDestinations(db, destinationsOf(testChannels(db, before)), start);
      const first = deliver(db, before);
      const { submissionId } = await saveAndSettle(db, start, 1);
      await first.stop();
      await recordDestinations(db, destinationsOf(testChannels(db, before)), start);
      expect(await taskOf(db, submissionId)).toMatchObject(waitingFor('HTTP 404'));

      const withPassword = receiver.url.replace('//', '//user:corrected@');
      const after = { 'contact-dialog': changed === 'address' ? other.url : withPassword };
      await recordDestinations(db, destinationsOf(testChannels(db, after)), start);
      deliver(db, after);
      expect(await settled(db, submissionId, 2)).toMatchObject({ state: 'delivered' });
    },
  );

  test('a destination records its successes and failures until it is no longer configured', async () => {
    const { db } = await fresh();
    let up = false;
    const receiver = await receiverThat(() => ({ status: up ? 200 : 503 }));
    const urls = { 'contact-dialog': receiver.url.replace('//', '//user:password@') };
    const configured = destinationsOf(testChannels(db, urls));
    await recordDestinations(db, configured, start);
    const { clock, advance } = deliver(db, urls);
    const { submissionId } = await saveAndSettle(db, clock.now(), 1);
    const { host } = new URL(receiver.url);
    const known = { channel: 'webhook', key: 'contact-dialog', host, configuredAt: start };
    expect(await readDestinations(db)).toEqual([
      {
        ...known,
        lastSuccessAt: null,
        lastFailure: 'HTTP 503',
        lastFailureAt: start,
        consecutiveFailures: 1,
        failingSince: start,
      },
    ]);
    up = true;
    advance(5_000);
    await settled(db, submissionId, 2);
    await recordDestinations(db, configured, start + 9_000);
    expect(await readDestinations(db)).toMatchObject([
      { ...known, lastSuccessAt: start + 5_000, consecutiveFailures: 0, failingSince: null },
    ]);
    await recordDestinations(db, [], start);
    expect(await readDestinations(db)).toEqual([]);
  });
});
