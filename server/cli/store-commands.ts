import { rename } from 'node:fs/promises';
import { isoDay } from '#domain/working-time/wall-clock.ts';
import { CopyRefused, copyToEmpty } from '#server/db/copy-to-empty.ts';
import type { Db } from '#server/db/db.ts';
import { embeddedFile, fileTables, movedFile } from '#server/db/store-file.ts';
import {
  describeStore,
  lockDataFolder,
  openExistingStore,
  openStore,
  type StoreConfig,
} from '#server/db/open-store.ts';
import { type Command, CommandError, contextOf, textOption } from './command.ts';
import { addSamples } from '#server/samples/add-samples.ts';
import { removeSampleContent } from '#server/samples/sample-content.ts';
import { readFixture } from '#server/samples/sample-fixture.ts';
import { countStored, deleteSamples } from '#server/samples/samples.ts';
import { act } from '#server/db/act.ts';

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
  usage: 'sample [--remove [--all]] [--yes]',
  summary:
    'Fills a store, or a new DATA_DIR, with forty invented submissions and the mandates they led to, or removes them.',
  store: 'writes',
  createsStore: true,
  readsContent: true,
  options: {
    remove: { type: 'boolean', help: 'deletes the samples and nothing else' },
    all: {
      type: 'boolean',
      help: 'with --remove: the sample roles, reports and people of the website too',
    },
    yes: { type: 'boolean', help: 'adds them to a store that holds submissions of people' },
  },
  async run(context) {
    const { db, options, write, config } = context;
    if (options.remove) {
      if (options.all) {
        const { roles, reports, people } = await act(contextOf(context), removeSampleContent);
        write(
          `Deleted samples of the website: roles ${roles}, reports ${reports}, people ${people}.`,
        );
      }
      write(`Deleted ${await deleteSamples(contextOf(context))} samples.`);
      return;
    }
    const { contentDir } = config();
    const fixture = readFixture(contentDir);
    if (!fixture)
      throw new CommandError(`There are no samples: ${contentDir} has no folder samples.`);
    const stored = await countStored(db);
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
    const { added, leftOut } = await act(contextOf(context), (act) => addSamples(act, fixture));
    write(`Added ${added} samples. Nobody sent them, and nothing about them is delivered.`);
    if (leftOut.length > 0) {
      write(
        `Left out, for want of a role, an edition or an entry of a list: ${leftOut.join(', ')}.`,
      );
    }
    write('npm start, then open /desk. "npm run sample -- --remove" deletes them.');
  },
};
