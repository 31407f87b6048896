import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { ConfigError, type Config } from '../../config.ts';
import type { Db } from './db.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres-db.ts';
import { openSqlite } from './sqlite-db.ts';

/** The database that the configuration names, at the current version. */
export async function openStore(config: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<Db> {
  const db = config.databaseUrl
    ? await reachPostgres(config.databaseUrl)
    : await openEmbedded(config.dataDir);
  try {
    await migrate(db);
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}

export function embeddedFile(dataDir: string): string {
  return path.join(dataDir, 'intake.db');
}

async function openEmbedded(dataDir: string): Promise<Db> {
  await mkdir(dataDir, { recursive: true });
  const file = embeddedFile(dataDir);
  return openSqlite(file).catch((error: Error) => {
    throw new ConfigError(
      `The embedded store ${file} cannot be opened: ${error.message}. Make room if the disk is full; a damaged store is replaced from a backup (docs/runbooks/backup.md).`,
      { cause: error },
    );
  });
}

async function reachPostgres(url: string): Promise<Db> {
  try {
    return await openPostgres(url);
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    // Not the address itself: it holds the password.
    throw new ConfigError(
      `The database that DATABASE_URL names refuses the connection (${code ?? message}). Check that it runs and that host, user, password and database name are right.`,
      { cause: error },
    );
  }
}
