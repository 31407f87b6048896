import { startOutbox } from '../../server/outbox/outbox.ts';
import { silentLog } from '../../server/log.ts';
import { openStore } from '../../server/store/open-store.ts';
import { claimDue } from '../../server/store/claim-tasks.ts';
import { saveSubmission } from '../../server/store/save-submission.ts';
import { aNewSubmission } from '../factories/new-submission.ts';
import { planTasks, testChannels } from '../support/channels.ts';
import { manualClock } from '../support/manual-clock.ts';
import { postgresFolder, startPostgres } from '../support/postgres-server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { until } from '../support/until.ts';
import { startReceiver } from '../support/webhook-receiver.ts';
import type { Fault, Finding } from './fault.ts';

const year = 365 * 24 * 3_600_000;
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
  async run() {
    if (!postgresFolder) return { skipped: 'PostgreSQL is not installed.' };
    const postgres = await startPostgres();
    const finding = await setClockBack(await postgres.newDatabase());
    await postgres.stop();
    return finding;
  },
};

async function setClockBack(databaseUrl: string | undefined): Promise<Finding> {
  const { clock, advance } = manualClock();
  const db = await openStore({ dataDir: temporaryFolder(), databaseUrl });
  const broken: string[] = [];
  const failed = aNewSubmission({ kind });
  const first = await saveSubmission(db, failed, planTasks, clock.now());
  const refusing = await startReceiver(() => ({ status: 500 }));
  await deliverUntil(refusing, () => refusing.received.length > 0);
  await saveSubmission(db, aNewSubmission({ kind }), planTasks, clock.now());
  const queue = { channel: 'webhook', destination: kind, limit: 1 };
  const now = clock.now();
  await claimDue(db, { ...queue, now, lease: 'killed server', leaseUntil: now + 60_000 });

  advance(-year);
  await saveSubmission(db, aNewSubmission({ kind }), planTasks, clock.now());
  const again = await saveSubmission(db, failed, planTasks, clock.now());
  if (again.outcome !== 'repeated' || first.outcome !== 'stored') {
    broken.push(`the same key became ${again.outcome}`);
  } else if (again.reference !== first.reference) broken.push('the same key, another reference');
  const taking = await startReceiver();
  // The failed one, the one leased by a killed server, and the new one.
  await deliverUntil(taking, () => taking.received.length >= 3).catch((error: Error) => {
    broken.push(`${taking.received.length} of 3 delivered: ${error.message}`);
  });
  const ids = new Set(taking.received.map(({ headers }) => headers['webhook-id']));
  if (ids.size !== taking.received.length) broken.push('something was delivered twice');
  const [{ negative } = { negative: 0 }] = await db.all<{ negative: number }>(
    'select count(*) as negative from attempt where duration_ms < 0',
  );
  if (negative > 0) broken.push('an attempt ended before it began');
  await db.close();
  return {
    figures: `${ids.size} of 3 deliveries made, the same key gave the same reference`,
    broken,
  };

  async function deliverUntil(
    receiver: Awaited<ReturnType<typeof startReceiver>>,
    reached: () => boolean,
  ) {
    const channels = testChannels(db, { [kind]: receiver.url }, { clock });
    const outbox = startOutbox(channels, { db, log: silentLog, clock, random: Math.random });
    try {
      await until(reached, 'deliveries arrive', 10_000);
    } finally {
      await outbox.stop();
      await receiver.stop();
    }
  }
}
