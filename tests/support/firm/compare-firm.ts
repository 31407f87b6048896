import { systemClock } from '#server/base/clock.ts';
import { silentLog } from '#server/base/log.ts';
import { leaseMs, startOutbox } from '#server/deliveries/outbox.ts';
import type { Db } from '#server/db/db.ts';
import { openStore } from '#server/db/open-store.ts';
import { testChannels } from '../deliveries/channels.ts';
import { startServerProcess } from '../server/server-process.ts';
import { until } from '../machine/until.ts';
import { compareAlerts, compareTold } from './compare-alerts.ts';
import { compareAnswers } from './compare-answers.ts';
import { arrivedAgain, compareDeliveries } from './compare-deliveries.ts';
import { comparePublications, compareShownPages } from './compare-pages.ts';
import { compareSubmissions } from './compare-submissions.ts';
import { compareThreads } from './compare-threads.ts';
import { compareAdverts, compareVacancies } from './compare-vacancies.ts';
import { findHalves } from './find-halves.ts';
import { findTraces } from './find-traces.ts';
import { mailFrom, mailStaff, type Firm } from './firm.ts';
import { workDone, type Ledger } from './ledger.ts';
import { nextOfficeDay, tellRoles } from './tell-roles.ts';

/** What was acknowledged and is not in the store, and what is stored in part. */
export async function compareStore(db: Db, { ledger }: Pick<Firm, 'ledger'>): Promise<string[]> {
  return [
    ...(await compareSubmissions(db, ledger)),
    ...(await compareThreads(db, ledger)),
    ...(await compareAnswers(db, ledger)),
    ...(await compareVacancies(db, ledger)),
    ...(await comparePublications(db, ledger)),
    ...(await compareAlerts(db, ledger)),
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
  // Beyond the leases of the servers that were killed, and beyond a second attempt.
  await deliver(
    db,
    firm,
    Date.now() + leaseMs + 60_000,
    "purpose not like 'role-news-%' and purpose <> 'staff-summary'",
  );
  // A summary of notices is due an hour after its first one, hence on the last day for sure.
  await deliver(db, firm, firm.officeDay, "purpose <> 'staff-summary'");
  const lastDay = nextOfficeDay(firm.officeDay);
  await tellRoles(db, lastDay);
  await deliver(db, firm, lastDay);
  broken.push(...(await compareDeliveries(db, firm)), ...(await compareTold(db, firm)));
  await db.close();
  return {
    figures: `acknowledged: ${workDone(ledger)}; delivered: webhooks ${webhooks.length - arrivedAgain(webhooks)}, mails ${mails.length - arrivedAgain(mails)}; delivered again: webhooks ${arrivedAgain(webhooks)}, mails ${arrivedAgain(mails)}; ${broken.length} lost or in part`,
    broken,
  };
}

/** The public pages of a server that starts on the store. */
export async function compareStart({ environment, ledger }: Firm): Promise<string[]> {
  const server = await startServerProcess(environment);
  const broken = await compareShown(server.url, ledger);
  await server.stop();
  return broken;
}

/** What a server that has just started does not show, though it was acknowledged. */
export async function compareShown(url: string, ledger: Ledger): Promise<string[]> {
  return [...(await compareAdverts(url, ledger)), ...(await compareShownPages(url, ledger))];
}

/** Delivers what waits, at another time than now. */
async function deliver(db: Db, { webhookUrl, smtpUrl }: Firm, at: number, which = '1 = 1') {
  const startedAt = Date.now();
  const clock = { ...systemClock, now: () => at + Date.now() - startedAt };
  const channels = testChannels(
    db,
    { 'job-application': webhookUrl, 'contact-message': webhookUrl },
    { mail: { smtpUrl, from: mailFrom, staff: mailStaff }, clock },
  );
  const outbox = startOutbox(channels, { db, log: silentLog, clock, random: Math.random });
  const open = `select 1 as one from task where channel in ('webhook', 'mail')
    and state = 'waiting' and ${which} limit 1`;
  await until(async () => (await db.all(open)).length === 0, 'all is delivered', 900_000).finally(
    outbox.stop,
  );
}
