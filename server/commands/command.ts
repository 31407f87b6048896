import type { Config } from '../config.ts';
import type { Db } from '../store/db.ts';

/** What a command may use of the world. */
export type Surroundings = {
  config: () => Config;
  write: (line: string) => void;
  writeBytes: (bytes: Uint8Array) => void;
  /** Without a terminal nobody can say yes. */
  confirm: (question: string) => Promise<boolean>;
  now: () => number;
};

export type Values = Record<string, string | boolean | undefined>;

export type CommandContext = Surroundings & {
  db: Db;
  values: Values;
  /** What stands after the command, such as a reference. */
  words: string[];
};

export type Command = {
  /** As it is typed, `show <reference>`. */
  usage: string;
  summary: string;
  options?: Record<string, { type: 'string' | 'boolean'; help: string }>;
  /** False where the store may be missing or is opened otherwise. */
  opensStore?: false;
  run(context: CommandContext): Promise<void>;
};

/** The command cannot do what was asked; told in one sentence. */
export class CommandError extends Error {}

export function text(value: string | boolean | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

export function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace(/\.\d+Z$/, 'Z');
}
