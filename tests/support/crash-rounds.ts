import { systemClock } from '../../server/clock.ts';
import { leaseMs, startOutbox } from '../../server/outbox/outbox.ts';
import { silentLog } from '../../server/log.ts';
import { openStore } from '../../server/store/open-store.ts';
import { submissionByReference } from '../../server/store/read-submissions.ts';
import { tasksOf } from '../../server/store/tasks.ts';
import { missingFrom, startLoad, type Answered } from './application-load.ts';
import { testChannels } from './channels.ts';
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
  /** Deliveries repeated after a crash, which at-least-once allows. */
  deliveredAgain: number;
};

/** Kills and restarts the server under load, then looks for every acknowledged reference. */
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
    // At least one acknowledgement in each round.
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
    // A clock beyond the leases of the killed servers.
    const outbox = startOutbox(testChannels(db, { 'job-application': receiver.url }), {
      db,
      log: silentLog,
      clock: { ...systemClock, now: () => Date.now() + leaseMs + 60_000 },
      random: Math.random,
    });
    const open = `select 1 as one from task
      where channel = 'webhook' and state <> 'delivered' limit 1`;
    await until(async () => (await db.all(open)).length === 0, 'all is delivered', 120_000);
    await outbox.stop();

    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    const delivered = new Set(ids);
    const undelivered: string[] = [];
    for (const reference of answered.keys()) {
      const submission = await submissionByReference(db, reference);
      const tasks = submission ? await tasksOf(db, submission.id) : [];
      const task = tasks.find(({ channel }) => channel === 'webhook');
      if (!task || !delivered.has(task.id)) undelivered.push(reference);
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
