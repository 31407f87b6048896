import { systemClock } from '#server/base/clock.ts';
import { silentLog } from '#server/base/log.ts';
import { openStore } from '#server/db/open-store.ts';
import { leaseMs, startOutbox } from '#server/deliveries/outbox.ts';
import { testChannels } from '../deliveries/channels.ts';
import { until } from '../machine/until.ts';
import { startServerProcess } from '../server/server-process.ts';
import { type Firm, mailFrom, mailStaff, nextOfficeDay, tellRoles } from './firm.ts';
import { acknowledged, kindsOfWork } from './ledger.ts';
import { arrivedAgain, brokenNow } from './what-must-hold.ts';

/** After the last fault, while no server runs: what is stored and shown, then what that delivers. */
export async function checkFirm(firm: Firm): Promise<{ figures: string; broken: string[] }> {
  const { webhooks, mails, officeDay } = firm;
  const broken = await brokenNow('stored', firm);
  const server = await startServerProcess(firm.environment);
  broken.push(...(await brokenNow('started', firm, server)));
  await server.stop();
  firm.settle();
  // Beyond the leases of the servers that were killed, and beyond a second attempt.
  const soon = Date.now() + leaseMs + 60_000;
  await deliver(firm, soon, "purpose not like 'role-news-%' and purpose <> 'staff-summary'");
  // A summary of notices is due an hour after its first one, hence on the last day for sure.
  await deliver(firm, officeDay, "purpose <> 'staff-summary'");
  const lastDay = nextOfficeDay(officeDay);
  await deliver(firm, lastDay, '1 = 1', true);
  broken.push(...(await brokenNow('delivered', firm)));
  await firm.close();
  const again = [arrivedAgain(webhooks), arrivedAgain(mails)] as const;
  return {
    figures: `acknowledged: ${workDone(firm)}; delivered: webhooks ${webhooks.length - again[0]}, mails ${mails.length - again[1]}; delivered again: webhooks ${again[0]}, mails ${again[1]}; ${broken.length} lost or in part`,
    broken,
  };
}

/** As `submission 120, status 31, …, alert 12, answers to many 36`. */
function workDone({ ledger, closings }: Firm): string {
  const results = closings.flatMap((closing) => [...closing.results.values()]);
  const answers = results.filter((result) => result === 'sent' || result === 'repeated');
  const kinds = kindsOfWork.map((work) => `${work} ${acknowledged(ledger, work)}`);
  return [...kinds, `answers to many ${answers.length}`].join(', ');
}

/** Delivers what waits, at another time than now. */
async function deliver(firm: Firm, at: number, which: string, tells = false) {
  const { store, webhookUrl, smtpUrl } = firm;
  const startedAt = Date.now();
  const clock = { ...systemClock, now: () => at + Date.now() - startedAt };
  const db = await openStore(store);
  if (tells) await tellRoles(db, at);
  const channels = testChannels(
    db,
    { 'job-application': webhookUrl, 'contact-message': webhookUrl },
    { mail: { smtpUrl, from: mailFrom, staff: mailStaff }, clock },
  );
  const outbox = startOutbox(channels, { db, log: silentLog, clock, random: Math.random });
  const open = `select 1 as one from task where channel in ('webhook', 'mail')
    and state = 'waiting' and ${which} limit 1`;
  const isDone = async () => (await db.all(open)).length === 0;
  // What is left is found among the tasks that are not settled.
  await until(isDone, 'all is delivered', 300_000).catch(() => {});
  await outbox.stop();
  await db.close();
}
