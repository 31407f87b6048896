import { parseArgs } from 'node:util';
import { openStore } from '../store/open-store.ts';
import { backupCommand } from './backup.ts';
import { CommandError, type Command, type Surroundings, type Values } from './command.ts';
import { deliveriesCommand, redeliverCommand, releaseCommand } from './delivery-commands.ts';
import { doctorCommand } from './doctor.ts';
import { eraseCommand, exportCommand } from './person-commands.ts';
import { fileCommand, listCommand, showCommand } from './look-commands.ts';
import { moveCommand } from './move.ts';
import { purgeCommand } from './purge.ts';
import { restoreCommand } from './restore.ts';

const commands: Record<string, Command> = {
  list: listCommand,
  show: showCommand,
  file: fileCommand,
  deliveries: deliveriesCommand,
  redeliver: redeliverCommand,
  release: releaseCommand,
  export: exportCommand,
  erase: eraseCommand,
  purge: purgeCommand,
  doctor: doctorCommand,
  backup: backupCommand,
  restore: restoreCommand,
  move: moveCommand,
};

/** Runs one command and returns the process's exit code. */
export async function runCommand(args: string[], surroundings: Surroundings): Promise<number> {
  const { write } = surroundings;
  const [name = '', ...rest] = args;
  const command = commands[name];
  if (!command) {
    overview().forEach(write);
    return name === '' || name === '--help' || name === 'help' ? 0 : 2;
  }
  try {
    const { values, words } = read(command, rest);
    if (values.help) {
      help(command).forEach(write);
      return 0;
    }
    await perform(command, values, words, surroundings);
    return 0;
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    write(error.message);
    return 1;
  }
}

async function perform(
  command: Command,
  values: Values,
  words: string[],
  surroundings: Surroundings,
) {
  if (command.opensStore === false) {
    await command.run({ ...surroundings, values, words, db: undefined as never });
    return;
  }
  const db = await openStore(surroundings.config());
  try {
    await command.run({ ...surroundings, db, values, words });
  } finally {
    await db.close();
  }
}

function read(command: Command, args: string[]): { values: Values; words: string[] } {
  try {
    const options = { ...command.options, help: { type: 'boolean' as const, help: '' } };
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    return { values, words: positionals };
  } catch (error) {
    throw new CommandError(`${(error as Error).message}\nUsage: ${prefix}${command.usage}`);
  }
}

const prefix = 'npm run server -- ';

function overview(): string[] {
  return [
    'What the intake holds, and what became of it.',
    '',
    ...Object.values(commands).map(({ usage, summary }) => `  ${usage.padEnd(40)} ${summary}`),
    '',
    `${prefix}<command> --help says more about one.`,
  ];
}

function help({ usage, summary, options = {} }: Command): string[] {
  return [
    `${prefix}${usage}`,
    '',
    summary,
    ...Object.entries(options).map(([name, { help: about }]) => `  --${name.padEnd(14)} ${about}`),
  ];
}
