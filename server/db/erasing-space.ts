import { randomBytes } from 'node:crypto';
import { open, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { MiB } from '#domain/forms/file-type.ts';
import { freeBytes } from '#server/base/free-space.ts';
import type { Db } from './db.ts';
import type { Job } from './start-jobs.ts';

/**
 * A file beside the embedded store that takes up space until the disk is full. Then the store
 * deletes it and repeats what failed, so that staff can still sign in and erase.
 */
const name = 'erasing-space';
export const erasingSpaceBytes = 64 * MiB;

/** True when there was one to give up. */
export async function giveUpErasingSpace(folder: string): Promise<boolean> {
  const file = path.join(folder, name);
  if (!(await stat(file).catch(() => undefined))) return false;
  await rm(file, { force: true });
  return true;
}

/** At each look, as long as there is room beside the reserve. */
export function erasingSpaceJob(dataDir: string, reserveBytes: number): Job {
  return { name: 'erasing-space', run: () => keepErasingSpace(dataDir, reserveBytes) };
}

export async function keepErasingSpace(dataDir: string, reserveBytes: number): Promise<void> {
  const target = path.join(dataDir, name);
  if (await stat(target).catch(() => undefined)) return;
  if ((await freeBytes(dataDir)) < reserveBytes + erasingSpaceBytes) return;
  const file = await open(target, 'wx', 0o600);
  try {
    // Random: a file system that compresses would give zeros no space.
    for (let at = 0; at < erasingSpaceBytes; at += MiB) await file.write(randomBytes(MiB));
    await file.sync();
  } catch (error) {
    await rm(target, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

/**
 * secure_delete overwrites erased rows, but the write-ahead log still holds them. It misses a copy
 * that SQLite left where it split a page; only a vacuum removes that, which copies the whole file.
 * Without space it fails, and the next erasure or start does it: what was erased stays erased.
 */
export async function truncateLog(db: Db): Promise<void> {
  if (db.dialect.name !== 'sqlite') return;
  for (const step of [
    'wal_checkpoint(truncate)',
    'incremental_vacuum',
    'wal_checkpoint(truncate)',
  ]) {
    await db.all(`pragma ${step}`).catch(() => {});
  }
}

/** SQLITE_FULL, and disk_full of PostgreSQL. */
const codes = ['13', '53100'];

export function isDiskFull(error: unknown): boolean {
  return codes.includes((error as { code?: string }).code ?? '');
}
