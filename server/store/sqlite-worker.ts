import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import type { SqlValue, Step } from './db.ts';

export type WorkerRequest =
  { open: true } | { close: true } | { sql: string; parameters?: readonly SqlValue[] } | Write;
type Write = { steps: readonly Step[] };

export type WorkerMessage = { id: number; request: WorkerRequest };
export type WorkerAnswer =
  { id: number; rows: unknown[] } | { id: number; message: string; code: string | undefined };

/** Writes that share a commit, so that they wait for the disk together. */
const mostTogether = 8;

const statements = new Map<string, StatementSync>();
let database: DatabaseSync | undefined;

parentPort?.on('message', (first: WorkerMessage) => {
  const writes: { id: number; write: Write }[] = [];
  for (let message: WorkerMessage | undefined = first; message; message = nextMessage()) {
    const { id, request } = message;
    if ('steps' in request) {
      writes.push({ id, write: request });
      if (writes.length === mostTogether) answerWrites(writes.splice(0));
      continue;
    }
    answerWrites(writes.splice(0));
    answer(id, () => perform(request));
  }
  answerWrites(writes);
});

function nextMessage(): WorkerMessage | undefined {
  return parentPort ? receiveMessageOnPort(parentPort)?.message : undefined;
}

function answer(id: number, work: () => unknown[]) {
  let found: WorkerAnswer;
  try {
    found = { id, rows: work() };
  } catch (error) {
    // Only message and code: what SQLite says names tables and columns, never values.
    const { message, errcode } = error as Error & { errcode?: number };
    found = { id, message, code: errcode === undefined ? undefined : `${errcode}` };
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(found);
}

/** When they fail together, each is tried by itself: none falls because of another. */
function answerWrites(writes: { id: number; write: Write }[]) {
  let results: unknown[][][] | undefined;
  try {
    if (writes.length > 1)
      results = inTransaction(() => writes.map(({ write }) => takeSteps(write)));
  } catch {}
  for (const [at, { id, write }] of writes.entries()) {
    answer(id, () => results?.[at] ?? inTransaction(() => takeSteps(write)));
    for (const { parameters } of write.steps) forgetFiles(parameters);
  }
}

function perform(request: Exclude<WorkerRequest, Write>): unknown[] {
  if ('open' in request) {
    database = open((workerData as { file: string }).file);
    return [];
  }
  if ('close' in request) {
    statements.clear();
    database?.close();
    return [];
  }
  return run(request.sql, request.parameters);
}

function open(file: string): DatabaseSync {
  const opened = new DatabaseSync(file, { timeout: 10_000 });
  // The first two count only while the file is new; after that SQLite passes over them. Most of
  // what is kept is files of a megabyte, which large pages take in with less work. The log
  // is copied into the file every 16 MB; the cache, in KiB, holds what is written together.
  opened.exec(`
    pragma page_size = 65536;
    pragma auto_vacuum = incremental;
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma secure_delete = on;
    pragma cache_size = -16384;
    pragma wal_autocheckpoint = 256;
  `);
  return opened;
}

function inTransaction<T>(work: () => T): T {
  run('begin immediate');
  try {
    const result = work();
    run('commit');
    return result;
  } catch (error) {
    // After a full disk SQLite has already rolled back, and says that there is nothing to do.
    try {
      run('rollback');
    } catch {}
    throw error;
  }
}

function takeSteps({ steps }: Write): unknown[][] {
  const results: unknown[][] = [];
  for (const { sql, parameters, orStop } of steps) {
    const rows = run(sql, parameters);
    results.push(rows);
    if (orStop && rows.length === 0) break;
  }
  return results;
}

function run(sql: string, parameters: readonly SqlValue[] = []): unknown[] {
  if (!database) throw new Error('The embedded store is not open.');
  let statement = statements.get(sql);
  if (!statement) {
    statement = database.prepare(sql);
    statements.set(sql, statement);
  }
  // To SQLite $1 is a name like any other, so the values are bound by name.
  const named: Record<string, SQLInputValue> = {};
  parameters.forEach((value, at) => (named[`$${at + 1}`] = value));
  return statement.all(named);
}

/** Megabytes that would otherwise wait for the garbage collector. */
function forgetFiles(parameters: readonly SqlValue[]) {
  for (const value of parameters) {
    if (value instanceof Uint8Array && value.buffer instanceof ArrayBuffer)
      value.buffer.transfer(0);
  }
}
