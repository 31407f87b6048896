import { openStore } from '../../server/store/open-store.ts';
import { missingFrom, startLoad, type Answered } from '../support/application-load.ts';
import { startServerProcess } from '../support/server-process.ts';
import { postgresFolder, startPostgres } from '../support/postgres-server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { until } from '../support/until.ts';
import type { Fault } from './fault.ts';

export const database: Fault = {
  name: 'database',
  title: 'PostgreSQL ends every connection, stops and comes back, under load',
  async run({ rounds }) {
    if (!postgresFolder) return { skipped: 'PostgreSQL is not installed.' };
    const failovers = Math.ceil(rounds / 8);
    const postgres = await startPostgres();
    const store = { dataDir: temporaryFolder(), databaseUrl: await postgres.newDatabase() };
    const server = await startServerProcess({
      DATA_DIR: store.dataDir,
      DATABASE_URL: store.databaseUrl,
    });
    const answered: Answered = new Map();
    const broken: string[] = [];
    const status = async (address: string) => (await fetch(`${server.url}${address}`)).status;
    const load = startLoad(server.url, answered);
    const more = (count: number) => {
      const before = answered.size;
      return until(() => answered.size > before + count, 'submissions are accepted', 120_000);
    };
    for (let failover = 0; failover < failovers; failover += 1) {
      await more(2);
      await postgres.endConnections();
    }
    await more(2);
    await postgres.pause();
    await until(async () => (await status('/api/ready')) === 503, 'it is not ready');
    if ((await status('/api/health')) !== 200) broken.push('without its database it is not live');
    await postgres.resume();
    await more(5);
    if ((await status('/api/ready')) !== 200)
      broken.push('with its database again it is not ready');
    await load.stop();
    await server.stop();

    const others = [...load.statuses.keys()].filter((code) => code !== 201 && code !== 503);
    if (others.length > 0) broken.push(`answers other than 201 and 503: ${others.join(', ')}`);
    const db = await openStore(store);
    const { lost, changedFiles } = await missingFrom(db, answered);
    await db.close();
    await postgres.stop();
    broken.push(...[...lost, ...changedFiles].map((reference) => `${reference} is lost`));
    return {
      figures: `${failovers} times all connections ended, 1 stop and start: ${answered.size} acknowledged, ${load.statuses.get(503) ?? 0} answered with 503, ${lost.length} lost`,
      broken,
    };
  },
};
