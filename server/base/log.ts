import { escapeControlsInJson } from './escape-controls.ts';
import type { Db } from '#server/db/db.ts';

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

/** For what is looked at again and again: `tell` is called when it is not as it was at the last look. */
export function whenChanged<State>(first: State, tell: (state: State) => void) {
  let known = first;
  return (state: State) => {
    if (state === known) return;
    known = state;
    tell(state);
  };
}

/**
 * Of a poller: one line when it begins to fail, or fails for another reason, and one when it works
 * again. That the database is away the store tells itself, once for all pollers.
 */
export function pollLog(
  { log, db }: { log: Log; db: Pick<Db, 'dialect'> },
  facts: { event: string } & Record<string, string>,
  words: string,
): { failed(error: unknown): void; worked(): void } {
  let code: string | undefined;
  const tell = whenChanged<string | undefined>(undefined, (reason) => {
    if (reason === undefined) log.info({ ...facts, over: true }, `${words}: over`);
    else log.error({ ...facts, code, reason }, words);
  });
  return {
    failed: (error) => {
      if (db.dialect.isAway(error)) return;
      code = (error as { code?: string }).code;
      tell((error as Error).message);
    },
    worked: () => tell(undefined),
  };
}

export const silentLog: Log = { info() {}, warn() {}, error() {} };
