import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { SqlValue } from './db.ts';

export type WorkerRequest = {
  id: number;
  open?: true;
  close?: true;
  sql?: string;
  parameters?: readonly SqlValue[];
};
export type WorkerAnswer =
  { id: number; rows: unknown[] } | { id: number; message: string; code: string | undefined };

const statements = new Map<string, StatementSync>();
let database: DatabaseSync | undefined;

parentPort?.on('message', (request: WorkerRequest) => {
  let answer: WorkerAnswer;
  try {
    answer = { id: request.id, rows: perform(request) };
  } catch (error) {
    // Only message and code: what SQLite says names tables and columns, never values.
    const { message, errcode } = error as Error & { errcode?: number };
    answer = { id: request.id, message, code: errcode === undefined ? undefined : `${errcode}` };
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(answer);
});

function perform({ open: opens, close: closes, sql, parameters = [] }: WorkerRequest): unknown[] {
  if (opens) {
    database = open((workerData as { file: string }).file);
    return [];
  }
  if (closes) {
    statements.clear();
    database?.close();
    return [];
  }
  return run(sql ?? '', parameters);
}

function open(file: string): DatabaseSync {
  const opened = new DatabaseSync(file, { timeout: 10_000 });
  // The first two count only while the file is new; after that SQLite passes over them.
  opened.exec(`
    pragma page_size = 16384;
    pragma auto_vacuum = incremental;
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma secure_delete = on;
  `);
  return opened;
}

function run(sql: string, parameters: readonly SqlValue[]): unknown[] {
  if (!database) throw new Error('The embedded store is not open.');
  let statement = statements.get(sql);
  if (!statement) {
    statement = database.prepare(sql);
    statements.set(sql, statement);
  }
  // To SQLite $1 is a name like any other, so the values are bound by name.
  const named: Record<string, SQLInputValue> = {};
  parameters.forEach((value, at) => (named[`$${at + 1}`] = value));
  const rows = statement.all(named);
  // This thread's own copy of a file, megabytes that would wait for the garbage collector.
  for (const value of parameters) {
    if (value instanceof Uint8Array && value.buffer instanceof ArrayBuffer)
      value.buffer.transfer(0);
  }
  return rows;
}
