import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { type Config, ConfigError } from '#server/base/config.ts';
import { type BackupPlace, openFolder, openPlace } from '#server/backups/backup-place.ts';
import { keysIn } from '#server/backups/encryption.ts';
import {
  compareEmbedded,
  fetchCopy,
  readManifest,
  restorePostgres,
} from '#server/backups/restore-backup.ts';
import { completeBackups, takeBackup } from '#server/backups/take-backup.ts';
import { refuseWithoutSpace } from '#server/base/free-space.ts';
import {
  type BackupManifest,
  copyNames,
  copyStore,
  sizeOf,
  storeBytes,
  sync,
} from '#server/db/copy-store.ts';
import type { Db } from '#server/db/db.ts';
import {
  describeStore,
  lockDataFolder,
  lockFile,
  openAnyVersion,
  refuseFilledDatabase,
} from '#server/db/open-store.ts';
import { recordBackup } from '#server/db/settings.ts';
import { embeddedFile, makeDataFolder } from '#server/db/store-file.ts';
import { type Command, CommandError, isoTime, textOption } from './command.ts';

export const backupCommand: Command = {
  usage: 'backup [<new folder>] | --list | --taken',
  summary: 'Backs the store up to BACKUP_TO, or unencrypted to a new folder. The server may run.',
  options: {
    list: { type: 'boolean', help: 'lists the backups in BACKUP_TO' },
    taken: { type: 'boolean', help: 'only records that another program took one' },
  },
  // Of any version: the update of a program begins with a backup.
  store: 'itself',
  async run({ config: read, options, positionals, write, now }) {
    const config = read();
    if (options.list) return listBackups(config, write);
    const [folder] = positionals;
    const { backup } = config;
    if (!folder && !options.taken && !backup) {
      throw new CommandError('Give the name of a new folder, or set BACKUP_TO.');
    }
    const db = await openAnyVersion(config, 'writes');
    try {
      write(`Store: ${describeStore(config)}`);
      if (options.taken) {
        await recordBackup(db, now());
        write(`Recorded a backup of ${isoTime(now())}.`);
        return;
      }
      const taking = folder
        ? copyTo(folder, db, config, now())
        : takeBackup({ ...config, backup: backup! }, db, { now: now() });
      const taken = await taking.catch((error: Error) => {
        throw new CommandError(`The backup failed: ${error.message}. ${remedyOf(folder)}`);
      });
      if ('manifest' in taken) {
        write(`${taken.place} has ${taken.name}: ${contentsOf(taken.manifest)}, verified.`);
        return;
      }
      await recordBackup(db, now());
      write(`${folder} holds ${contentsOf(taken)}, verified.`);
      write('It holds personal data: keep it encrypted and on another machine.');
    } finally {
      await db.close();
    }
  },
};

async function copyTo(folder: string, db: Db, config: Config, now: number) {
  await refuseWithoutSpace(config, await storeBytes(db), path.dirname(path.resolve(folder)));
  return copyStore(db, folder, { databaseUrl: config.databaseUrl, now });
}

function remedyOf(folder: string | undefined): string {
  return folder
    ? 'Choose a folder that does not exist yet, in one that exists, on a disk with room for the whole store.'
    : 'See that BACKUP_TO can be written and that DATA_DIR has room for the whole store.';
}

function contentsOf(manifest: BackupManifest): string {
  const { submissions, files } = sizeOf(manifest);
  return `${submissions} submissions and ${files} files as of ${manifest.takenAt}`;
}

async function listBackups(config: Config, write: (line: string) => void) {
  const place = configuredPlace(config);
  const names = await completeBackups(place).catch((error: Error) => {
    throw new CommandError(`BACKUP_TO, ${place.name}, cannot be read: ${error.message}.`);
  });
  for (const name of names) {
    const manifest = await readManifest(place, name);
    write(`${name}  ${contentsOf(manifest)}${manifest.encrypted ? ', encrypted' : ''}`);
  }
  write(`${names.length} backups in ${place.name}.`);
}

function configuredPlace({ backup }: Config): BackupPlace {
  if (backup) return openPlace(backup.to);
  throw new CommandError('BACKUP_TO is not set. Set it as for the server.');
}

