import { actIn } from '#tests/support/stores/act-in.ts';
import { startOutbox } from '#server/deliveries/outbox.ts';
import { silentLog } from '#server/base/log.ts';
import { openStore } from '#server/db/open-store.ts';
import { claimDue } from '#server/deliveries/claim-tasks.ts';
import { saveSubmission } from '#server/submissions/save-submission.ts';
import { planWith } from '#server/channels/channels.ts';
import { aNewSubmission } from '#tests/factories/new-submission.ts';
import { testChannels } from '#tests/support/deliveries/channels.ts';
import { startMailReceiver } from '#tests/support/deliveries/mail-receiver.ts';
import { manualClock } from '#tests/support/machine/manual-clock.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { until } from '#tests/support/machine/until.ts';
import { startReceiver } from '#tests/support/deliveries/webhook-receiver.ts';
import type { Fault, Finding } from './fault.ts';
import { onPostgres } from './on-postgres.ts';

const day = 24 * 3_600_000;
const year = 365 * day;
const kind = 'contact-dialog';

/** A machine that started with its clock a year ahead, corrected later. */
export const clockBack: Fault = {
  name: 'clock-back',
  title: 'the clock is set back by a year, embedded store',
  run: () => setClockBack(undefined),
};

export const clockBackPostgres: Fault = {
  name: 'clock-back-postgres',
  title: 'the clock is set back by a year, PostgreSQL',
  run: () => onPostgres((databaseUrl) => setClockBack(databaseUrl)),
};

async function setClockBack(databaseUrl: string | undefined): Promise<Finding> {
  const { clock, advance } = manualClock();
  const db = await openStore({ dataDir: temporaryFolder(), databaseUrl });
  const broken: string[] = [];
  const planTasks = planWith(testChannels(db, {}));
  const failed = aNewSubmission({ kind });
  const first = await actIn({ db, planTasks, now: clock.now() }, (act) =>
    saveSubmission(act, failed),
  );
  const refusing = await startReceiver(() => ({ status: 500 }));
  await deliverUntil(refusing, () => refusing.received.length > 0);
  await actIn({ db, planTasks, now: clock.now() }, (act) =>
    saveSubmission(act, aNewSubmission({ kind })),
  );
  const queue = { channel: 'webhook', destination: kind, limit: 1 } as const;
  const now = clock.now();
  await claimDue(db, { ...queue, now, lease: 'killed server', leaseUntil: now + 60_000 });

  advance(-year);
  const promised = await actIn({ db, planTasks, now: clock.now() }, (act) =>
    saveSubmission(act, aNewSubmission({ kind })),
  );
  const again = await actIn({ db, planTasks, now: clock.now() }, (act) =>
    saveSubmission(act, failed),
  );
  if (again.outcome !== 'repeated' || first.outcome !== 'stored') {
    broken.push(`the same key became ${again.outcome}`);
  } else if (again.reference !== first.reference) broken.push('the same key, another reference');
  // An answer is promised within days of the clock as it is now, and nobody's promise has moved.
  const dueAt = 'dueAt' in promised ? (promised.dueAt ?? 0) : 0;
  if (dueAt < clock.now() || dueAt > clock.now() + 14 * day) {
    broken.push(`the answer is promised for ${new Date(dueAt).toISOString()}`);
  }
  if ('dueAt' in first && 'dueAt' in again && first.dueAt !== again.dueAt) {
    broken.push('an earlier promise has moved');
  }
  const smtp = await startMailReceiver();
  const taking = await startReceiver();
  // The failed one, the one leased by a killed server, and the new one.
  const all = () => taking.received.length >= 3 && smtp.received.length >= 3;
  await deliverUntil(taking, all, smtp.url).catch((error: Error) => {
    broken.push(
      `${taking.received.length} of 3 webhooks, ${smtp.received.length} of 3 mails: ${error.message}`,
    );
  });
  await smtp.stop();
  const messages = new Set(smtp.received.map(({ parsed }) => parsed.messageId));
  if (messages.size !== smtp.received.length) broken.push('a mail was sent twice');
  const ids = new Set(taking.received.map(({ headers }) => headers['webhook-id']));
  if (ids.size !== taking.received.length) broken.push('something was delivered twice');
  const [{ negative } = { negative: 0 }] = await db.all<{ negative: number }>(
    'select count(*) as negative from attempt where duration_ms < 0',
  );
  if (negative > 0) broken.push('an attempt ended before it began');
  await db.close();
  return {
    figures: `${ids.size} of 3 webhooks and ${messages.size} of 3 receipts delivered, the same key gave the same reference`,
    broken,
  };

  async function deliverUntil(
    receiver: Awaited<ReturnType<typeof startReceiver>>,
    reached: () => boolean,
    smtpUrl?: string,
  ) {
    const channels = testChannels(db, { [kind]: receiver.url }, { clock, mail: { smtpUrl } });
    const outbox = startOutbox(channels, { db, log: silentLog, clock, random: Math.random });
    try {
      await until(reached, 'deliveries arrive', 60_000);
    } finally {
      await outbox.stop();
      await receiver.stop();
    }
  }
}
