import { constants, existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { isoDay } from '#domain/working-time/wall-clock.ts';
import { backUp, manifestName, manifestSchema, sha256Of, sync } from '#server/db/back-up.ts';
import { recordBackup } from '#server/db/settings.ts';
import { CopyRefused, copyToEmpty } from '#server/db/copy-to-empty.ts';
import type { Db } from '#server/db/db.ts';
import { embeddedFile, fileTables, movedFile, verifyStoreFile } from '#server/db/store-file.ts';
import {
  describeStore,
  lockDataFolder,
  lockFile,
  openAnyVersion,
  openExistingStore,
  openStore,
  type StoreConfig,
} from '#server/db/open-store.ts';
import { type Command, CommandError, contextOf, isoTime, textOption } from './command.ts';
import { catalogue } from '#content/catalogue.server.ts';
import { sampleSubmissions } from '#server/samples/sample-submissions.ts';
import { addSamples, countStored, deleteSamples } from '#server/samples/samples.ts';
import { fits, storedVacancies } from '#server/vacancies/vacancies.ts';
import { act } from '#server/db/act.ts';

export const backupCommand: Command = {
  usage: 'backup <new folder> | --taken',
  summary: 'Copies the store with its files and verifies the copy. The server may run.',
  options: { taken: { type: 'boolean', help: 'only records that another program took one' } },
  // Of any version: the update of a program begins with a backup.
  store: 'itself',
  async run({ config: read, options, positionals, write, now }) {
    const config = read();
    const [folder] = positionals;
    if (!folder && !options.taken) {
      throw new CommandError('The folder is missing. Give the name of a new one.');
    }
    const db = await openAnyVersion(config, 'writes');
    try {
      write(`Store: ${describeStore(config)}`);
      if (!folder) {
        await recordBackup(db, now());
        write(`Recorded a backup of ${isoTime(now())}.`);
        return;
      }
      const { submissions, files, takenAt } = await backUp(db, folder, now()).catch(
        (error: Error) => {
          throw new CommandError(
            `The backup failed: ${error.message}. Choose a folder that does not exist yet, in one that exists, on a disk with room for the whole store.`,
          );
        },
      );
      await recordBackup(db, now());
      write(
        `${folder} holds ${submissions} submissions and ${files} files as of ${takenAt}, verified.`,
      );
      write('It holds personal data: keep it encrypted and on another machine.');
    } finally {
      await db.close();
    }
  },
};

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
  const read = await readFile(path.join(folder, manifestName), 'utf8').catch(() => {
    throw new CommandError(`${folder} is not a complete backup: it has no ${manifestName}.`);
  });
  try {
    return manifestSchema.parse(JSON.parse(read));
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

export const moveCommand: Command = {
  usage: 'move --to postgres://…',
  summary: 'Copies the embedded store to an empty PostgreSQL. Stop the server first.',
  options: { to: { type: 'string', help: 'the address that DATABASE_URL will have' } },
  store: 'itself',
  async run({ config: read, options, write, now }) {
    const config = read();
    const to = textOption(options.to);
    if (!to || !/^postgres(ql)?:\/\//.test(to)) {
      throw new CommandError('--to is missing. Give an address that begins with postgres://');
    }
    const source = { dataDir: config.dataDir, databaseUrl: undefined };
    const from = await openExistingStore(source, 'writes');
    const counts = await copyLocked(from, source, to).catch((error: Error) => {
      throw error instanceof CopyRefused ? new CommandError(error.message) : error;
    });
    write(`From: ${describeStore(source)}`);
    write(`To: ${describeStore({ ...source, databaseUrl: to })}`);
    // Renamed: a server started without DATABASE_URL would deliver waiting tasks again.
    const file = embeddedFile(config.dataDir);
    const aside = movedFile(config.dataDir, isoDay(now()));
    await rename(file, aside);
    const files = fileTables.reduce((sum, table) => sum + (counts[table] ?? 0), 0);
    write(`Copied ${counts.submission} submissions and ${files} files.`);
    write(`Set DATABASE_URL to the new address and start the server.`);
    write(`The old store is kept as ${aside}; delete it once the new store is backed up.`);
  },
};

/** While no server works on the old store. */
async function copyLocked(from: Db, { dataDir }: StoreConfig, databaseUrl: string) {
  try {
    const lock = lockDataFolder(dataDir);
    try {
      const to = await openStore({ dataDir, databaseUrl });
      return await copyToEmpty(from, to).finally(() => to.close());
    } finally {
      lock.release();
    }
  } finally {
    // The last connection to close checkpoints the log, so that the file is complete by itself.
    await from.close();
  }
}

export const sampleCommand: Command = {
  usage: 'sample [--remove] [--yes]',
  summary: 'Fills a store, or a new DATA_DIR, with 200 invented submissions, or removes them.',
  store: 'writes',
  createsStore: true,
  readsContent: true,
  options: {
    remove: { type: 'boolean', help: 'deletes the samples and nothing else' },
    yes: { type: 'boolean', help: 'adds them to a store that holds submissions of people' },
  },
  async run(context) {
    const { db, options, write, now } = context;
    const stored = await countStored(db);
    if (options.remove) {
      write(`Deleted ${await deleteSamples(contextOf(context))} samples.`);
      return;
    }
    if (stored.samples > 0) {
      throw new CommandError(
        `The store holds ${stored.samples} samples already. "sample --remove" deletes them.`,
      );
    }
    if (stored.own > 0 && !options.yes) {
      throw new CommandError(
        `The store holds ${stored.own} submissions of people, among which samples would stand. Use another DATA_DIR, or add --yes.`,
      );
    }
    const { company } = catalogue();
    const roles = (await storedVacancies(db)).filter(fits).map(({ vacancy }) => vacancy);
    const samples = await sampleSubmissions(
      { vacancies: roles, termsVersion: company.termsVersion },
      now(),
    );
    await act(contextOf(context), (act) => addSamples(act, samples));
    write(
      `Added ${samples.length} samples. Nobody sent them, and nothing about them is delivered.`,
    );
    write('npm start, then open /desk. "npm run sample -- --remove" deletes them.');
  },
};
