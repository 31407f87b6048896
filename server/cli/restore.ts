import { constants, existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { lockDataFolder, lockFile } from '#server/db/instance-lock.ts';
import { embeddedFile } from '#server/db/embedded-file.ts';
import { verifyStoreFile } from '#server/db/verify-file.ts';
import { manifestName, manifestSchema, sha256Of, sync } from '#server/db/back-up.ts';
import { CommandError, type Command } from './command.ts';

export const restoreCommand: Command = {
  usage: 'restore <folder of a backup>',
  summary: 'Restores a backup into an empty DATA_DIR and verifies it. Stop the server first.',
  store: 'itself',
  async run({ config: read, positionals, write }) {
    const config = read();
    if (config.databaseUrl) {
      throw new CommandError(
        'DATABASE_URL is set. Restore into an empty DATA_DIR without it, then copy that store with "move --to": docs/runbooks/backup.md.',
      );
    }
    const [folder] = positionals;
    if (!folder) throw new CommandError('The folder is missing. Give the folder of a backup.');
    const manifest = await readManifest(folder);
    await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
    const lockIsNew = !existsSync(lockFile(config.dataDir));
    const lock = lockDataFolder(config.dataDir);
    const target = embeddedFile(config.dataDir);
    const partial = `${target}.partial`;
    try {
      await refuseFullFolder(config.dataDir);
      await copyFile(embeddedFile(folder), partial, constants.COPYFILE_EXCL);
      if ((await sha256Of(partial)) !== manifest.sha256) {
        throw new Error('its hash differs from the one recorded');
      }
      verifyStoreFile(partial);
      await sync(partial);
      await rename(partial, target);
      await sync(config.dataDir);
    } catch (error) {
      await rm(partial, { force: true });
      if (lockIsNew) await rm(lockFile(config.dataDir), { force: true });
      if (error instanceof CommandError) throw error;
      throw new CommandError(
        `The backup in ${folder} was not restored: ${(error as Error).message}. Use another backup.`,
      );
    } finally {
      lock.release();
    }
    write(
      `${config.dataDir} holds ${manifest.submissions} submissions and ${manifest.files} files as of ${manifest.takenAt}, verified.`,
    );
    write('Re-run the erasures requested since this backup, then start the server.');
  },
};

async function readManifest(folder: string) {
  const text = await readFile(path.join(folder, manifestName), 'utf8').catch(() => {
    throw new CommandError(`${folder} is not a complete backup: it has no ${manifestName}.`);
  });
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    throw new CommandError(
      `${path.join(folder, manifestName)} cannot be read. Use another backup.`,
    );
  }
}

/** Never overwrites: the remains of a store may be the only copy. */
async function refuseFullFolder(dataDir: string) {
  // Fails unless it is empty.
  await rmdir(path.join(dataDir, 'spool')).catch(() => {});
  // The lock file is our own.
  const [found] = (await readdir(dataDir)).filter((name) => !name.startsWith('server.lock'));
  if (found === undefined) return;
  throw new CommandError(
    `${dataDir} already holds ${found}. Move it away or set DATA_DIR to another folder: a backup is only restored into an empty one.`,
  );
}
