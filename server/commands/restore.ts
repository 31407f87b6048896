import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { lockDataFolder } from '../store/instance-lock.ts';
import { embeddedFile } from '../store/open-store.ts';
import { verifyStoreFile } from '../store/verify-file.ts';
import { manifestName, manifestSchema, refusePostgres, sha256Of, sync } from './backup.ts';
import { CommandError, type Command } from './command.ts';

export const restoreCommand: Command = {
  usage: 'restore <folder of a backup>',
  summary: 'Puts a backup into an empty DATA_DIR and checks it. Stop the server first.',
  opensStore: false,
  async run({ config: read, words, write }) {
    const config = read();
    refusePostgres(config, 'pg_restore');
    const [folder] = words;
    if (!folder)
      throw new CommandError('From where? Give the folder that a backup was written to.');
    const manifest = await readManifest(folder);
    await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
    const lock = lockDataFolder(config.dataDir);
    const target = embeddedFile(config.dataDir);
    const partial = `${target}.partial`;
    try {
      await refuseFullFolder(config.dataDir);
      await copyFile(embeddedFile(folder), partial, constants.COPYFILE_EXCL);
      if ((await sha256Of(partial)) !== manifest.sha256) {
        throw new Error('it is not what was written');
      }
      verifyStoreFile(partial);
      await sync(partial);
      await rename(partial, target);
      await sync(config.dataDir);
    } catch (error) {
      await rm(partial, { force: true });
      if (error instanceof CommandError) throw error;
      throw new CommandError(
        `The backup in ${folder} was not restored: ${(error as Error).message}. Take another one.`,
      );
    } finally {
      lock.release();
    }
    write(
      `${config.dataDir} holds ${manifest.submissions} submissions and ${manifest.files} files as of ${manifest.takenAt}, all of them checked.`,
    );
    write('Erase again who asked for it since then, and start the server.');
  },
};

async function readManifest(folder: string) {
  const text = await readFile(path.join(folder, manifestName), 'utf8').catch(() => {
    throw new CommandError(`${folder} is no complete backup: it has no ${manifestName}.`);
  });
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    throw new CommandError(`${path.join(folder, manifestName)} cannot be read. Take another one.`);
  }
}

/** Never over something: a store, or what is left of one, may be all that somebody has. */
async function refuseFullFolder(dataDir: string) {
  // Only goes when it is empty.
  await rmdir(path.join(dataDir, 'spool')).catch(() => {});
  // Ours, taken a moment ago.
  const [found] = (await readdir(dataDir)).filter((name) => !name.startsWith('server.lock'));
  if (found === undefined) return;
  throw new CommandError(
    `${dataDir} already holds ${found}. Move it away or set DATA_DIR to another folder: a backup is only restored into an empty one.`,
  );
}
