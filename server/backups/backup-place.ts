import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { BackupTarget } from '#server/base/config.ts';
import { sync } from '#server/db/copy-store.ts';
import { openBucket } from './bucket.ts';

/** Where backups lie, each of a few files: `northgauge-…/backup.json`. */
export type BackupPlace = {
  /** For people, without a key. */
  name: string;
  list(): Promise<string[]>;
  read(file: string): Promise<Readable>;
  write(file: string, content: Readable, signal?: AbortSignal): Promise<void>;
  /** A whole backup. */
  remove(backup: string): Promise<void>;
};

export function openPlace(target: BackupTarget): BackupPlace {
  return target.kind === 'folder' ? openFolder(target.folder) : openBucket(target);
}

export function openFolder(folder: string): BackupPlace {
  return {
    name: folder,
    list: async () => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
    },
    read: async (file) => createReadStream(path.join(folder, file)),
    write: async (file, content, signal) => {
      const written = path.join(folder, file);
      // Not recursive: a folder that is not mounted must not be made on the disk of this machine.
      await mkdir(path.dirname(written), { mode: 0o700 }).catch((error) => {
        if (error.code === 'ENOENT') {
          throw new Error(`the folder ${folder} is not there: mount it or make it`, {
            cause: error,
          });
        }
        if (error.code !== 'EEXIST') throw error;
      });
      await pipeline(content, createWriteStream(written, { flags: 'wx', mode: 0o600 }), { signal });
      await sync(written);
      await sync(path.dirname(written));
    },
    remove: (backup) => rm(path.join(folder, backup), { recursive: true, force: true }),
  };
}
