import { compareFirm } from '../support/firm/compare-firm.ts';
import { openFirm } from '../support/firm/firm.ts';
import { acknowledged } from '../support/firm/ledger.ts';
import { startWork } from '../support/firm/start-work.ts';
import { startServerProcess } from '../support/server/server-process.ts';
import { postgresFolder, startPostgres } from '../support/stores/postgres-server.ts';
import { temporaryFolder } from '../support/machine/temporary-folder.ts';
import { until } from '../support/machine/until.ts';
import { countOf } from './count-of.ts';
import type { Fault } from './fault.ts';

export const database: Fault = {
  name: 'database',
  title: 'PostgreSQL ends every connection, stops and comes back while the firm is at work',
  async run({ rounds }) {
    if (!postgresFolder) return { skipped: 'PostgreSQL is not installed.' };
    const failovers = Math.ceil(rounds / 8);
    const postgres = await startPostgres();
    const databaseUrl = await postgres.newDatabase();
    const firm = await openFirm({ dataDir: temporaryFolder(), databaseUrl });
    const { ledger } = firm;
    const server = await startServerProcess(firm.environment);
    const broken: string[] = [];
    const status = async (address: string) => (await fetch(`${server.url}${address}`)).status;
    const work = startWork(firm, [server.url]);
    const more = (count: number) => {
      const before = acknowledged(ledger);
      return until(() => acknowledged(ledger) > before + count, 'work goes on', 120_000);
    };
    for (let failover = 0; failover < failovers; failover += 1) {
      await more(5);
      await postgres.endConnections();
    }
    await more(5);
    await postgres.pause();
    await until(async () => (await status('/api/ready')) === 503, 'it is not ready');
    if ((await status('/api/health')) !== 200) broken.push('without its database it is not live');
    await postgres.resume();
    await more(20);
    if ((await status('/api/ready')) !== 200)
      broken.push('with its database again it is not ready');
    await work.stop();
    await server.stop();
    if (countOf(ledger, 0) > 0) broken.push(`${countOf(ledger, 0)} connections broke`);
    const compared = await compareFirm(firm);
    await firm.close();
    await postgres.stop();
    return {
      figures: `${failovers} times all connections ended, 1 stop and start; ${countOf(ledger, 503)} answered with 503; ${compared.figures}`,
      broken: [...broken, ...compared.broken],
    };
  },
};
