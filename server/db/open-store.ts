import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type Config, ConfigError } from '#server/base/config.ts';
import { copyBeforeUpgrade } from './copy-store.ts';
import type { Access, Db, Statements } from './db.ts';
import { embeddedFile, makeDataFolder, movedFile } from './store-file.ts';
import { migrate, migrations, refuseNewer, storedVersions, versionOf } from './migrate.ts';
import { openPostgres, postgresCause } from './postgres-db.ts';
import { openSqlite } from './sqlite-db.ts';
import { DatabaseSync } from 'node:sqlite';

export type StoreConfig = Pick<Config, 'dataDir' | 'databaseUrl'> &
  /** What stays free when an upgrade copies the store first; nothing in particular without. */
  Partial<Pick<Config, 'diskReserveBytes'>>;

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
        ? await copyBeforeUpgrade(db, { diskReserveBytes: 0, ...config }, { from, to })
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

/** A store that exists and that this program works on. Refuses in one sentence otherwise. */
export async function openExistingStore(
  config: StoreConfig,
  access: Access,
  known = migrations,
): Promise<Db> {
  const db = await openAnyVersion(config, access);
  try {
    const stored = await storedVersions(db);
    refuseNewer(stored, known);
    if (stored.version >= known.length) return db;
    throw new ConfigError(
      `The store is of version ${stored.version}, and this program works with version ${known.length}. Start a server of this program, which backs the store up first and upgrades it.`,
    );
  } catch (error) {
    await db.close();
    throw error;
  }
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

/** For who fills a database with a store of its own. */
export async function refuseFilledDatabase(
  config: StoreConfig & { databaseUrl: string },
): Promise<void> {
  const db = await connect(config, 'reads');
  const [found] = await db.all<{ name: string }>(db.dialect.tables).finally(() => db.close());
  if (!found) return;
  throw new ConfigError(
    `${describeStore(config)} already holds a table "${found.name}". Set DATABASE_URL to a new, empty database: a backup is only restored into such a one.`,
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
  makeDataFolder(dataDir);
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

/** What opening did to the store, beside opening it, and what became of its database since. */
export type StoreChange =
  | { change: 'created'; version: number; store: string }
  | { change: 'upgraded'; from: number; to: number; backup: string; store: string }
  | { change: 'lost'; cause: string }
  | { change: 'back' };

export function describeStoreChange(made: StoreChange): string {
  switch (made.change) {
    case 'created':
      return `There was no store: a new, empty one was made, ${made.store}.`;
    case 'upgraded':
      return `The store was upgraded from version ${made.from} to ${made.to}, ${made.store}. It was backed up first, in ${made.backup}: docs/runbooks/backup.md has the way back.`;
    case 'lost':
      return `The database does not answer, and forms are refused until it does. ${made.cause}`;
    case 'back':
      return 'The database answers again.';
  }
}

/** The latest time that the store holds; no clock of a server that wrote to it was behind it. */
export async function latestTime({ all }: Statements): Promise<number> {
  const [row] = await all<{ newest: number | null }>(
    `select max(at) as newest from (
      select max(received_at) as at from submission union all select max(at) from audit) as times`,
  );
  return row?.newest ?? 0;
}

/** When the first submission that is no sample came in. */
export async function firstReceivedAt({ all }: Statements): Promise<number | undefined> {
  const [row] = await all<{ first: number | null }>(
    'select min(received_at) as first from submission where sample = 0',
  );
  return row?.first ?? undefined;
}

export async function storeVersions(db: Db): Promise<{ schema: number; database: string }> {
  const [database] = await db.all<{ version: string }>(db.dialect.version);
  return { schema: (await storedVersions(db)).version, database: database!.version };
}

/** SQLite reads every text within the time of a search; PostgreSQL only has an index with pg_trgm. */
export async function lacksSearchIndex({ all, dialect }: Db): Promise<boolean> {
  if (dialect.name === 'sqlite') return false;
  const found = await all(
    `select 1 from pg_indexes
      where schemaname = current_schema() and indexname = 'submission_search_words'`,
  );
  return found.length === 0;
}
