import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { ConfigError } from '#server/base/config.ts';
import { backUp } from './back-up.ts';
import type { Db } from './db.ts';

const keptForMs = 14 * 24 * 60 * 60_000;

/** A verified copy in the data folder, to go back with. Without one the store is not upgraded. */
export async function backUpBeforeUpgrade(
  db: Db,
  dataDir: string,
  { from, to }: { from: number; to: number },
): Promise<string> {
  const now = Date.now();
  const folder = path.join(backupsOf(dataDir), `version-${from}-${now}`);
  try {
    await mkdir(backupsOf(dataDir), { recursive: true, mode: 0o700 });
    await backUp(db, folder, now);
    return folder;
  } catch (error) {
    throw new ConfigError(
      `The store was not upgraded from version ${from} to ${to}: its backup in ${folder} failed (${(error as Error).message}). Make room there, which needs as much as the store, or start the earlier program again.`,
      { cause: error },
    );
  }
}

/** They hold personal data, so they go when it is too late to go back. */
export async function removeUpgradeBackups(dataDir: string, now: number): Promise<void> {
  for (const name of await readdir(backupsOf(dataDir)).catch(() => [])) {
    const madeAt = Number(/^version-\d+-(\d+)$/.exec(name)?.[1] ?? now);
    if (madeAt < now - keptForMs) {
      await rm(path.join(backupsOf(dataDir), name), { recursive: true, force: true });
    }
  }
}

function backupsOf(dataDir: string): string {
  return path.join(dataDir, 'backups');
}
