import { lockDataFolder } from '#server/db/instance-lock.ts';
import { describeStore, openAnyVersion, openStore } from '#server/db/open-store.ts';
import { describeStoreChange } from '#server/db/store-change.ts';
import type { Command } from './command.ts';

export const upgradeCommand: Command = {
  usage: 'upgrade',
  summary: 'Backs up a store of an older program and upgrades it. Stop every server first.',
  store: 'itself',
  async run({ config: read, write }) {
    const config = read();
    // Refuses where there is none.
    await (await openAnyVersion(config, 'reads')).close();
    write(`Store: ${describeStore(config)}`);
    const lock = config.databaseUrl ? undefined : lockDataFolder(config.dataDir);
    try {
      let said = 'The store is of the current version already.';
      const db = await openStore(config, (change) => (said = describeStoreChange(change)));
      await db.close();
      write(said);
    } finally {
      lock?.release();
    }
  },
};
