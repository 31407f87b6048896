import { actIn } from '#tests/support/stores/act-in.ts';
import { afterEach, expect, test } from 'vitest';
import { aNewSubmission } from '#tests/factories/new-submission.ts';
import { testChannels } from '#tests/support/deliveries/channels.ts';
import { startMailReceiver, type MailBehaviour } from '#tests/support/deliveries/mail-receiver.ts';
import { manualClock } from '#tests/support/machine/manual-clock.ts';
import { portToKeep } from '#tests/support/machine/port-to-keep.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import { until } from '#tests/support/machine/until.ts';
import type { MailConfig } from '#server/base/config.ts';
import { startOutbox } from '#server/deliveries/outbox.ts';
import type { Db } from '#server/db/db.ts';
import { saveSubmission } from '#server/submissions/save-submission.ts';
import type { NewSubmission } from '#server/submissions/submission.ts';
import { releaseSubmission } from '#server/submissions/quarantine.ts';
import { tasksOf } from '#server/db/tasks.ts';
import { planWith } from '../channels.ts';

const monday = Date.parse('2026-11-16T09:00:00Z');
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const cleanups: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

/** An outbox on a manual clock that sends mails to `smtpUrl`. */
function sendMails(
  db: Db,
  smtpUrl: string | undefined,
  { mail = {}, timeoutMs }: { mail?: Partial<MailConfig>; timeoutMs?: number } = {},
) {
  const { clock, advance } = manualClock(monday);
  const lines: string[] = [];
  const note = (facts: object) => lines.push(JSON.stringify(facts));
  const channels = testChannels(
    db,
    {},
    { clock, siteUrl: 'https://firm.example', mail: { smtpUrl, ...mail } },
  );
  const outbox = startOutbox(channels, {
    db,
    clock,
    log: { info: note, warn: note, error: note },
    random: () => 0,
    timeoutMs,
  });
  // A manual clock never ends the poll interval.
  const polling = setInterval(() => outbox.wake(), 20);
  cleanups.push(async () => {
    clearInterval(polling);
    await outbox.stop();
  });
  const planTasks = planWith(channels);
  return {
    advance,
    lines,
    planTasks,
    save: async (changes: Partial<NewSubmission> = {}) => {
      const saved = await actIn({ db, planTasks, now: clock.now() }, (act) =>
        saveSubmission(act, aNewSubmission(changes)),
      );
      if (saved.outcome !== 'stored') throw new Error(saved.outcome);
      return saved;
    },
  };
}

async function receiver(...given: Parameters<typeof startMailReceiver>) {
  const started = await startMailReceiver(...given);
  cleanups.push(started.stop);
  return started;
}

async function mailTask(db: Db, id: string, purpose = 'receipt') {
  const task = (await tasksOf(db, id)).find(
    (one) => one.channel === 'mail' && one.purpose === purpose,
  );
  return task!;
}

async function untilTask(db: Db, id: string, attempts: number, purpose?: string) {
  await until(
    async () => (await mailTask(db, id, purpose)).attempts >= attempts,
    `${attempts} attempts`,
  );
  return mailTask(db, id, purpose);
}

