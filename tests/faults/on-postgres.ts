import { postgresFolder, startPostgres } from '#tests/support/stores/postgres-server.ts';
import type { Finding } from './fault.ts';

/** Runs with an empty database of a PostgreSQL server of its own. */
export async function onPostgres(run: (databaseUrl: string) => Promise<Finding>): Promise<Finding> {
  if (!postgresFolder) return { skipped: 'PostgreSQL is not installed.' };
  const postgres = await startPostgres();
  try {
    return await run(await postgres.newDatabase());
  } finally {
    await postgres.stop();
  }
}
