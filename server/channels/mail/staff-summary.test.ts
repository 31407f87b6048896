import { actIn } from '#tests/support/stores/act-in.ts';
import { catalogue } from '#content/catalogue.server.ts';
import { afterEach, expect, test } from 'vitest';
import { aNewSubmission } from '#tests/factories/new-submission.ts';
import { testChannels } from '#tests/support/deliveries/channels.ts';
import { startMailReceiver } from '#tests/support/deliveries/mail-receiver.ts';
import { manualClock } from '#tests/support/machine/manual-clock.ts';
import { until } from '#tests/support/machine/until.ts';
import { describeStores, type StoreUnderTest } from '#tests/support/stores/stores.ts';
import { startOutbox } from '#server/deliveries/outbox.ts';
import { saveSubmission } from '#server/submissions/save-submission.ts';
import type { NewSubmission } from '#server/submissions/submission.ts';
import { sender, withdrawSubmission } from '#server/submissions/sender-changes.ts';
import { announceOverdue } from '#server/submissions/due-time.ts';
import { removeTaskRecords } from '#server/deliveries/change-delivery.ts';
import { planWith } from '../channels.ts';

const monday = Date.parse('2026-11-16T09:00:00Z');
const minute = 60_000;
const hour = 60 * minute;
const staff = 'team@firm.example';
const cleanups: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

/** A server with a mail server and an address of the team. */
async function serve({ fresh }: StoreUnderTest) {
  const { db } = await fresh();
  const smtp = await startMailReceiver();
  cleanups.push(smtp.stop);
  const { clock, advance } = manualClock(monday);
  const mail = { smtpUrl: smtp.url, from: 'desk@firm.example', staff };
  const channels = testChannels(db, {}, { clock, mail, siteUrl: 'https://firm.example' });
  const planTasks = planWith(channels);
  const log = { info() {}, warn() {}, error() {} };
  const start = () => {
    const outbox = startOutbox(channels, { db, clock, log, random: () => 0 });
    // A manual clock never ends the poll interval.
    const polling = setInterval(() => outbox.wake(), 20);
    return async () => {
      clearInterval(polling);
      await outbox.stop();
    };
  };
  let stop = start();
  cleanups.push(() => stop());
  const due = `select 1 as one from task where channel = 'mail' and state = 'waiting'
    and next_attempt_at <= $1`;
  return {
    db,
    clock,
    advance,
    planTasks,
    restart: async () => {
      await stop();
      stop = start();
    },
    save: async (changes: Partial<NewSubmission>) => {
      const saved = await actIn({ db, planTasks, now: clock.now() }, (act) =>
        saveSubmission(act, aNewSubmission(changes)),
      );
      if (saved.outcome !== 'stored') throw new Error(saved.outcome);
      return saved;
    },
    settled: () =>
      until(async () => (await db.all(due, [clock.now()])).length === 0, 'every mail that is due'),
    received: () => smtp.received,
    toStaff: () => smtp.received.filter(({ to }) => to[0] === staff),
    summaries: () =>
      smtp.received.filter(({ parsed }) => parsed.subject?.startsWith(summarySubject)),
  };
}

/** Without the count that ends it. */
const [summarySubject = ''] = catalogue().mail('staff-summary', 'en-GB').subject.split('{count}');

type Served = Awaited<ReturnType<typeof serve>>;

/** Forms of as many senders. */
async function flood({ save, settled }: Served, count: number) {
  const references: string[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    references.push((await save({ email: `sender-${nth}@example.com` })).reference);
  }
  await settled();
  return references;
}

