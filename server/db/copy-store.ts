import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, mkdir, open, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { ConfigError } from '#server/base/config.ts';
import { type DiskReserve, refuseWithoutSpace } from '#server/base/free-space.ts';
import type { Db, Reads } from './db.ts';
import { fileTables } from './store-file.ts';
import { storedVersions } from './migrate.ts';
import { dump } from './postgres-tools.ts';
import { forgetBackupKey } from './settings.ts';
import { openSqlite } from './sqlite-db.ts';

/** Written last: a folder without it is an incomplete backup. */
export const manifestName = 'backup.json';

/** A file of the embedded store, or what pg_dump writes. */
export const copyNames = { sqlite: 'intake.db', postgres: 'store.dump' } as const;

const contentsSchema = z.strictObject({
  /** Of the schema. */
  version: z.int(),
  /** Rows of each table. */
  counts: z.record(z.string(), z.int()),
});
export type StoreContents = z.infer<typeof contentsSchema>;

export const manifestSchema = contentsSchema.extend({
  takenAt: z.iso.datetime(),
  copy: z.enum(copyNames),
  bytes: z.int(),
  /** Of the copy as it was before it was encrypted. */
  sha256: z.string(),
  encrypted: z.boolean(),
});
export type BackupManifest = z.infer<typeof manifestSchema>;

/**
 * Copies a store of any version into a new folder and verifies it. Others may write meanwhile.
 * Leaves nothing behind when it fails.
 */
