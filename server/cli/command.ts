import { userInfo } from 'node:os';
import { systemClock } from '#server/base/clock.ts';
import type { Config } from '#server/base/config.ts';
import { createChannels, planWith } from '#server/channels/channels.ts';
import type { ActContext } from '#server/db/act.ts';
import type { Actor } from '#server/db/audit.ts';
import type { Access, Db } from '#server/db/db.ts';

/** Injected dependencies of every command. */
export type CommandDependencies = {
  config: () => Config;
  /** Writes one line; controls in it are escaped before it reaches the terminal. */
  write: (line: string) => void;
  /** False without a terminal. */
  confirm: (question: string) => Promise<boolean>;
  now: () => number;
};

export type OptionValues = Record<string, string | boolean | undefined>;

export type CommandContext = CommandDependencies & {
  db: Db;
  options: OptionValues;
  /** Arguments without a name, such as a reference. */
  positionals: string[];
};

export type Command = {
  /** As it is typed, `redeliver <reference>`. */
  usage: string;
  summary: string;
  options?: Record<string, { type: 'string' | 'boolean'; help: string }>;
} & (
  | (OnStore & StoreWork)
  /** Named by the first argument, `vacancy export`. */
  | (OnStore & { actions: Record<string, StoreWork> })
  /** The store may be missing, or the command opens it itself. */
  | { store: 'itself'; run(context: Omit<CommandContext, 'db'>): Promise<void> }
);

/** With --dry-run every work reads: the store that it is given refuses to be changed. */
export type StoreWork = { store: Access; run(context: CommandContext): Promise<void> };

type OnStore = {
  /** Makes a store in a folder that DATA_DIR names. Every other command wants one that exists. */
  createsStore?: true;
  /** Reads what the firm says, as it is published. */
  readsContent?: true;
};

/** Whom the audit log names for what a command does. */
const commandActor: Actor = { id: null, name: 'command' };

/** What a command changes with. The running server, which has the destinations, sends its tasks. */
export function contextOf({ config: read, db, now }: CommandContext): ActContext {
  const config = read();
  const channels = createChannels({
    config,
    siteUrl: config.siteUrl ?? '',
    db,
    clock: systemClock,
  });
  return { db, by: commandActor, now: now(), planTasks: planWith(channels) };
}

const maxAuthorLength = 100;

/** For changes that revisions and the audit log name an author of. */
export function authored(context: CommandContext): ActContext {
  const name = textOption(context.options.by) ?? userInfo().username;
  return { ...contextOf(context), by: { id: null, name: name.slice(0, maxAuthorLength) } };
}

/** Ends a command with one sentence and exit code 1. */
export class CommandError extends Error {}

export function textOption(value: string | boolean | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

export function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace(/\.\d+Z$/, 'Z');
}

/** A line break would be escaped on the way to the terminal. */
export function oneLine(message: string): string {
  return message
    .split('\n')
    .map((line) => line.trim())
    .join(' ');
}
