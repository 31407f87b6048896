import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { backupSetting, saveSettingSql } from './settings.ts';
import { columnOf, type Db, type Row, type Statements } from './db.ts';
import { embeddedFile, rowsOfCopy, verifyStoreFile } from './store-file.ts';
import { migrations, versionOf } from './migrate.ts';
import { sqliteDialect } from './sqlite-db.ts';
import { ConfigError } from '#server/base/config.ts';

/** Written last: a folder without it is an incomplete backup. */
export const manifestName = 'backup.json';

export const manifestSchema = z.strictObject({
  takenAt: z.iso.datetime(),
  version: z.int(),
  submissions: z.int(),
  files: z.int(),
  sha256: z.string(),
});
type Manifest = z.infer<typeof manifestSchema>;

/**
 * Copies a store of any version into a new folder, as a file of the embedded store whichever the
 * database is, and verifies it. Others may write meanwhile. Leaves nothing behind when it fails.
 */
export async function backUp(db: Db, folder: string, now: number): Promise<Manifest> {
  await mkdir(folder, { mode: 0o700 });
  try {
    const copy = embeddedFile(folder);
    await copyStore(db, copy, now);
    const takenAt = new Date(now).toISOString().replace(/\.\d+Z$/, 'Z');
    const manifest = { takenAt, ...verifyStoreFile(copy), sha256: await sha256Of(copy) };
    await writeManifest(folder, manifest);
    return manifest;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** One read transaction. Free pages, with what was erased, are left out. */
async function copyStore(db: Db, copy: string, now: number) {
  const partial = `${copy}.partial`;
  if (db.dialect.name === 'sqlite') await db.all('vacuum into $1', [partial]);
  else await copyToFile(db, partial);
  await chmod(partial, 0o600);
  recordInCopy(partial, now);
  // SQLite does not sync the copy.
  await sync(partial);
  await rename(partial, copy);
}

/** A store that is restored from the copy knows that this backup of it exists. */
function recordInCopy(file: string, now: number) {
  const copy = new DatabaseSync(file);
  try {
    copy.prepare(saveSettingSql).run({ $1: backupSetting, $2: String(now) });
  } finally {
    copy.close();
  }
}

async function writeManifest(folder: string, manifest: Manifest) {
  const file = path.join(folder, manifestName);
  await writeFile(file, `${JSON.stringify(manifest, null, 2)}\n`, { flag: 'wx', mode: 0o600 });
  await sync(file);
  await sync(folder);
}

/** Flushes to the disk. */
export async function sync(fileOrFolder: string) {
  const handle = await open(fileOrFolder, 'r');
  await handle.sync();
  await handle.close();
}

export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/**
 * Copies a PostgreSQL store into a new file of the embedded store of the same version. The tables
 * are those that the migrations make, so that a new one cannot be forgotten.
 */
async function copyToFile(db: Db, file: string): Promise<void> {
  const version = await versionOf(db);
  const copy = new DatabaseSync(file);
  try {
    // Rows arrive table by table, so that a child may come before its parent.
    copy.exec(
      'pragma page_size = 16384; pragma auto_vacuum = incremental; pragma foreign_keys = off; begin',
    );
    createSchema(copy, version);
    await db.transaction(async (statements) => {
      await statements.all('set transaction isolation level repeatable read, read only');
      for (const { name } of copy.prepare(sqliteDialect.tables).all() as { name: string }[]) {
        await copyTable(statements, copy, name);
      }
    });
    copy.exec('commit');
    const broken = copy.prepare('pragma foreign_key_check').all();
    if (broken.length > 0) throw new Error(`${broken.length} rows refer to rows that are missing`);
  } finally {
    copy.close();
  }
}

function createSchema(copy: DatabaseSync, version: number) {
  copy.exec('create table schema_version (version integer not null)');
  for (const migration of migrations.slice(0, version)) {
    for (const step of migration(sqliteDialect)) if (typeof step === 'string') copy.exec(step);
  }
}

async function copyTable({ all }: Statements, copy: DatabaseSync, table: string) {
  await all(`declare copied no scroll cursor for select * from ${table}`);
  for (;;) {
    const rows = await all<Row>(`fetch ${rowsOfCopy(table)} from copied`);
    if (rows.length === 0) break;
    const names = Object.keys(rows[0]!).map(columnOf);
    const insert = copy.prepare(
      `insert into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`,
    );
    for (const row of rows) insert.run(...Object.values(row));
  }
  await all('close copied');
}

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
