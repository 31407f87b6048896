import { escapeControls, escapeControlsInJson } from './text.ts';

/** One line for each event, without personal data: no names, addresses or file names. */
export type Log = {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
};

/**
 * Where the server's logger writes: sentences to a terminal, JSON to everything else. pino escapes
 * C0 controls only. A line that cannot be written is lost: what it tells of has happened, and must
 * not be answered as a failure.
 */
export const logStream = {
  write: (line: string) => {
    try {
      process.stdout.write(process.stdout.isTTY ? sentenceOf(line) : escapeControlsInJson(line));
    } catch {}
  },
};

/** Of pino's line; empty for what only a framework tells, such as the address, printed anyway. */
export function sentenceOf(line: string): string {
  const entry = JSON.parse(line) as Record<string, unknown> & { level: number; time: number };
  const said = String(entry.msg);
  const isTrouble = entry.level >= pinoLevels.warn;
  if (!entry.event && !isTrouble) return '';
  const at = new Date(entry.time).toTimeString().slice(0, 8);
  const kind = entry.level >= pinoLevels.error ? 'Error: ' : isTrouble ? 'Warning: ' : '';
  const facts = Object.entries(entry)
    .filter(([name]) => !unsaid.has(name))
    .map(([name, value]) => [name, textOf(value)] as const)
    .filter(([, text]) => !said.includes(text))
    .map((fact) => fact.join(' '));
  const trace = typeof entry.stack === 'string' ? entry.stack.split('\n').slice(1) : [];
  const sentence = kind ? kind + said : said.charAt(0).toUpperCase() + said.slice(1);
  const first = `${at} ${sentence}${facts.length > 0 ? ` (${facts.join('; ')})` : ''}`;
  return [first, ...trace].map((text) => `${escapeControls(text)}\n`).join('');
}

const pinoLevels = { warn: 40, error: 50 };
const unsaid = new Set(['level', 'time', 'pid', 'hostname', 'reqId', 'msg', 'event', 'stack']);

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** For what is looked at again and again: `tell` is called when it is not as it was at the last look. */
export function whenChanged<State>(first: State, tell: (state: State) => void) {
  let known = first;
  return (state: State) => {
    if (state === known) return;
    known = state;
    tell(state);
  };
}

type Store = { dialect: { isAway(error: unknown): boolean } };

/**
 * Of a poller: one line when it begins to fail, or fails for another reason, and one when it works
 * again. That the database is away the store tells itself, once for all pollers.
 */
export function pollLog(
  { log, db }: { log: Log; db: Store },
  facts: { event: string } & Record<string, string>,
  words: string,
): { failed(error: unknown): void; worked(): void } {
  let code: string | undefined;
  const tell = whenChanged<string | undefined>(undefined, (reason) => {
    if (reason === undefined) log.info({ ...facts, over: true }, `${words}: recovered`);
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
