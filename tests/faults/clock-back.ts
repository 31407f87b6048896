import { silentLog } from '#server/base/log.ts';
import { planWith } from '#server/channels/channels.ts';
import { openStore } from '#server/db/open-store.ts';
import { claimDue } from '#server/deliveries/claim-tasks.ts';
import { startOutbox } from '#server/deliveries/outbox.ts';
import { saveSubmission } from '#server/submissions/save-submission.ts';
import { aNewSubmission } from '#tests/factories/new-submission.ts';
import { testChannels } from '#tests/support/deliveries/channels.ts';
import { startMailReceiver } from '#tests/support/deliveries/mail-receiver.ts';
import { startReceiver } from '#tests/support/deliveries/webhook-receiver.ts';
import { manualClock } from '#tests/support/machine/manual-clock.ts';
import { until } from '#tests/support/machine/until.ts';
import { actIn } from '#tests/support/stores/act-in.ts';
import type { Extent, Finding, Place } from './fault.ts';

const day = 24 * 3_600_000;
const kind = 'contact-dialog';

/** A machine that started with its clock a year ahead, corrected later. */
export async function setClockBack(_: Extent, { store }: Place): Promise<Finding> {
  const { clock, advance } = manualClock();
  const db = await openStore(store);
  const smtp = await startMailReceiver();
  const broken: string[] = [];
  const expect = (fact: boolean, what: string) => void (fact || broken.push(what));
  const planTasks = planWith(testChannels(db, {}));
  const failed = aNewSubmission({ kind });
  const save = async (submission = aNewSubmission({ kind })) => {
    const saved = await actIn({ db, planTasks, now: clock.now() }, (act) =>
      saveSubmission(act, submission),
    );
    if (saved.outcome === 'key-reused') throw new Error(saved.outcome);
    return { ...saved, dueAt: saved.dueAt ?? 0 };
  };
  const first = await save(failed);
  const refused = await deliver(500, (count) => count > 0);
  await save();
  const now = clock.now();
  const lease = { lease: 'killed server', leaseUntil: now + 60_000 };
  await claimDue(db, { channel: 'webhook', destination: kind, limit: 1, now, ...lease });

  advance(-365 * day);
  const promised = (await save()).dueAt - clock.now();
  expect(promised > 0 && promised < 14 * day, `the answer is promised in ${promised} ms`);
  const again = await save(failed);
  expect(again.outcome === 'repeated', `the same key became ${again.outcome}`);
  expect(again.reference === first.reference, 'the same key, another reference');
  expect(again.dueAt === first.dueAt, 'an earlier promise has moved');
  // The failed one, the one leased by a killed server, and the new one.
  const webhooks = await deliver(200, (count) => count >= 3 && smtp.received.length >= 3, smtp.url);
  const mails = smtp.received.map(({ parsed }) => parsed.messageId);
  for (const [what, ids] of Object.entries({ webhooks, mails })) {
    expect(ids.length === 3 && new Set(ids).size === 3, `the ${what} of 3 were ${ids.join()}`);
  }
  const negative = await db.all('select 1 as one from attempt where duration_ms < 0');
  expect(negative.length === 0, 'an attempt ended before it began');
  await smtp.stop();
  await db.close();
  const counted = `${webhooks.length} of 3 webhooks and ${mails.length} of 3 receipts`;
  return { figures: `${counted} after ${refused.length} refused`, broken };

  /** The ids that a receiver got which answers with a status. */
  async function deliver(status: number, isDone: (count: number) => boolean, smtpUrl?: string) {
    const receiver = await startReceiver(() => ({ status }));
    const channels = testChannels(db, { [kind]: receiver.url }, { clock, mail: { smtpUrl } });
    const outbox = startOutbox(channels, { db, log: silentLog, clock, random: Math.random });
    // What is missing is found among the ids.
    await until(() => isDone(receiver.received.length), 'all arrives').catch(() => {});
    await outbox.stop();
    await receiver.stop();
    return receiver.received.map(({ headers }) => headers['webhook-id']);
  }
}
