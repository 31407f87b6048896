import { actIn } from '#tests/support/stores/act-in.ts';
import { afterEach, expect, test } from 'vitest';
import { startMailReceiver } from '#tests/support/deliveries/mail-receiver.ts';
import { until } from '#tests/support/machine/until.ts';
import { serveStatus, submissionIn } from '#tests/support/server/status-server.ts';
import { describeStores, type StoreUnderTest } from '#tests/support/stores/stores.ts';
import { startOutbox } from '#server/deliveries/outbox.ts';
import { requestLinks } from '#server/submissions/status-links.ts';

const victim = 'victim@example.com';
const stops: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});

/** The server with a mail server, and what it was sent. */
async function serveMails(store: StoreUnderTest) {
  const smtp = await startMailReceiver();
  stops.push(smtp.stop);
  const served = await serveStatus(store, { smtpUrl: smtp.url });
  const { db, clock, channels } = served;
  const log = { info() {}, warn() {}, error() {} };
  const outbox = startOutbox(channels, { db, clock, log, random: () => 0 });
  // A manual clock never ends the poll interval.
  const polling = setInterval(() => outbox.wake(), 20);
  stops.push(async () => {
    clearInterval(polling);
    await outbox.stop();
  });
  return {
    ...served,
    smtp,
    received: () => smtp.received.filter(({ to }) => to[0] === victim).length,
    settled: () =>
      until(async () => {
        const waiting = `select 1 as one from task where channel = 'mail' and state = 'waiting'`;
        return (await db.all(waiting)).length === 0;
      }, 'every mail sent or cancelled'),
  };
}

let nth = 0;

describeStores('mails to an address that somebody else names', (store) => {
  test('stay at the limit whatever the sender corrects, withdraws and erases', async () => {
    const { save, post, shown, received, settled } = await serveMails(store);
    const submit = () => save({ email: victim, fingerprint: `${(nth += 1)}` });
    for (const act of ['correct', 'withdraw', 'erase'] as const) {
      const sent = [await submit(), await submit(), await submit(), await submit()];
      await settled();
      for (const { address } of sent) {
        const elsewhere = { name: 'Eve', email: 'eve@example.com' };
        expect((await post(`${address}/${act}`, elsewhere)).statusCode).toBe(303);
      }
    }
    const { address } = await submit();
    await settled();
    expect(received()).toBe(5);
    // What was sent is there nonetheless, and its page says that no mail holds its address.
    expect(submissionIn(await shown(address)).receipt).toBe('not-mailed');
  });

  test('stay at the limit for every spelling of a mailbox', async () => {
    const { save, smtp, settled } = await serveMails(store);
    const names = ['vic.tim', 'v.ictim', 'victim', 'victim+1'];
    const spellings = names.flatMap((name) => [`${name}@gmail.com`, `${name}@googlemail.com`]);
    for (const email of spellings) await save({ email });
    await settled();
    expect(smtp.received).toHaveLength(5);
  });

  test('reach an international domain under the name that DNS knows', async () => {
    const { save, smtp, settled } = await serveMails(store);
    await save({ email: 'ada@müller.example' });
    await settled();
    expect(smtp.received).toMatchObject([{ to: ['ada@müller.example'], needsUtf8: false }]);
  });

  test('stay at the limit when submissions of others are corrected to it before they are sent', async () => {
    const { db, save, post, received, settled } = await serveMails(store);
    for (let round = 0; round < 8; round += 1) {
      const { id, address } = await save({ email: `eve-${round}@example.com` });
      // As if the mail server had been away until now.
      await settled();
      await db.all(`update task set state = 'held' where submission_id = $1`, [id]);
      await post(`${address}/correct`, { name: 'Eve', email: victim });
      await db.all(
        `update task set state = 'waiting' where submission_id = $1 and purpose = 'receipt'`,
        [id],
      );
    }
    await settled();
    expect(received()).toBe(5);
  });

  test('hold links three times a day, whatever happens to the submissions', async () => {
    const { db, save, post, planTasks, clock, received, settled } = await serveMails(store);
    const { address: kept } = await save({ email: victim });
    await settled();
    for (let round = 0; round < 3; round += 1) {
      const { address } = await save({ email: victim, fingerprint: `${(nth += 1)}` });
      for (let asked = 0; asked < 3; asked += 1) {
        await actIn({ db, planTasks, now: clock.now() }, (act) => requestLinks(act, victim));
        await settled();
      }
      await post(`${address}/erase`);
    }
    // Four receipts and three mails with links.
    expect(received()).toBe(4 + 3);
    expect(kept).toContain('/status/');
  });
});
