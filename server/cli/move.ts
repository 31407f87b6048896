import { rename } from 'node:fs/promises';
import { isoDay } from '#domain/working-time/iso-day.ts';
import { copyToEmpty, CopyRefused } from '#server/db/copy-to-empty.ts';
import type { Db } from '#server/db/db.ts';
import { lockDataFolder } from '#server/db/instance-lock.ts';
import { embeddedFile, movedFile } from '#server/db/embedded-file.ts';
import { fileTables } from '#server/db/file-tables.ts';
import {
  describeStore,
  openExistingStore,
  openStore,
  type StoreConfig,
} from '#server/db/open-store.ts';
import { CommandError, text, type Command } from './command.ts';

export const moveCommand: Command = {
  usage: 'move --to postgres://…',
  summary: 'Copies the embedded store to an empty PostgreSQL. Stop the server first.',
  options: { to: { type: 'string', help: 'the address that DATABASE_URL will have' } },
  store: 'itself',
  async run({ config: read, options, write, now }) {
    const config = read();
    const to = text(options.to);
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
