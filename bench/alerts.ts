import { contextIn } from '#tests/support/stores/act-in.ts';
/**
 * Role alerts in numbers: npm run bench:alerts. How long it takes to match new roles with every
 * filter and to plan the mails, how many mails a minute leave, and the memory that this process took.
 */
import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { filterOptions } from '#domain/vacancies/filter.ts';
import { systemClock } from '#server/base/clock.ts';
import { startOutbox } from '#server/deliveries/outbox.ts';
import type { Db } from '#server/db/db.ts';
import { openStore } from '#server/db/open-store.ts';
import { matchRoles, openRoles } from '#server/alerts/match-roles.ts';
import { planAlertMails } from '#server/alerts/plan-alert-mails.ts';
import { testChannels } from '#tests/support/deliveries/channels.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { until } from '#tests/support/machine/until.ts';
import { insertAlerts, manyFilters } from '#tests/support/stores/many-alerts.ts';
import { startPostgres } from '#tests/support/stores/postgres-server.ts';
import { planAll, publishRole, workday } from '#tests/support/stores/role-alerts.ts';
import { printFigures, type Figure } from './support/figure.ts';
import { catalogue } from '#content/catalogue.server.ts';

const alerts = 20_000;
const distinctFilters = 400;
const newRoles = 50;
const mailsSent = 500;
/** For all of them; on a machine that others keep busy too. */
const timeoutMs = 10 * 60_000;
const about = `${number(alerts)} role alerts, ${distinctFilters} filters`;

export async function measureAlerts(): Promise<Figure[]> {
  const figures = await measureStore('embedded', undefined);
  const peak = Math.round(process.resourceUsage().maxRSS / 1024);
  figures.push({ what: `${about}, embedded: peak memory of all this`, measured: `${peak} MB` });
  const postgres = await startPostgres();
  try {
    return [...figures, ...(await measureStore('PostgreSQL', await postgres.newDatabase()))];
  } finally {
    await postgres.stop();
  }
}

async function measureStore(name: string, databaseUrl: string | undefined): Promise<Figure[]> {
  const dataDir = temporaryFolder();
  const db = await openStore({ dataDir, databaseUrl });
  await insertAlerts(db, { count: alerts, filters: manyFilters(distinctFilters), now: workday });
  await publishRoles(db);
  const matching = await timed(async () => matchRoles(db, await openRoles(db, workday), workday));
  const planning = await timed(() =>
    planAlertMails(contextIn({ db, planTasks: planAll, now: workday }), 'en-GB'),
  );
  const again = await timed(() =>
    planAlertMails(contextIn({ db, planTasks: planAll, now: workday }), 'en-GB'),
  );
  const [told] = await db.all<{ roles: number; mails: number }>(
    `select count(*) as roles, count(distinct alert_id) as mails from role_alert_sent`,
  );
  const perMinute = await mailsAMinute(db, Math.min(mailsSent, told!.mails));
  await db.close();
  rmSync(dataDir, { recursive: true });
  const figure = (what: string, measured: string) => ({
    what: `${about}, ${name}: ${what}`,
    measured,
  });
  return [
    figure(`${newRoles} new roles matched with every filter`, matching),
    figure(`${number(told!.mails)} mails with ${number(told!.roles)} roles planned`, planning),
    figure('the next run, with nothing to tell', again),
    figure('mails a minute to a mail server beside it', number(perMinute)),
  ];
}

async function publishRoles(db: Db) {
  const { roleCategories, experience, location } = filterOptions(catalogue().firm);
  for (let nth = 0; nth < newRoles; nth += 1) {
    await publishRole(db, {
      roleCategory: roleCategories[nth % roleCategories.length]!,
      experience: experience[nth % experience.length]!,
      location: location[nth % 3]!,
    });
  }
}

async function timed(work: () => Promise<unknown>): Promise<string> {
  const before = performance.now();
  await work();
  return `${((performance.now() - before) / 1000).toFixed(1)} s`;
}

/** Through the outbox to a mail server on this machine that takes everything. */
async function mailsAMinute(db: Db, wanted: number): Promise<number> {
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
  const clock = { ...systemClock, now: () => workday };
  const mail = { smtpUrl: `smtp://127.0.0.1:${port}` };
  const channels = testChannels(db, {}, { clock, mail, siteUrl: 'https://firm.example' });
  const log = { info() {}, warn() {}, error() {} };
  const before = performance.now();
  const outbox = startOutbox(channels, { db, clock, log, random: () => 0 });
  await until(() => received >= wanted, `${wanted} mails`, timeoutMs);
  const minutes = (performance.now() - before) / 60_000;
  await outbox.stop();
  await new Promise<void>((resolve) => server.close(() => resolve()));
  return Math.round(received / minutes);
}

function number(value: number): string {
  return value.toLocaleString('en');
}

if (import.meta.main) printFigures(await measureAlerts());
