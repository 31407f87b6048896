import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { systemClock } from '../../intake/clock.ts';
import { leaseMs, startDeliverer } from '../../intake/delivery/deliverer.ts';
import { silentLog } from '../../intake/log.ts';
import { deliveryOf } from '../../intake/store/deliveries.ts';
import { openStore } from '../../intake/store/open-store.ts';
import { fileOf, submissionByReference } from '../../intake/store/read-submissions.ts';
import { pdfBytes } from '../factories/documents.ts';
import { aSubmission } from '../factories/submissions.ts';
import { startIntakeProcess } from './intake-process.ts';
import { sendForm } from './send-form.ts';
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

const senders = 6;

/**
 * Kills the server at random moments under load, starts it again, and looks at the end for every
 * reference that a sender was ever given.
 */
export async function crashRounds(store: StoreConfig, rounds: number): Promise<CrashReport> {
  const receiver = await startReceiver();
  const answered = new Map<string, string>();
  const environment = {
    DATA_DIR: store.dataDir,
    ...(store.databaseUrl && { DATABASE_URL: store.databaseUrl }),
    WEBHOOK_SECRET: testSecret.variable,
    WEBHOOK_JOB_APPLICATION_URL: receiver.url,
  };
  for (let round = 0; round < rounds; round += 1) {
    const server = await startIntakeProcess(environment);
    const load = new AbortController();
    const sending = Array.from({ length: senders }, async () => {
      while (!load.signal.aborted) await sendOne(server.url).catch(() => {});
    });
    // At least one answer first, so that every round has something to lose.
    const before = answered.size;
    await until(() => answered.size > before, 'the server answers');
    await systemClock.wait(Math.random() * 250, new AbortController().signal);
    await server.kill();
    load.abort();
    await Promise.all(sending);
  }
  const report = await inspect();
  await receiver.stop();
  return report;

  async function sendOne(url: string) {
    const bytes = pdfBytes(randomBytes(20_000 + Math.random() * 100_000).toString('latin1'));
    const response = await sendForm(url, 'job-application', aSubmission['job-application'](), {
      field: 'resume',
      filename: `${randomUUID()}.pdf`,
      type: 'application/pdf',
      bytes,
    });
    if (response.status !== 201) throw new Error(`HTTP ${response.status}`);
    const { reference } = (await response.json()) as { reference: string };
    answered.set(reference, sha256(bytes));
  }

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

    const report: CrashReport = {
      answered: answered.size,
      lost: [],
      changedFiles: [],
      undelivered: [],
      deliveredAgain: 0,
    };
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    report.deliveredAgain = ids.length - new Set(ids).size;
    const delivered = new Set(ids);
    for (const [reference, hash] of answered) {
      const submission = await submissionByReference(db, reference);
      if (!submission) {
        report.lost.push(reference);
        continue;
      }
      const file = await fileOf(db, submission.id);
      if (!file || sha256(file.bytes) !== hash) report.changedFiles.push(reference);
      const delivery = await deliveryOf(db, submission.id);
      if (!delivery || !delivered.has(delivery.id)) report.undelivered.push(reference);
    }
    await db.close();
    return report;
  }
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
