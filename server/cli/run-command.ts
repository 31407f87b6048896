import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Config } from '#server/base/config.ts';
import { escapeControls, nearest } from '#server/base/text.ts';
import type { Db } from '#server/db/db.ts';
import { embeddedFile } from '#server/db/store-file.ts';
import { describeStore, openExistingStore, openStore } from '#server/db/open-store.ts';
import { provideStoredContent } from '#server/documents/live-content.ts';
import { missingFromStart, seedStore } from '#server/documents/seed-store.ts';
import { closedPolicy, securityHeaders } from '#server/base/security-headers.ts';
import {
  CommandError,
  type Command,
  type CommandDependencies,
  type OptionValues,
  type StoreWork,
} from './command.ts';
import { backupCommand, restoreCommand } from './backup-commands.ts';
import { contentCommand } from './content-commands.ts';
import { doctorCommand } from './doctor.ts';
import { eraseCommand, exportCommand, inviteCommand } from './people-commands.ts';
import { moveCommand, sampleCommand } from './store-commands.ts';
import { listCommand, redeliverCommand } from './submission-commands.ts';
import { vacancyCommand } from './vacancy-commands.ts';

const caddyHeadersCommand: Command = {
  usage: 'caddy-headers',
  summary: 'Prints the security headers of files as a Caddy directive, for deploy/Caddyfile.',
  store: 'itself',
  async run({ write }) {
    const headers = { ...securityHeaders, 'content-security-policy': closedPolicy };
    write('header {');
    for (const [name, value] of Object.entries(headers))
      write(`  ${name} ${JSON.stringify(value)}`);
    write('}');
  },
};

/** What the desk cannot do, or what is needed when it cannot be reached. */
export const commands: Record<string, Command> = {
  list: listCommand,
  redeliver: redeliverCommand,
  export: exportCommand,
  erase: eraseCommand,
  vacancy: vacancyCommand,
  content: contentCommand,
  invite: inviteCommand,
  doctor: doctorCommand,
  backup: backupCommand,
  restore: restoreCommand,
  move: moveCommand,
  sample: sampleCommand,
  'caddy-headers': caddyHeadersCommand,
};

/** Runs one command and returns the exit code of the process. */
export async function runCommand(args: string[], given: CommandDependencies): Promise<number> {
  // What visitors typed never reaches a terminal raw.
  const dependencies: CommandDependencies = {
    ...given,
    write: (line) => given.write(escapeControls(line)),
    confirm: (question) => given.confirm(escapeControls(question)),
  };
  const { write } = dependencies;
  const [name = '', ...rest] = args;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    if (['', '--help', 'help'].includes(name)) {
      overview().forEach(write);
      return 0;
    }
    const meant = nearest(name, Object.keys(commands));
    write(
      `There is no command "${name}".${meant ? ` Did you mean "${meant}"?` : ''} ${prefix}--help lists them.`,
    );
    return 2;
  }
  try {
    const { values: options, positionals: given } = parse(command, rest);
    if (options.help) {
      help(command).forEach(write);
      return 0;
    }
    if ('store' in command && command.store === 'itself') {
      await command.run({ ...dependencies, options, positionals: given });
      return 0;
    }
    const { work, positionals } = workOf(name, command, given);
    const config = dependencies.config();
    const db = await openFor(command, work, options, { config, now: dependencies.now() });
    let release: (() => void) | undefined;
    try {
      if (command.readsContent) {
        await refuseUnfilled(db, config);
        ({ release } = await provideStoredContent(db, config.contentDir));
      }
      let named = false;
      const writeBelowStore = (line: string) => {
        if (!named) write(`Store: ${describeStore(config)}`);
        named = true;
        write(line);
      };
      await work.run({ ...dependencies, write: writeBelowStore, options, positionals, db });
    } finally {
      release?.();
      await db.close();
    }
    return 0;
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    write(error.message);
    return 1;
  }
}

type StoreCommand = Exclude<Command, { store: 'itself' }>;

function workOf(name: string, command: StoreCommand, positionals: string[]) {
  if (!('actions' in command)) return { work: command, positionals };
  const [action = '', ...rest] = positionals;
  const work = Object.hasOwn(command.actions, action) ? command.actions[action] : undefined;
  if (work) return { work, positionals: rest };
  throw new CommandError(`Say what to do: ${name} ${Object.keys(command.actions).join(', ')}.`);
}

async function openFor(
  command: StoreCommand,
  work: StoreWork,
  options: OptionValues,
  { config, now }: { config: Config; now: number },
): Promise<Db> {
  const creates = command.createsStore && config.dataDirIsSet && !config.databaseUrl;
  if (!creates || existsSync(embeddedFile(config.dataDir))) {
    return openExistingStore(config, options['dry-run'] ? 'reads' : work.store);
  }
  const db = await openStore(config);
  try {
    // Its own new store, as a server's first start fills it. No command fills one that it found.
    await seedStore(db, now, config.contentDir);
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}

async function refuseUnfilled(db: Db, { contentDir }: Config) {
  const [first, ...others] = await missingFromStart(db);
  if (!first) return;
  const more = others.length > 0 ? ` and ${others.length} more documents` : '';
  throw new CommandError(
    `The store lacks ${first.kind} ${first.id}${more}. Start the server once, which takes them from ${contentDir}.`,
  );
}

function parse(command: Command, args: string[]) {
  try {
    const options = { ...command.options, help: { type: 'boolean' as const } };
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new CommandError(`${(error as Error).message} Usage: ${prefix}${command.usage}`);
  }
}

const prefix = 'npm run server -- ';

function overview(): string[] {
  return [
    'What the desk cannot do, or what is needed when it cannot be reached.',
    '',
    ...Object.values(commands).map(({ usage, summary }) => `  ${usage.padEnd(40)} ${summary}`),
    '',
    `${prefix}<command> --help lists the options of a command.`,
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
