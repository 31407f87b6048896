import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { SqlValue } from './db.ts';

export type WorkerRequest =
  { id: number; sql: string; parameters: readonly SqlValue[] } | { close: true };
export type WorkerReply =
  { id: number; rows: unknown[] } | { id: number; message: string; code: string | undefined };

const database = new DatabaseSync((workerData as { file: string }).file, { timeout: 10_000 });
// The first two apply only while the file is new.
database.exec(`
  pragma page_size = 16384;
  pragma auto_vacuum = incremental;
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma foreign_keys = on;
  pragma secure_delete = on;
`);
const prepared = new Map<string, StatementSync>();
/** More than the program has; filters and lists make new ones. */
const maxPrepared = 500;

parentPort?.on('message', (request: WorkerRequest) => {
  if ('close' in request) {
    database.close();
    parentPort?.close();
    return;
  }
  const { id, sql, parameters } = request;
  let reply: WorkerReply;
  try {
    reply = { id, rows: run(sql, parameters) };
  } catch (error) {
    // Only message and code: SQLite's messages name tables and columns, never values.
    const { message, errcode } = error as Error & { errcode?: number };
    reply = { id, message, code: errcode === undefined ? undefined : `${errcode}` };
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(reply);
});

function run(sql: string, parameters: readonly SqlValue[]): unknown[] {
  const statement = prepared.get(sql) ?? database.prepare(sql);
  // The latest last, so that the first is the one that was not used for longest.
  prepared.delete(sql);
  prepared.set(sql, statement);
  if (prepared.size > maxPrepared) prepared.delete(prepared.keys().next().value!);
  // SQLite treats $1 as a name, so values are bound by name.
  const named: Record<string, SQLInputValue> = {};
  parameters.forEach((value, index) => (named[`$${index + 1}`] = value));
  return statement.all(named);
}
