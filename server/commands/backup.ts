import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { chmod, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { recordBackup } from '../store/db/backup-record.ts';
import { embeddedFile, openStore } from '../store/db/open-store.ts';
import { verifyStoreFile } from '../store/db/verify-file.ts';
import { CommandError, isoTime, type Command } from './command.ts';

/** Written last: a folder without it is an incomplete backup. */
export const manifestName = 'backup.json';

export const manifestSchema = z.strictObject({
  takenAt: z.iso.datetime(),
  version: z.int(),
  submissions: z.int(),
  files: z.int(),
  sha256: z.string(),
});

export const backupCommand: Command = {
  usage: 'backup <new folder> | --taken',
  summary: 'Copies the embedded store with its files and verifies the copy. The server may run.',
  options: { taken: { type: 'boolean', help: 'only records that another program took one' } },
  opensStore: false,
  async run({ config: read, options, positionals, write, now }) {
    const config = read();
    if (options.taken) {
      await record(config, now());
      write(`Recorded a backup of ${isoTime(now())}.`);
      return;
    }
    refusePostgres(config, 'pg_dump');
    const [folder] = positionals;
    if (!folder) throw new CommandError('The folder is missing. Give the name of a new one.');
    const source = embeddedFile(config.dataDir);
    if (!existsSync(source)) throw new CommandError(`There is no embedded store at ${source}.`);
    await mkdir(folder, { mode: 0o700 }).catch((error: Error) => {
      throw new CommandError(
        `${folder} cannot be created: ${error.message}. Choose another folder.`,
      );
    });
    try {
      const takenAt = isoTime(now());
      const copy = embeddedFile(folder);
      await copyStore(config, copy);
      const contents = verifyStoreFile(copy);
      const manifest = { takenAt, ...contents, sha256: await sha256Of(copy) };
      await writeManifest(folder, manifest);
      await record(config, now());
      write(
        `${folder} holds ${contents.submissions} submissions and ${contents.files} files as of ${takenAt}, verified.`,
      );
      write('It holds personal data: keep it encrypted and on another machine.');
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      throw new CommandError(`The backup failed: ${(error as Error).message}.`);
    }
  },
};

/** Where `doctor` and the desk look for the age of the last backup. */
async function record(config: Config, at: number) {
  const db = await openStore(config);
  try {
    await recordBackup(db, at);
  } finally {
    await db.close();
  }
}

export function refusePostgres({ databaseUrl }: Config, program: string) {
  if (!databaseUrl) return;
  throw new CommandError(
    `DATABASE_URL is set, and PostgreSQL has ${program} for this: see docs/runbooks/backup.md.`,
  );
}

/** One read transaction, so that writers continue. Free pages, with what was erased, are left out. */
async function copyStore({ dataDir }: Config, copy: string) {
  const partial = `${copy}.partial`;
  const db = await openStore({ dataDir, databaseUrl: undefined });
  try {
    await db.all('vacuum into $1', [partial]);
  } finally {
    await db.close();
  }
  await chmod(partial, 0o600);
  // SQLite does not sync the copy.
  await sync(partial);
  await rename(partial, copy);
}

async function writeManifest(folder: string, manifest: z.infer<typeof manifestSchema>) {
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
