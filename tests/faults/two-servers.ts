import { setTimeout as wait } from 'node:timers/promises';
import { attemptTimeoutMs, leaseMs } from '#server/deliveries/outbox.ts';
import { compareFirm, compareStart } from '#tests/support/firm/compare-firm.ts';
import { openFirm, type Arrival } from '#tests/support/firm/firm.ts';
import { acknowledged } from '#tests/support/firm/ledger.ts';
import { startWork } from '#tests/support/firm/start-work.ts';
import { postgresFolder, startPostgres } from '#tests/support/stores/postgres-server.ts';
import { startServerProcess } from '#tests/support/server/server-process.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { until } from '#tests/support/machine/until.ts';
import type { Fault } from './fault.ts';

export const twoServers: Fault = {
  name: 'two-servers',
  title: 'two servers on one PostgreSQL, one is killed again and again while the other works on',
  async run({ rounds }) {
    if (!postgresFolder) return { skipped: 'PostgreSQL is not installed.' };
    const kills = Math.ceil(rounds / 8);
    const postgres = await startPostgres();
    const databaseUrl = await postgres.newDatabase();
    const firm = await openFirm({ dataDir: temporaryFolder(), databaseUrl });
    // Each has a spool of its own, as on two machines.
    const start = () => startServerProcess({ ...firm.environment, DATA_DIR: temporaryFolder() });
    const servers = await Promise.all([start(), start()]);
    const urls = servers.map(({ url }) => url);
    const work = startWork(firm, urls);
    const goesOn = (what: string) => {
      const before = acknowledged(firm.ledger);
      return until(() => acknowledged(firm.ledger) > before + 3, what, 60_000);
    };
    for (let kill = 0; kill < kills; kill += 1) {
      await goesOn('both work');
      await wait(Math.random() * 300);
      const victim = kill % 2;
      await servers[victim]!.kill();
      await goesOn('the other works on');
      servers[victim] = await start();
      urls[victim] = servers[victim].url;
    }
    await goesOn('both work');
    await work.stop();
    await Promise.all(servers.map((server) => server.stop()));
    const broken = [...tooEarly(firm.webhooks), ...tooEarly(firm.mails)];
    const compared = await compareFirm(firm);
    broken.push(...(await compareStart(firm)));
    await firm.close();
    await postgres.stop();
    return {
      figures: `${kills} kills; ${compared.figures}`,
      broken: [...broken, ...compared.broken],
    };
  },
};

/** Messages that were sent again while the lease of the first attempt still ran. */
function tooEarly(arrivals: readonly Arrival[]): string[] {
  const leastGapMs = leaseMs - attemptTimeoutMs;
  return [...Map.groupBy(arrivals, ({ id }) => id).values()].flatMap((same) =>
    same.flatMap(({ about, at }, nth) => {
      const gap = nth === 0 ? Infinity : at - same[nth - 1]!.at;
      return gap < leastGapMs ? [`"${about}" was sent again after ${gap} ms`] : [];
    }),
  );
}
