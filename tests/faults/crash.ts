import { crashRounds } from '../support/crash-rounds.ts';
import { postgresFolder, startPostgres } from '../support/postgres-server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import type { Fault, Finding } from './fault.ts';

export const crashEmbedded: Fault = {
  name: 'crash',
  title: 'kill -9 at random moments under load, embedded store',
  run: ({ rounds }) => crash(rounds, undefined),
};

export const crashPostgres: Fault = {
  name: 'crash-postgres',
  title: 'kill -9 at random moments under load, PostgreSQL',
  async run({ rounds }) {
    if (!postgresFolder) return { skipped: 'PostgreSQL is not installed.' };
    const postgres = await startPostgres();
    const finding = await crash(rounds, await postgres.newDatabase());
    await postgres.stop();
    return finding;
  },
};

async function crash(rounds: number, databaseUrl: string | undefined): Promise<Finding> {
  const store = { dataDir: temporaryFolder(), databaseUrl };
  const { answered, lost, changedFiles, undelivered, deliveredAgain } = await crashRounds(
    store,
    rounds,
  );
  return {
    figures: `${rounds} kills, ${answered} acknowledged, ${lost.length} lost, ${changedFiles.length} files changed, ${undelivered.length} undelivered, ${deliveredAgain} delivered twice`,
    broken: [
      ...lost.map((reference) => `${reference} is lost`),
      ...changedFiles.map((reference) => `the file of ${reference} changed`),
      ...undelivered.map((reference) => `${reference} was never delivered`),
    ],
  };
}
