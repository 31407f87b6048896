import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, test } from 'vitest';
import { insertAlerts } from '#tests/support/stores/many-alerts.ts';
import { publishRole, runAlerts, workday } from '#tests/support/stores/role-alerts.ts';
import { describeStores, type StoreConfig } from '#tests/support/stores/stores.ts';
import { matchRoles, openRoles } from '#server/alerts/match-roles.ts';

const program = path.resolve('tests/support/stores/plan-alerts-process.ts');
const alerts = 1_500;
const kills = 4;

/** Runs the job in a process of its own and kills it while it works; true if it was done before. */
async function killedWhileWorking({ dataDir, databaseUrl }: StoreConfig, afterMs: number) {
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      program,
      dataDir,
      ...(databaseUrl ? [databaseUrl] : []),
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = once(child, 'exit');
  await once(child.stdout, 'data');
  const timer = setTimeout(() => child.kill('SIGKILL'), afterMs);
  const [code] = (await ended) as [number | null];
  clearTimeout(timer);
  return code === 0;
}

describeStores('a server killed while it plans alerts', ({ fresh }) => {
  test('tells nobody of a role twice, and nobody misses one', { timeout: 300_000 }, async () => {
    const { db, config } = await fresh();
    await matchRoles(db, await openRoles(db, workday), workday);
    await insertAlerts(db, { count: alerts, filters: ['', '?role=quality'], now: workday });
    const roles = [await publishRole(db), await publishRole(db), await publishRole(db)];
    let killed = 0;
    for (let round = 0; round < kills; round += 1) {
      if (!(await killedWhileWorking(config, 40 * (round + 1)))) killed += 1;
    }
    // Two servers do the rest.
    await Promise.all([runAlerts(db), runAlerts(db)]);
    expect(killed).toBeGreaterThan(0);
    const told = await db.all<{ alerts: number; rows: number }>(
      'select count(distinct alert_id) as alerts, count(*) as rows from role_alert_sent',
    );
    expect(told).toEqual([{ alerts, rows: alerts * roles.length }]);
    const mails = await db.all<{ mails: number; alerts: number }>(
      `select count(*) as mails, count(distinct subject_id) as alerts from task
        where purpose like 'role-news-%'`,
    );
    expect(mails).toEqual([{ mails: alerts, alerts }]);
  });
});
