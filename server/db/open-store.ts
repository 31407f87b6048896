import { existsSync, readdirSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { ConfigError, type Config } from '#server/base/config.ts';
import { backUpBeforeUpgrade } from './back-up-before-upgrade.ts';
import type { Access, Db } from './db.ts';
import { embeddedFile, movedFile } from './embedded-file.ts';
import { migrate, migrations, newerStore, versionOf } from './migrate.ts';
import { openPostgres } from './postgres-db.ts';
import { postgresCause } from './postgres-cause.ts';
import { openSqlite } from './sqlite-db.ts';
import type { StoreChange } from './store-change.ts';

export type StoreConfig = Pick<Config, 'dataDir' | 'databaseUrl'>;

/**
 * The store that the configuration names, at the current version: created when there is none, and
 * upgraded when it is of an older program, after a backup. For the server; a command opens what
 * exists.
 */
export async function openStore(
  config: StoreConfig,
  report: (change: StoreChange) => void = () => {},
  known = migrations,
): Promise<Db> {
  if (!config.databaseUrl) refuseMoved(config.dataDir);
  const db = await connect(config, 'writes', report);
  try {
    const from = await versionOf(db);
    const to = known.length;
    const backup =
      from > 0 && from < to
        ? await backUpBeforeUpgrade(db, config.dataDir, { from, to })
        : undefined;
    await migrate(db, known);
    const store = describeStore(config);
    if (from === 0) report({ change: 'created', version: to, store });
    if (backup) report({ change: 'upgraded', from, to, backup, store });
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** A store that exists and is of this program's version. Refuses in one sentence otherwise. */
export async function openExistingStore(
  config: StoreConfig,
  access: Access,
  known = migrations,
): Promise<Db> {
  const db = await openAnyVersion(config, access);
  const version = await versionOf(db);
  if (version === known.length) return db;
  await db.close();
  throw new ConfigError(
    version > known.length
      ? newerStore(version, known)
      : `The store is of version ${version}, and this program works with version ${known.length}. Stop every server of this store and start the new one, which backs it up first and upgrades it.`,
  );
}

/** A store that exists, of whatever version, to copy it as it is. */
export async function openAnyVersion(config: StoreConfig, access: Access): Promise<Db> {
  const file = embeddedFile(config.dataDir);
  if (!config.databaseUrl) refuseMoved(config.dataDir);
  if (!config.databaseUrl && !existsSync(file)) {
    throw new ConfigError(
      `There is no store: DATABASE_URL is not set, and DATA_DIR names ${config.dataDir}, which has no ${path.basename(file)}. Set both as for the server; only its start makes a store.`,
    );
  }
  const db = await connect(config, access);
  if ((await versionOf(db)) > 0) return db;
  await db.close();
  throw new ConfigError(
    `${describeStore(config)} holds no store of ours. Set ${config.databaseUrl ? 'DATABASE_URL' : 'DATA_DIR'} as for the server; only its start makes a store.`,
  );
}

/** A new store beside one that was moved to PostgreSQL would take in what nobody looks for there. */
function refuseMoved(dataDir: string): void {
  const file = embeddedFile(dataDir);
  if (existsSync(file) || !existsSync(dataDir)) return;
  const beginning = path.basename(movedFile(dataDir, ''));
  const moved = readdirSync(dataDir).find((name) => name.startsWith(beginning));
  if (moved === undefined) return;
  throw new ConfigError(
    `The store of DATA_DIR was moved to PostgreSQL: ${dataDir} holds ${moved}, and DATABASE_URL is not set. Set DATABASE_URL; to begin an empty store, set DATA_DIR to another folder.`,
  );
}

/** Where the data is, without a user and a password. */
export function describeStore({ dataDir, databaseUrl }: StoreConfig): string {
  if (!databaseUrl) return `embedded store ${embeddedFile(dataDir)}`;
  const { host, pathname } = new URL(databaseUrl);
  return `PostgreSQL ${host || 'localhost'}${pathname}`;
}

function connect(
  { dataDir, databaseUrl }: StoreConfig,
  access: Access,
  report?: (change: StoreChange) => void,
): Promise<Db> {
  return databaseUrl ? reachPostgres(databaseUrl, access, report) : openEmbedded(dataDir, access);
}

async function openEmbedded(dataDir: string, access: Access): Promise<Db> {
  await mkdir(dataDir, { recursive: true });
  const file = embeddedFile(dataDir);
  return openSqlite(file, access).catch((error: Error) => {
    throw new ConfigError(
      `The embedded store ${file} cannot be opened: ${error.message}. Make room if the disk is full; a damaged store is replaced from a backup (docs/runbooks/backup.md).`,
      { cause: error },
    );
  });
}

async function reachPostgres(
  url: string,
  access: Access,
  report?: (change: StoreChange) => void,
): Promise<Db> {
  try {
    return await openPostgres(url, access, report);
  } catch (error) {
    // Not the address itself: it holds the password.
    throw new ConfigError(
      `The database that DATABASE_URL names refuses the connection. ${postgresCause(error as Error)}`,
      { cause: error },
    );
  }
}
