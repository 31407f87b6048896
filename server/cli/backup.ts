import { backUp } from '#server/db/back-up.ts';
import { recordBackup } from '#server/db/backup-record.ts';
import { describeStore, openAnyVersion } from '#server/db/open-store.ts';
import { CommandError, isoTime, type Command } from './command.ts';

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
