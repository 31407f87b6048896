import { escapeControlsInJson } from './escape-controls.ts';

/** One line of JSON for each event, without personal data: no names, addresses or file names. */
export type Log = {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
};

/**
 * Where the server's logger writes. pino escapes C0 controls only. A line that cannot be written is
 * lost: what it tells of has happened, and must not be answered as a failure.
 */
export const logStream = {
  write: (line: string) => {
    try {
      process.stdout.write(escapeControlsInJson(line));
    } catch {}
  },
};

export const silentLog: Log = { info() {}, warn() {}, error() {} };