export const restoreCommand: Command = {
  usage: 'restore <folder of a backup> | <name in BACKUP_TO> | latest [--key <file>]',
  summary: 'Restores a backup into an empty DATA_DIR or database. Stop the server first.',
  options: {
    key: { type: 'string', help: 'the file of age-keygen with the key to BACKUP_RECIPIENT' },
  },
  store: 'itself',
  async run({ config: read, options, positionals, write }) {
    const config = read();
    const [given] = positionals;
    if (!given) throw new CommandError('Give the folder of a backup, its name, or "latest".');
    const chosen = await choose(given, config);
    const keyFile = textOption(options.key);
    try {
      const manifest = await readManifest(chosen.place, chosen.backup);
      refuseOther(manifest, config);
      if (manifest.encrypted && !keyFile) {
        throw new CommandError(
          'The backup is encrypted. Add --key and the file with the key that belongs to BACKUP_RECIPIENT.',
        );
      }
      const keys = keyFile ? keysIn(await readFile(keyFile, 'utf8')) : [];
      await restore({ ...chosen, manifest, keys }, config);
      write(`Store: ${describeStore(config)}`);
      write(`It holds ${contentsOf(manifest)}, verified.`);
      write('Re-run the erasures requested since this backup, then start the server.');
    } catch (error) {
      if (error instanceof CommandError || error instanceof ConfigError) throw error;
      throw new CommandError(
        `The backup ${chosen.backup} of ${chosen.place.name} was not restored: ${(error as Error).message}. Use another backup.`,
      );
    }
  },
};

type Chosen = { place: BackupPlace; backup: string };

async function choose(given: string, config: Config): Promise<Chosen> {
  if (given !== 'latest' && (existsSync(given) || given.includes(path.sep))) {
    const folder = path.resolve(given);
    return { place: openFolder(path.dirname(folder)), backup: path.basename(folder) };
  }
  const place = configuredPlace(config);
  if (given !== 'latest') return { place, backup: given };
  const newest = (await completeBackups(place)).at(-1);
  if (newest) return { place, backup: newest };
  throw new CommandError(`${place.name} has no backup.`);
}

/** A copy is for the database that it was taken of. */
function refuseOther({ copy }: BackupManifest, { databaseUrl }: Config): void {
  if (copy === copyNames.sqlite && databaseUrl) {
    throw new CommandError(
      'The backup is of an embedded store, and DATABASE_URL is set. Restore it into an empty DATA_DIR without DATABASE_URL, then copy that store with "move --to": docs/runbooks/backup.md.',
    );
  }
  if (copy === copyNames.postgres && !databaseUrl) {
    throw new CommandError(
      'The backup is of PostgreSQL, and DATABASE_URL is not set. Set it to the address of an empty database.',
    );
  }
}

type Restored = Chosen & { manifest: BackupManifest; keys: readonly string[] };

async function restore(chosen: Restored, config: Config): Promise<void> {
  const { dataDir, databaseUrl } = config;
  makeDataFolder(dataDir);
  if (databaseUrl) await refuseFilledDatabase({ dataDir, databaseUrl });
  const lockIsNew = !existsSync(lockFile(dataDir));
  const lock = databaseUrl ? undefined : lockDataFolder(dataDir);
  const partial = `${embeddedFile(dataDir)}.partial`;
  let done = false;
  try {
    if (!databaseUrl) await refuseFullFolder(dataDir);
    await refuseWithoutSpace(config, chosen.manifest.bytes, dataDir);
    await fetchCopy(chosen, partial);
    if (databaseUrl) {
      await restorePostgres(partial, chosen.manifest, { dataDir, databaseUrl });
    } else {
      await compareEmbedded(partial, chosen.manifest);
      await rename(partial, embeddedFile(dataDir));
      await sync(dataDir);
    }
    const db = await openAnyVersion(config, 'writes');
    // Otherwise the store would know only of the backups before.
    await recordBackup(db, Date.parse(chosen.manifest.takenAt)).finally(() => db.close());
    done = true;
  } finally {
    await rm(partial, { force: true });
    if (!done && lockIsNew) await rm(lockFile(dataDir), { force: true });
    lock?.release();
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