describeStores('notices to staff', (store) => {
  test('are told in one summary when the server that put them there did not learn it', async () => {
    const served = await serve(store);
    await flood(served, 11);
    served.advance(hour - minute / 2);
    await served.db.all(
      "update task set state = 'waiting', settled_at = null, next_attempt_at = $1 where summary is not null",
      [served.clock.now()],
    );
    await served.settled();
    served.advance(2 * hour);
    await served.settled();
    expect(served.summaries()).toHaveLength(1);
    const planned = await served.db.all("select state from task where purpose = 'staff-summary'");
    expect(planned).toEqual([{ state: 'delivered' }]);
  });

  test('become one summary beyond ten an hour, which a restart does not lose', async () => {
    const served = await serve(store);
    const references = await flood(served, 20);
    expect(served.toStaff()).toHaveLength(10);
    await served.restart();
    served.advance(hour);
    await served.settled();
    expect(served.toStaff()).toHaveLength(11);
    const [summary] = served.summaries();
    const text = summary!.parsed.text!;
    const told = served.toStaff().map(({ parsed }) => `${parsed.subject} ${parsed.text}`);
    for (const reference of references) {
      expect(told.filter((mail) => mail.includes(reference))).toHaveLength(1);
    }
    expect(text).toMatch(/: 10$/m);
    expect(text).toContain('https://firm.example/desk/submissions/');
    expect(text).not.toContain('sender-');
    // The next hour begins anew.
    await flood(served, 1);
    expect(served.toStaff()).toHaveLength(12);
    await removeTaskRecords(served.db, served.clock.now() + 8 * 24 * hour);
    expect(
      await served.db.all(`select 1 as one from task where purpose = 'staff-summary'`),
    ).toEqual([]);
  });

  test('are ten and one summary for each hour of a flood that goes on', async () => {
    const served = await serve(store);
    for (let at = 0; at < 2 * 60; at += 3) {
      await flood(served, 1);
      served.advance(3 * minute);
    }
    served.advance(2 * hour);
    await served.settled();
    expect(served.summaries().length).toBeGreaterThan(0);
    expect(served.toStaff().length).toBeLessThanOrEqual(2 * 10 + 3);
    const told = served
      .toStaff()
      .map(({ parsed }) => `${parsed.subject} ${parsed.text}`)
      .join();
    const stored = await served.db.all<{ reference: string }>('select reference from submission');
    expect(stored.filter(({ reference }) => !told.includes(reference))).toEqual([]);
  });

  test('are no single ones about forms that got no receipt', async () => {
    const served = await serve(store);
    const email = 'one@example.com';
    for (let nth = 0; nth < 8; nth += 1) await served.save({ email });
    await served.save({ email: 'network@example.com', withoutReceipt: true });
    await served.settled();
    expect(served.toStaff()).toHaveLength(5);
    served.advance(hour);
    await served.settled();
    expect(served.summaries()).toHaveLength(1);
    expect(served.summaries()[0]!.parsed.subject).toContain('4');
  });

  test('tell in a summary what is overdue, and not what was withdrawn meanwhile', async () => {
    const served = await serve(store);
    const { db, planTasks, clock } = served;
    await flood(served, 12);
    const [gone] = await db.all<{ id: string; reference: string }>(
      'select s.id, reference from submission s join task t on t.submission_id = s.id where summary is not null',
    );
    await actIn({ db, by: sender, planTasks, now: clock.now() }, (act) =>
      withdrawSubmission(act, gone!.id),
    );
    served.advance(hour);
    await served.settled();
    expect(served.summaries()[0]!.parsed.text).not.toContain(gone!.reference);
    served.advance(14 * 24 * hour);
    expect(await actIn({ db, planTasks, now: clock.now() }, (act) => announceOverdue(act))).toBe(
      11,
    );
    await served.settled();
    served.advance(hour);
    await served.settled();
    expect(served.summaries()).toHaveLength(2);
    expect(served.summaries()[1]!.parsed.text).toContain('overdue');
  });

  test('are written in the language of the owner, and of the desk to the team', async () => {
    const served = await serve(store);
    const { db, planTasks, clock } = served;
    const { id } = await served.save({ idempotencyKey: 'key:owned' });
    await db.all(
      `insert into person (id, name, email, role, created_at, language)
        values ('eva', 'Eva', 'eva@firm.example', 'consultant', 0, 'de')`,
    );
    await db.all("update submission set owner = 'eva' where id = $1", [id]);
    await served.settled();
    served.advance(14 * 24 * hour);
    await actIn({ db, planTasks, now: clock.now() }, (act) => announceOverdue(act));
    const [subject] = catalogue().mail('overdue', 'de-DE').subject.split('{form}');
    const toOwner = () => served.received().find(({ to }) => to[0] === 'eva@firm.example');
    await until(async () => toOwner() !== undefined, 'the mail to the owner');
    expect(toOwner()!.parsed.subject).toContain(subject);
    expect(served.toStaff()[0]!.parsed.subject).toContain('New');
  });
});
