import { AsyncLocalStorage } from 'node:async_hooks';
import type { Changes } from './changes.ts';

/** What both databases can store. Blobs come back as Uint8Array, whole numbers as number. */
export type SqlValue = string | number | null | Uint8Array;
export type Row = Record<string, SqlValue>;

/**
 * Statements use $1, $2 … as placeholders, which both databases understand. A column is read as the
 * field of its name: `received_at` as `receivedAt`.
 */
export interface Statements {
  all<R = Row>(sql: string, parameters?: readonly SqlValue[]): Promise<R[]>;
}

/** The database itself refuses to change anything for one that reads. */
export type Access = 'reads' | 'writes';

export interface Db extends Statements {
  readonly dialect: Dialect;
  readonly changes: Changes;
  /**
   * Commits everything that `work` wrote, or rolls all of it back. PostgreSQL gives up a statement
   * after 30 seconds, or after `timeoutMs`.
   */
  transaction<T>(
    work: (statements: Statements) => Promise<T>,
    options?: { timeoutMs?: number },
  ): Promise<T>;
  close(): Promise<void>;
}

/** The SQL in which the two databases differ. */
export type Dialect = {
  name: 'sqlite' | 'postgres';
  blob: string;
  integer: string;
  /** Locks the rows that are read until the transaction ends. */
  forUpdate: string;
  /** Skips rows that another instance has locked. */
  skipLocked: string;
  /** Lists the tables of the store, each as `name`. */
  tables: string;
  /** Tells how much space the store takes, as `bytes`: a copy of it takes no more. */
  size: string;
  /** Tells the version of the database program, as `version`. */
  version: string;
  /** Serialises migrations of instances that start together. */
  migrationLock: string;
  /** Serialises publications of documents, so that their numbers are committed in order. */
  documentLock: string;
  /** Serialises changes of people and their keys, so that the last of them stays. */
  peopleLock: string;
  /** Serialises the counting of mails, so that no two of them take the last place. */
  mailLock: string;
  /** Serialises the numbers of matches between roles and filters with what alerts have told. */
  alertLock: string;
  /** Whether an error came from a connection that could not be made or was lost. */
  isAway(error: unknown): boolean;
  /** SQL for a text of the object in a column of JSON; null where it has none of that name. */
  textInJson(column: string, name: string): string;
  /** Makes the database refuse to change or delete rows of a table. */
  appendOnly(table: string): readonly string[];
  /** Makes a table cheap to write: what it holds need not survive a crash of the database. */
  notKept(table: string): readonly string[];
  /** Makes the database tell of changes. */
  tellChanges: readonly string[];
  /** Finds a word anywhere in the texts of submissions: the table and its condition for a pattern. */
  search: { table: string; holds(place: string): string; patternOf(word: string): string };
};

/** For who reads where the two differ. */
export type Reads = Pick<Db, 'all' | 'dialect'>;

/** The rows of a statement with the names of fields. */
export function withFieldNames(rows: readonly unknown[]): unknown[] {
  const [first] = rows as Row[];
  const columns = Object.keys(first ?? {});
  if (!columns.some((column) => column.includes('_'))) return rows as unknown[];
  const fields = columns.map((column) =>
    column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
  );
  return (rows as Row[]).map((row) =>
    Object.fromEntries(fields.map((field, at) => [field, row[columns[at]!]])),
  );
}

/** For who copies whole rows: the column of a field. */
export function columnOf(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/**
 * Refuses a statement that names the database while a transaction of the same caller runs. The
 * embedded store would wait for itself for ever, PostgreSQL would run it outside of the transaction.
 */
export function guardTransactions(db: Db): Db {
  const running = new AsyncLocalStorage<{ open: boolean }>();
  const refuse = async <T>(run: () => Promise<T>): Promise<T> => {
    if (!running.getStore()?.open) return run();
    throw new Error(
      'A transaction is open: use the statements that it was given, not the database.',
    );
  };
  return {
    ...db,
    all: (sql, parameters) => refuse(() => db.all(sql, parameters)),
    transaction: (work, options) =>
      refuse(() =>
        db.transaction(async (statements) => {
          // Work that was started inside and outlives the transaction is free again.
          const state = { open: true };
          try {
            return await running.run(state, () => work(statements));
          } finally {
            state.open = false;
          }
        }, options),
      ),
  };
}
