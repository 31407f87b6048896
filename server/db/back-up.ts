import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { backupSetting, saveSettingSql } from './settings.ts';
import { copyToFile } from './copy-to-file.ts';
import type { Db } from './db.ts';
import { embeddedFile } from './embedded-file.ts';
import { verifyStoreFile } from './verify-file.ts';

/** Written last: a folder without it is an incomplete backup. */
export const manifestName = 'backup.json';

export const manifestSchema = z.strictObject({
  takenAt: z.iso.datetime(),
  version: z.int(),
  submissions: z.int(),
  files: z.int(),
  sha256: z.string(),
});
export type Manifest = z.infer<typeof manifestSchema>;

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
