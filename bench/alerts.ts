/**
 * Alerts about roles on the embedded store: how long it takes to match new roles with every filter
 * and to plan the mails, how many mails a minute leave, and the memory it takes.
 */
import { rmSync } from 'node:fs';
import { SMTPServer } from 'smtp-server';
import type { AddressInfo } from 'node:net';
import '../tests/support/provide-content.ts';
import { testChannels } from '../tests/support/deliveries/channels.ts';
import { temporaryFolder } from '../tests/support/machine/temporary-folder.ts';
import { insertAlerts, manyFilters } from '../tests/support/stores/many-alerts.ts';
import { planAll, publishRole, workday } from '../tests/support/stores/role-alerts.ts';
import { filterOptions } from '../domain/vacancy/filter.ts';
import { startOutbox } from '../server/outbox/outbox.ts';
import { openStore } from '../server/store/db/open-store.ts';
import { matchRoles, openRoles } from '../server/store/role-alerts/match-roles.ts';
import { planAlertMails } from '../server/store/role-alerts/plan-alert-mails.ts';

const alerts = 20_000;
const distinctFilters = 400;
const newRoles = 50;
const mailsSent = 2_000;

const dataDir = temporaryFolder();
const db = await openStore({ dataDir, databaseUrl: undefined });
await insertAlerts(db, { count: alerts, filters: manyFilters(distinctFilters), now: workday });
const { roleCategories, experience, location } = filterOptions();
for (let nth = 0; nth < newRoles; nth += 1) {
  await publishRole(db, {
    roleCategory: roleCategories[nth % roleCategories.length]!,
    experience: experience[nth % experience.length]!,
    location: location[nth % 3]!,
  });
}

const matching = await timed(async () => matchRoles(db, await openRoles(db, workday), workday));
const planning = await timed(() => planAlertMails(db, 'en-GB', planAll, workday));
const again = await timed(() => planAlertMails(db, 'en-GB', planAll, workday));
const [told] = await db.all<{ roles: number; mails: number }>(
  `select count(*) as roles, count(distinct alert_id) as mails from role_alert_sent`,
);
console.log(`alerts            ${alerts} over ${distinctFilters} filters, ${newRoles} new roles`);
console.log(`matching          ${matching.seconds} s`);
console.log(
  `planning          ${planning.seconds} s for ${told!.mails} mails with ${told!.roles} roles`,
);
console.log(`planning, nothing ${again.seconds} s`);
console.log(`mails a minute    ${await mailsAMinute()}`);
console.log(`memory            ${Math.round(process.memoryUsage().rss / 1024 ** 2)} MB`);
await db.close();
rmSync(dataDir, { recursive: true });

async function timed<T>(work: () => Promise<T>) {
  const before = performance.now();
  const value = await work();
  return { value, seconds: ((performance.now() - before) / 1000).toFixed(1) };
}

/** Through the outbox to a mail server on this machine that takes everything. */
async function mailsAMinute(): Promise<number> {
  let received = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _, callback) {
      stream.resume();
      stream.on('end', () => {
        received += 1;
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const clock = { now: () => workday, wait: systemWait };
  const mail = { smtpUrl: `smtp://127.0.0.1:${port}` };
  const channels = testChannels(db, {}, { clock, mail, siteUrl: 'https://firm.example' });
  const log = { info() {}, warn() {}, error() {} };
  const before = performance.now();
  const outbox = startOutbox(channels, { db, clock, log, random: () => 0 });
  while (received < Math.min(mailsSent, told!.mails)) await systemWait(50);
  const minutes = (performance.now() - before) / 60_000;
  await outbox.stop();
  await new Promise<void>((resolve) => server.close(() => resolve()));
  return Math.round(received / minutes);
}

function systemWait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