describeStores('the mail channel', ({ fresh }) => {
  test('a receipt is sent once, with plain headers and none of the sender’s words', async () => {
    const { db } = await fresh();
    const smtp = await receiver();
    const outbox = sendMails(db, smtp.url);
    const { id, reference } = await outbox.save({
      fields: {
        ...aNewSubmission().fields,
        name: 'Buy-cheap-pills',
        email: 'grace@example.com',
        message: 'http://spam.example is the best',
      },
      email: 'grace@example.com',
    });
    await until(() => smtp.received.length === 1, 'the receipt');
    const [{ parsed, bytes, to, from }] = smtp.received as [(typeof smtp.received)[0]];
    const task = await untilTask(db, id, 1);
    expect({ to, from, state: task.state }).toEqual({
      to: ['grace@example.com'],
      from: 'desk@firm.example',
      state: 'delivered',
    });
    expect(parsed.messageId).toBe(`<${task.id}@firm.example>`);
    expect(parsed.subject).toBe(`Your message: received (${reference})`);
    expect(parsed.replyTo).toMatchObject([{ address: expect.stringContaining('hello@') }]);
    const headers = Object.fromEntries(parsed.headers.map(({ key, value }) => [key, value]));
    expect(headers['auto-submitted']).toBe('auto-generated');
    expect(parsed.attachments).toEqual([]);
    // Nine office hours after Monday 09:00.
    for (const part of [parsed.text, parsed.html]) {
      expect(part).toContain('We will answer by Monday 16 November at 18:00 (UK time)');
      expect(part).toMatch(/https:\/\/firm\.example\/status\/[\w-]{46}/);
      expect(part).not.toMatch(/<img|spam\.example|pills/i);
    }
    const raw = bytes.toString();
    expect(raw).not.toContain('spam.example');
    expect(raw).not.toContain('pills');
    expect(smtp.dialogues()).toBe(1);
    // Neither address nor link is logged.
    expect(outbox.lines.join()).not.toMatch(/grace|status\//);
  });

  test.each([
    ['job-application', 'Your application, Pilot: received'],
    ['employer-brief', 'Your brief: received'],
  ] as const)('the receipt of a %s has the subject “%s”', async (kind, subject) => {
    const { db } = await fresh();
    const smtp = await receiver();
    const fields = { ...aNewSubmission().fields, roleTitle: 'Pilot' };
    const { reference } = await sendMails(db, smtp.url).save({ kind, fields });
    await until(() => smtp.received.length === 1, 'the receipt');
    expect(smtp.received[0]!.parsed.subject).toBe(`${subject} (${reference})`);
  });

  test('a mail server that is down for an hour gets the mail once when it is back', async () => {
    const { db } = await fresh();
    const port = await portToKeep();
    const outbox = sendMails(db, `smtp://127.0.0.1:${port}`);
    const { id } = await outbox.save();
    await untilTask(db, id, 1);
    for (const [wait, attempts] of [
      [5_000, 2],
      [5 * minute, 3],
      [30 * minute, 4],
    ] as const) {
      outbox.advance(wait);
      expect(await untilTask(db, id, attempts)).toMatchObject({
        state: 'waiting',
        lastFailure: 'ECONNREFUSED',
      });
    }
    const smtp = await receiver(() => 'accept', port);
    outbox.advance(2 * hour);
    await until(() => smtp.received.length > 0, 'the mail');
    expect(await untilTask(db, id, 5)).toMatchObject({ state: 'delivered' });
    expect(smtp.received).toHaveLength(1);
  });

  test.each<[MailBehaviour, object]>([
    ['greylist', { state: 'waiting', lastFailure: 'SMTP 451 (RCPT TO)' }],
    ['unknown-recipient', { state: 'abandoned', lastFailure: 'SMTP 550 (RCPT TO)' }],
    ['sender-refused', { state: 'waiting', lastFailure: 'SMTP 553 (MAIL FROM)' }],
    ['content-refused', { state: 'abandoned', lastFailure: 'SMTP 554 (DATA)' }],
    ['die', { state: 'waiting', lastFailure: 'ECONNECTION' }],
    ['hang', { state: 'waiting', lastFailure: 'timeout' }],
  ])('a mail server that answers with %s', async (behaviour, expected) => {
    const { db } = await fresh();
    const smtp = await receiver((nth) => (nth === 1 ? behaviour : 'accept'));
    const outbox = sendMails(db, smtp.url, { timeoutMs: 3_000 });
    const { id } = await outbox.save();
    expect(await untilTask(db, id, 1)).toMatchObject(expected);
    if (!('state' in expected) || expected.state !== 'waiting') return;
    outbox.advance(5_000);
    expect(await untilTask(db, id, 2)).toMatchObject({ state: 'delivered' });
    expect(smtp.received).toHaveLength(1);
  });

  test('without a mail server mails wait, and are sent once there is one', async () => {
    const { db } = await fresh();
    const { save } = sendMails(db, undefined);
    const { id } = await save();
    expect(await mailTask(db, id)).toMatchObject({ state: 'waiting', attempts: 0 });
    const smtp = await receiver();
    sendMails(db, smtp.url);
    await until(() => smtp.received.length === 1, 'the mail');
  });

  test('a receipt that would come a week late is cancelled', async () => {
    const { db } = await fresh();
    const { save } = sendMails(db, undefined);
    const { id } = await save();
    await db.all('update submission set received_at = received_at - $2 where id = $1', [
      id,
      7 * day + 1,
    ]);
    const smtp = await receiver();
    sendMails(db, smtp.url);
    await until(async () => (await mailTask(db, id)).state === 'cancelled', 'the cancelled task');
    expect(smtp.received).toEqual([]);
  });

  test('an address gets five receipts a day; the others are cancelled', async () => {
    const { db } = await fresh();
    const smtp = await receiver();
    const outbox = sendMails(db, smtp.url);
    const ids: string[] = [];
    for (let nth = 0; nth < 7; nth += 1) {
      const { id } = await outbox.save({ fingerprint: `${nth}`, email: 'ada@example.com' });
      ids.push(id);
    }
    const states = async () =>
      (await Promise.all(ids.map((id) => mailTask(db, id)))).map(({ state }) => state);
    await until(async () => !(await states()).includes('waiting'), 'every receipt settled');
    expect((await states()).filter((state) => state === 'delivered')).toHaveLength(5);
    expect((await states()).filter((state) => state === 'cancelled')).toHaveLength(2);
    expect(smtp.received).toHaveLength(5);
  });

  test('a quarantined submission gets its receipt on release', async () => {
    const { db } = await fresh();
    const smtp = await receiver();
    const outbox = sendMails(db, smtp.url);
    const { id } = await outbox.save({ suspicion: 'honeypot' });
    expect(await mailTask(db, id)).toMatchObject({ state: 'held' });
    await actIn({ db, by: { id: null, name: 'Ada' }, planTasks: () => [], now: monday }, (act) =>
      releaseSubmission(act, id),
    );
    await until(() => smtp.received.length === 1, 'the receipt');
  });

  test.each(['ada@example.com,eve@example.com', 'ada@example.com>', '"x"@example.com', 'a;b@x.de'])(
    'nothing is sent to %s',
    async (email) => {
      const { db } = await fresh();
      const smtp = await receiver();
      const outbox = sendMails(db, smtp.url);
      const { id } = await outbox.save({ email });
      expect(await untilTask(db, id, 1)).toMatchObject({
        state: 'abandoned',
        lastFailure: 'unusable-address',
      });
      expect(smtp.dialogues()).toBe(0);
    },
  );

  test('staff get a notice that names the reference and the promise, and nobody', async () => {
    const { db } = await fresh();
    const smtp = await receiver();
    const outbox = sendMails(db, smtp.url, { mail: { staff: 'team@firm.example' } });
    const { reference } = await outbox.save();
    await until(() => smtp.received.length === 2, 'both mails');
    const notice = smtp.received.find(({ to }) => to[0] === 'team@firm.example')!;
    expect(notice.parsed.subject).toMatch(
      new RegExp(`^New: Let's Talk message ${reference}, due `),
    );
    expect(notice.parsed.text).toContain('https://firm.example/desk/submissions/');
    expect(notice.parsed.text).not.toContain('ada@example.com');
  });
});