export async function copyStore(
  db: Db,
  folder: string,
  {
    databaseUrl,
    now,
    signal,
  }: { databaseUrl: string | undefined; now: number; signal?: AbortSignal },
): Promise<BackupManifest> {
  await forgetBackupKey(db);
  await mkdir(folder, { mode: 0o700 });
  try {
    const copy = copyNames[db.dialect.name];
    const file = path.join(folder, copy);
    const contents = databaseUrl
      ? await dumpPostgres(db, databaseUrl, file, signal)
      : await copyEmbedded(db, file);
    await chmod(file, 0o600);
    // Neither SQLite nor pg_dump syncs it.
    await sync(file);
    const manifest: BackupManifest = {
      takenAt: new Date(now).toISOString().replace(/\.\d+Z$/, 'Z'),
      ...contents,
      copy,
      ...(await fingerprint(file)),
      encrypted: false,
    };
    const written = path.join(folder, manifestName);
    await writeFile(written, manifestText(manifest), { flag: 'wx', mode: 0o600 });
    await sync(written);
    await sync(folder);
    return manifest;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Of which a copy takes no more. */
export async function storeBytes({ all, dialect }: Reads): Promise<number> {
  const [row] = await all<{ bytes: number }>(dialect.size);
  return row!.bytes;
}

export function manifestText(manifest: BackupManifest): string {
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Free pages, with what was erased, are left out. */
async function copyEmbedded(db: Db, file: string): Promise<StoreContents> {
  await db.all('vacuum into $1', [file]);
  return verifyEmbedded(file);
}

/** Opened as a store of its own: of a file that nobody else uses, in a thread of its own. */
export async function verifyEmbedded(file: string): Promise<StoreContents> {
  const copy = await openSqlite(file, 'reads');
  try {
    return await verifyStore(copy);
  } finally {
    await copy.close();
  }
}

/** To count or to hash a large database. */
const timeoutMs = 60 * 60_000;

/** Counted in the transaction whose snapshot pg_dump reads, so that both see the same rows. */
function dumpPostgres(
  db: Db,
  databaseUrl: string,
  file: string,
  signal: AbortSignal | undefined,
): Promise<StoreContents> {
  return db.transaction(
    async ({ all }) => {
      await all('set transaction isolation level repeatable read');
      // Idle while pg_dump works.
      await all('set local idle_in_transaction_session_timeout = 0');
      const [exported] = await all<{ snapshot: string }>('select pg_export_snapshot() as snapshot');
      const contents = await contentsOf({ all, dialect: db.dialect });
      await dump({ databaseUrl, file, snapshot: exported!.snapshot, signal });
      return contents;
    },
    { timeoutMs },
  );
}

async function contentsOf({ all, dialect }: Pick<Db, 'all' | 'dialect'>): Promise<StoreContents> {
  const tables = await all<{ name: string }>(dialect.tables);
  const counts: Record<string, number> = {};
  for (const { name } of tables.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const [row] = await all<{ count: number }>(`select count(*) as count from ${name}`);
    counts[name] = row!.count;
  }
  const { version } = await storedVersions({ all });
  return { version, counts };
}

/** Reads a whole store that nobody writes to, and throws at the first fault. */
export async function verifyStore(db: Db): Promise<StoreContents> {
  // PostgreSQL checks what it restores.
  if (db.dialect.name === 'sqlite') {
    const [answer] = await db.all<{ integrityCheck: string }>('pragma integrity_check');
    if (answer?.integrityCheck !== 'ok') throw new Error(answer?.integrityCheck);
  }
  for (const table of fileTables) await verifyFiles(db, table);
  return contentsOf(db);
}

/** In PostgreSQL by itself; else one at a time, since all would not fit into memory. */
async function verifyFiles(db: Db, table: (typeof fileTables)[number]): Promise<void> {
  const changed = await (db.dialect.name === 'sqlite'
    ? firstChanged(db, table)
    : db.transaction(
        ({ all }) =>
          all(`select ctid from ${table} where encode(sha256(bytes), 'hex') <> sha256 limit 1`),
        { timeoutMs },
      ));
  if (changed.length > 0) throw new Error(`a file in ${table} has changed`);
}

async function firstChanged({ all }: Db, table: string): Promise<unknown[]> {
  for (const { rowid } of await all<{ rowid: number }>(`select rowid from ${table}`)) {
    const rows = await all<{ sha256: string; bytes: Uint8Array }>(
      `select sha256, bytes from ${table} where rowid = $1`,
      [rowid],
    );
    const file = rows[0]!;
    if (createHash('sha256').update(file.bytes).digest('hex') !== file.sha256) return rows;
  }
  return [];
}

/** What differs between two stores that must be equal, in one line. */
export function differenceOf(wanted: StoreContents, found: StoreContents): string | undefined {
  if (found.version !== wanted.version) {
    return `it is of version ${found.version} instead of ${wanted.version}`;
  }
  const tables = new Set([...Object.keys(wanted.counts), ...Object.keys(found.counts)]);
  const differing = [...tables].find((table) => wanted.counts[table] !== found.counts[table]);
  if (differing === undefined) return undefined;
  return `${differing} has ${found.counts[differing] ?? 'no'} rows instead of ${wanted.counts[differing] ?? 'none'}`;
}

/** Of how many submissions and files a backup is. */
export function sizeOf({ counts }: StoreContents): { submissions: number; files: number } {
  const files = fileTables.reduce((sum, table) => sum + (counts[table] ?? 0), 0);
  return { submissions: counts.submission ?? 0, files };
}

/** Flushes to the disk. */
export async function sync(fileOrFolder: string) {
  const handle = await open(fileOrFolder, 'r');
  await handle.sync();
  await handle.close();
}

export async function fingerprint(file: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

const keptForMs = 14 * 24 * 60 * 60_000;

/** A verified copy in the data folder, to go back with. Without one the store is not upgraded. */
export async function copyBeforeUpgrade(
  db: Db,
  { databaseUrl, ...reserve }: DiskReserve & { databaseUrl: string | undefined },
  { from, to }: { from: number; to: number },
): Promise<string> {
  const now = Date.now();
  const { dataDir } = reserve;
  const folder = path.join(copiesOf(dataDir), `version-${from}-${now}`);
  try {
    await mkdir(copiesOf(dataDir), { recursive: true, mode: 0o700 });
    await refuseWithoutSpace(reserve, await storeBytes(db), copiesOf(dataDir));
    await copyStore(db, folder, { databaseUrl, now });
    return folder;
  } catch (error) {
    throw new ConfigError(
      `The store was not upgraded from version ${from} to ${to}: its backup in ${folder} failed: ${(error as Error).message}. Correct that, or start the earlier program again.`,
      { cause: error },
    );
  }
}

/** They hold personal data, so they go when it is too late to go back. */
export async function removeUpgradeCopies(dataDir: string, now: number): Promise<void> {
  for (const name of await readdir(copiesOf(dataDir)).catch(() => [])) {
    const madeAt = Number(/^version-\d+-(\d+)$/.exec(name)?.[1] ?? now);
    if (madeAt < now - keptForMs) {
      await rm(path.join(copiesOf(dataDir), name), { recursive: true, force: true });
    }
  }
}

/** Copies in the making and copies of upgrades. */
export function copiesOf(dataDir: string): string {
  return path.join(dataDir, 'backups');
}
