import { createReadStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Config } from '#server/base/config.ts';
import { refuseWithoutSpace } from '#server/base/free-space.ts';
import type { Db } from '#server/db/db.ts';
import {
  type BackupManifest,
  copiesOf,
  copyStore,
  manifestName,
  manifestText,
  storeBytes,
} from '#server/db/copy-store.ts';
import { openAnyVersion } from '#server/db/open-store.ts';
import { recordBackup } from '#server/db/settings.ts';
import { type BackupPlace, openPlace } from './backup-place.ts';
import { changeBackupRecord } from './backup-record.ts';
import { encrypted } from './encryption.ts';
import { backupName, keptBackups, timeOfName } from './keep-rule.ts';

export type BackupConfig = Pick<Config, 'dataDir' | 'databaseUrl' | 'diskReserveBytes'> & {
  backup: NonNullable<Config['backup']>;
};

export type TakenBackup = { name: string; place: string; manifest: BackupManifest };

type Taking = {
  now: number;
  signal?: AbortSignal | undefined;
  /** Public keys that open this backup beside the operator's. */
  alsoFor?: readonly string[];
};

/**
 * Copies the store, verifies the copy, brings it to the place that the configuration names, and
 * removes there what the rule no longer keeps.
 */
export async function takeBackup(
  config: BackupConfig,
  db: Db,
  { now, signal, alsoFor = [] }: Taking,
): Promise<TakenBackup> {
  const { recipient } = config.backup;
  const place = openPlace(config.backup.to);
  const name = backupName(now);
  const making = path.join(copiesOf(config.dataDir), 'making');
  await mkdir(copiesOf(config.dataDir), { recursive: true, mode: 0o700 });
  // Of a server that was killed.
  await rm(making, { recursive: true, force: true });
  const { to } = config.backup;
  const folders = [copiesOf(config.dataDir), ...(to.kind === 'folder' ? [to.folder] : [])];
  await refuseWithoutSpace(config, await storeBytes(db), ...folders);
  try {
    const copied = await copyAside(config, making, { now, signal });
    const manifest = { ...copied, encrypted: recipient !== undefined };
    await bring(
      { making, name, manifest, place, signal },
      recipient ? [recipient, ...alsoFor] : [],
    );
    const newest = { name, takenAt: now, place: place.name, encrypted: manifest.encrypted };
    await changeBackupRecord(db, { newest, failure: undefined });
    await recordBackup(db, now);
    await removeOld(place, config.backup.keep, now);
    return { name, place: place.name, manifest };
  } finally {
    await rm(making, { recursive: true, force: true });
  }
}

/** By a connection of its own: the one of the server would let everybody wait meanwhile. */
async function copyAside(
  { dataDir, databaseUrl }: BackupConfig,
  making: string,
  { now, signal }: { now: number; signal: AbortSignal | undefined },
) {
  const db = await openAnyVersion({ dataDir, databaseUrl }, 'writes');
  try {
    return await copyStore(db, making, { databaseUrl, now, signal });
  } finally {
    await db.close();
  }
}

type Brought = {
  making: string;
  name: string;
  manifest: BackupManifest;
  place: BackupPlace;
  signal: AbortSignal | undefined;
};

/** The manifest last. */
async function bring(
  { making, name, manifest, place, signal }: Brought,
  recipients: readonly string[],
): Promise<void> {
  const copy = createReadStream(path.join(making, manifest.copy));
  try {
    const content = manifest.encrypted ? await encrypted(copy, recipients) : copy;
    await place.write(`${name}/${nameInPlace(manifest)}`, content, signal);
    await place.write(`${name}/${manifestName}`, readable(manifest), signal);
  } catch (error) {
    await place.remove(name).catch(() => {});
    throw error;
  } finally {
    copy.destroy();
  }
}

function readable(manifest: BackupManifest): Readable {
  return Readable.from([Buffer.from(manifestText(manifest))]);
}

/** What the copy is called where backups lie. */
export function nameInPlace({ copy, encrypted }: BackupManifest): string {
  return encrypted ? `${copy}.age` : copy;
}

const incompleteForMs = 24 * 60 * 60_000;

/** What another server may still write stays. */
async function removeOld(
  place: BackupPlace,
  keep: BackupConfig['backup']['keep'],
  now: number,
): Promise<void> {
  const complete = await completeBackups(place);
  const kept = keptBackups(complete, keep);
  const all = new Set((await place.list()).map((file) => file.split('/')[0]!));
  for (const name of all) {
    const takenAt = timeOfName(name);
    if (takenAt === undefined || kept.has(name)) continue;
    if (complete.includes(name) || takenAt < now - incompleteForMs) await place.remove(name);
  }
}

/** By name, the newest last. */
export async function completeBackups(place: BackupPlace): Promise<string[]> {
  return (await place.list())
    .filter((file) => file.endsWith(`/${manifestName}`))
    .map((file) => file.split('/')[0]!)
    .filter((name) => timeOfName(name) !== undefined)
    .toSorted();
}
