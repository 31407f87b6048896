import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { Pool } from 'pg';
import { type DiskReserve, refuseWithoutSpace } from '#server/base/free-space.ts';
import {
  type BackupManifest,
  copiesOf,
  copyNames,
  differenceOf,
  fingerprint,
  manifestName,
  manifestSchema,
  sync,
  verifyEmbedded,
  verifyStore,
} from '#server/db/copy-store.ts';
import { openAnyVersion, type StoreConfig } from '#server/db/open-store.ts';
import { undump } from '#server/db/postgres-tools.ts';
import type { BackupPlace } from './backup-place.ts';
import { decrypted } from './encryption.ts';
import { nameInPlace } from './take-backup.ts';

export async function readManifest(place: BackupPlace, backup: string): Promise<BackupManifest> {
  const written = await place
    .read(`${backup}/${manifestName}`)
    .then(text)
    .catch((error: Error) => {
      throw new Error(`it has no ${manifestName}, so it is incomplete (${error.message})`);
    });
  try {
    return manifestSchema.parse(JSON.parse(written));
  } catch {
    throw new Error(`its ${manifestName} cannot be read`);
  }
}

/** Decrypts the copy of a backup into a new file and compares its hash. */
export async function fetchCopy(
  {
    place,
    backup,
    manifest,
    keys,
  }: {
    place: BackupPlace;
    backup: string;
    manifest: BackupManifest;
    keys: readonly string[];
  },
  file: string,
  signal?: AbortSignal,
): Promise<void> {
  const written = await place.read(`${backup}/${nameInPlace(manifest)}`);
  const content = manifest.encrypted ? await decrypted(written, keys) : written;
  await pipeline(content, createWriteStream(file, { flags: 'wx', mode: 0o600 }), { signal });
  await sync(file);
  if ((await fingerprint(file)).sha256 !== manifest.sha256) {
    throw new Error('its hash differs from the one recorded');
  }
}

/** Into an empty database, and compares what arrived. */
export async function restorePostgres(
  file: string,
  manifest: BackupManifest,
  config: StoreConfig & { databaseUrl: string },
  signal?: AbortSignal,
): Promise<void> {
  await undump(file, config.databaseUrl, signal);
  const db = await openAnyVersion(config, 'reads');
  try {
    refuseDifference(manifest, await verifyStore(db));
  } finally {
    await db.close();
  }
}

export async function compareEmbedded(file: string, manifest: BackupManifest): Promise<void> {
  refuseDifference(manifest, await verifyEmbedded(file));
}

function refuseDifference(...[wanted, found]: Parameters<typeof differenceOf>): void {
  const difference = differenceOf(wanted, found);
  if (difference) throw new Error(difference);
}

/** Restores a backup into a scratch store and compares it by counts and hashes. */
export async function drill(
  config: StoreConfig & DiskReserve,
  { place, backup, keys }: { place: BackupPlace; backup: string; keys: readonly string[] },
  signal?: AbortSignal,
): Promise<void> {
  const folder = path.join(copiesOf(config.dataDir), 'drill');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const manifest = await readManifest(place, backup);
    const file = path.join(folder, manifest.copy);
    await refuseWithoutSpace(config, manifest.bytes, folder);
    await fetchCopy({ place, backup, manifest, keys }, file, signal);
    if (manifest.copy === copyNames.sqlite) await compareEmbedded(file, manifest);
    else
      await inScratchDatabase(config, (databaseUrl) =>
        restorePostgres(file, manifest, { ...config, databaseUrl }, signal),
      );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A database beside that of the store, with the same user. */
async function inScratchDatabase(
  { databaseUrl }: StoreConfig,
  work: (databaseUrl: string) => Promise<void>,
): Promise<void> {
  const url = new URL(databaseUrl!);
  const own = decodeURIComponent(url.pathname.slice(1));
  // Names of PostgreSQL end after 63 bytes.
  const name = `${own.slice(0, 50)}_drill`;
  const pool = new Pool({ connectionString: databaseUrl!, max: 1 });
  pool.on('error', () => {});
  const drop = `drop database if exists "${name.replaceAll('"', '""')}"`;
  try {
    // Of a drill that was killed.
    await pool.query(drop);
    await pool.query(`create database "${name.replaceAll('"', '""')}" template template0`);
    url.pathname = `/${encodeURIComponent(name)}`;
    await work(url.href);
  } catch (error) {
    if ((error as { code?: string }).code !== '42501') throw error;
    throw new Error(
      'the user of DATABASE_URL may not create the scratch database: "alter role … createdb"',
      { cause: error },
    );
  } finally {
    await pool.query(drop).catch(() => {});
    await pool.end();
  }
}
