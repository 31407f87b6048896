import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ConfigError } from '#server/base/config.ts';

/**
 * One server for each data folder. The lock is SQLite's own on a file beside the store: the
 * operating system drops it with the process, however that ends, and other containers see it too.
 * A file with a process id would do neither.
 */
export function lockDataFolder(dataDir: string): { release(): void } {
  const lock = new DatabaseSync(lockFile(dataDir), { timeout: 0 });
  try {
    lock.exec('pragma locking_mode = exclusive; pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== 5) throw error;
    throw new ConfigError(
      `Another server already works with the data folder ${dataDir}. Stop it, set DATA_DIR to another folder, or set DATABASE_URL to run several servers on one PostgreSQL.`,
    );
  }
  return { release: () => lock.close() };
}

export function lockFile(dataDir: string): string {
  return path.join(dataDir, 'server.lock');
}
