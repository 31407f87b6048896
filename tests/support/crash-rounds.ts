import { systemClock } from '../../server/clock.ts';
import { leaseMs, startDeliverer } from '../../server/outbox/deliverer.ts';
import { silentLog } from '../../server/log.ts';
import { deliveryOf } from '../../server/store/deliveries.ts';
import { openStore } from '../../server/store/open-store.ts';
import { submissionByReference } from '../../server/store/read-submissions.ts';
import { missingFrom, startLoad, type Answered } from './application-load.ts';
import { startServerProcess } from './server-process.ts';
import type { StoreConfig } from './stores.ts';
import { testSecret } from './test-secret.ts';
import { until } from './until.ts';
import { startReceiver } from './webhook-receiver.ts';

export type CrashReport = {
  answered: number;
  lost: string[];
  changedFiles: string[];
  undelivered: string[];
  /** Deliveries that came more than once, as they may after a crash. */
  deliveredAgain: number;
};

/**
 * Kills the server at random moments under load, starts it again, and looks at the end for every
 * reference that a sender was ever given.
 */
export async function crashRounds(store: StoreConfig, rounds: number): Promise<CrashReport> {
  const receiver = await startReceiver();
  const answered: Answered = new Map();
  const environment = {
    DATA_DIR: store.dataDir,
    ...(store.databaseUrl && { DATABASE_URL: store.databaseUrl }),
    WEBHOOK_SECRET: testSecret.variable,
    WEBHOOK_JOB_APPLICATION_URL: receiver.url,
  };
  for (let round = 0; round < rounds; round += 1) {
    const server = await startServerProcess(environment);
    // At least one answer first, so that every round has something to lose.
    const before = answered.size;
    const load = startLoad(server.url, answered);
    await until(() => answered.size > before, 'the server answers');
    await systemClock.wait(Math.random() * 250, new AbortController().signal);
    await server.kill();
    await load.stop();
  }
  const report = await inspect();
  await receiver.stop();
  return report;

  async function inspect(): Promise<CrashReport> {
    const db = await openStore(store);
    // A clock beyond the leases of the servers that were killed: what they left is due.
    const deliverer = startDeliverer(
      { 'job-application': { url: receiver.url, maxBytes: Number.POSITIVE_INFINITY } },
      {
        db,
        log: silentLog,
        clock: { ...systemClock, now: () => Date.now() + leaseMs + 60_000 },
        random: Math.random,
        siteUrl: 'http://127.0.0.1',
        secrets: [testSecret.key],
      },
    );
    const open = `select 1 as one from delivery where state <> 'delivered' limit 1`;
    await until(async () => (await db.all(open)).length === 0, 'all is delivered', 120_000);
    await deliverer.stop();

    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    const delivered = new Set(ids);
    const undelivered: string[] = [];
    for (const reference of answered.keys()) {
      const submission = await submissionByReference(db, reference);
      const delivery = submission && (await deliveryOf(db, submission.id));
      if (!delivery || !delivered.has(delivery.id)) undelivered.push(reference);
    }
    const missing = await missingFrom(db, answered);
    await db.close();
    return {
      answered: answered.size,
      ...missing,
      undelivered,
      deliveredAgain: ids.length - delivered.size,
    };
  }
}
