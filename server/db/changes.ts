import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';

/** Looked at again and again: by servers for publications and deliveries, for desks that are open. */
const toldTables = [
  'desk_session',
  'desk_viewer',
  'document',
  'submission',
  'submission_gone',
  'task',
] as const;
type ToldTable = (typeof toldTables)[number];

/** How pollers of a store learn what servers and commands commit. */
export type Changes = {
  /** Has the database tell, if it can, until the store is closed. */
  listen(): void;
  /** Calls `wake` when one of the tables was changed, or may have been; answers what ends that. */
  onChange(tables: readonly ToldTable[], wake: () => void): () => void;
  /** After how long a poller looks by itself. */
  pollIntervalMs(): number;
};

const pollIntervalMs = 1_000;
/** Finds what is due by the clock, and what was told while a connection broke. */
const toldPollIntervalMs = 5_000;
const reconnectMs = 1_000;
/** What is told within this time wakes once: many changes at once must not become many polls. */
const togetherMs = 100;

/** Of a database that tells nothing. */
export const untoldChanges: Changes = {
  listen: () => {},
  onChange: () => () => {},
  pollIntervalMs: () => pollIntervalMs,
};

const channel = 'northgauge_change';

/** Row by row: a statement that finds nothing to change must not wake who sent it. */
export const tellChanges: readonly string[] = [
  `create function tell_change() returns trigger language plpgsql as
    $$ begin perform pg_notify('${channel}', tg_table_name); return null; end $$`,
  ...toldTables.map(
    (table) => `create trigger ${table}_told after insert or update or delete on ${table}
      for each row execute function tell_change()`,
  ),
];

/** By LISTEN on a connection of its own, which is made again when it breaks. */
export function toldChanges(url: string): Changes & { stop(): Promise<void> } {
  const wakes = new Map<() => void, ReadonlySet<string>>();
  const stopping = new AbortController();
  const { signal } = stopping;
  const changed = new Set<string>();
  let flushing: NodeJS.Timeout | undefined;
  let isTold = false;
  let finished: Promise<void> | undefined;

  return {
    listen: () => void (finished ??= listenAgain()),
    onChange: (tables, wake) => {
      wakes.set(wake, new Set(tables));
      return () => void wakes.delete(wake);
    },
    pollIntervalMs: () => (isTold ? toldPollIntervalMs : pollIntervalMs),
    stop: async () => {
      stopping.abort();
      clearTimeout(flushing);
      await finished;
    },
  };

  async function listenAgain() {
    while (!signal.aborted) {
      await untilLost().catch(() => {});
      isTold = false;
      await wait(reconnectMs, undefined, { signal }).catch(() => {});
    }
  }

  async function untilLost() {
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      application_name: 'northgauge',
    });
    client.on('error', () => {});
    client.on('notification', ({ payload }) => note(payload));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      isTold = true;
      // Nothing told of what was committed before.
      for (const table of toldTables) note(table);
      await once(client, 'end', { signal });
    } finally {
      await client.end();
    }
  }

  function note(table = '') {
    changed.add(table);
    flushing ??= setTimeout(wakeAll, togetherMs);
  }

  function wakeAll() {
    flushing = undefined;
    const told = [...changed];
    changed.clear();
    for (const [wake, tables] of wakes) if (told.some((table) => tables.has(table))) wake();
  }
}
