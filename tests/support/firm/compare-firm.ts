import { systemClock } from '../../../server/clock.ts';
import { silentLog } from '../../../server/log.ts';
import { leaseMs, startOutbox } from '../../../server/outbox/outbox.ts';
import type { Db } from '../../../server/store/db/db.ts';
import { openStore } from '../../../server/store/db/open-store.ts';
import { testChannels } from '../deliveries/channels.ts';
import { startServerProcess } from '../server/server-process.ts';
import { until } from '../machine/until.ts';
import { arrivedAgain, compareDeliveries } from './compare-deliveries.ts';
import { compareSubmissions } from './compare-submissions.ts';
import { comparePages, compareVacancies } from './compare-vacancies.ts';
import { findHalves } from './find-halves.ts';
import { findTraces } from './find-traces.ts';
import { mailFrom, mailStaff, type Firm } from './firm.ts';
import { workDone } from './ledger.ts';

/** What was acknowledged and is not in the store, and what is stored in part. */
export async function compareStore(db: Db, { ledger }: Pick<Firm, 'ledger'>): Promise<string[]> {
  return [
    ...(await compareSubmissions(db, ledger)),
    ...(await compareVacancies(db, ledger)),
    ...(await findHalves(db)),
    ...ledger.surprises,
  ];
}

/** The comparison after the last fault, while no server runs: the store, then what it delivers. */
export async function compareFirm(firm: Firm): Promise<{ figures: string; broken: string[] }> {
  const { store, webhooks, mails, ledger } = firm;
  const traces = findTraces(firm);
  const db = await openStore(store);
  const broken = [...traces, ...(await compareStore(db, firm))];
  await deliverOpen(db, firm);
  broken.push(...(await compareDeliveries(db, firm)));
  await db.close();
  return {
    figures: `acknowledged: ${workDone(ledger)}; delivered: webhooks ${webhooks.length - arrivedAgain(webhooks)}, mails ${mails.length - arrivedAgain(mails)}; delivered again: webhooks ${arrivedAgain(webhooks)}, mails ${arrivedAgain(mails)}; ${broken.length} lost or in part`,
    broken,
  };
}

/** The public pages of a server that starts on the store. */
export async function compareStart({ environment, ledger }: Firm): Promise<string[]> {
  const server = await startServerProcess(environment);
  const broken = await comparePages(server.url, ledger);
  await server.stop();
  return broken;
}

async function deliverOpen(db: Db, { webhookUrl, smtpUrl }: Firm) {
  const channels = testChannels(
    db,
    { 'job-application': webhookUrl, 'contact-message': webhookUrl },
    { mail: { smtpUrl, from: mailFrom, staff: mailStaff } },
  );
  const outbox = startOutbox(channels, {
    db,
    log: silentLog,
    // Beyond the leases of the servers that were killed, and beyond a second attempt.
    clock: { ...systemClock, now: () => Date.now() + leaseMs + 60_000 },
    random: Math.random,
  });
  const open = `select 1 as one from task where channel in ('webhook', 'mail')
    and state = 'waiting' limit 1`;
  await until(async () => (await db.all(open)).length === 0, 'all is delivered', 900_000).finally(
    outbox.stop,
  );
}
