// @ts-check
/**
 * The thread of the embedded store. JavaScript, because each thread would load the type stripper
 * anew, which takes longer than opening the store.
 */
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

const database = new DatabaseSync(workerData.file, { timeout: 10_000 });
// Not SQLite's own read-only mode: it leaves -wal and -shm behind, which belong to whoever ran a
// command and stop a server of another user.
const reading = 'pragma query_only = on';
// The first two apply only while the file is new.
const writing = `
  pragma page_size = 16384;
  pragma auto_vacuum = incremental;
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma foreign_keys = on;
  pragma secure_delete = on;
`;
database.exec(workerData.access === 'reads' ? reading : writing);
/** @type {Map<string, import('node:sqlite').StatementSync>} */
const prepared = new Map();
/** More than the program has; filters and lists make new ones. */
const maxPrepared = 500;

parentPort?.on('message', (/** @type {import('./sqlite-db.ts').WorkerRequest} */ request) => {
  if ('close' in request) {
    database.close();
    parentPort?.close();
    return;
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(replyTo(request));
});

/**
 * @param {import('./sqlite-db.ts').WorkerStatement} statement
 * @returns {import('./sqlite-db.ts').WorkerReply}
 */
function replyTo({ id, sql, parameters }) {
  try {
    return { id, rows: run(sql, parameters) };
  } catch (error) {
    // Only message and code: SQLite's messages name tables and columns, never values.
    const { message, errcode } = /** @type {Error & { errcode?: number }} */ (error);
    return { id, message, code: errcode === undefined ? undefined : `${errcode}` };
  }
}

/**
 * @param {string} sql
 * @param {readonly import('./db.ts').SqlValue[]} parameters
 */
function run(sql, parameters) {
  const statement = prepared.get(sql) ?? database.prepare(sql);
  // The latest last, so that the first is the one that was not used for longest.
  prepared.delete(sql);
  prepared.set(sql, statement);
  const [oldest] = prepared.keys();
  if (prepared.size > maxPrepared && oldest !== undefined) prepared.delete(oldest);
  // SQLite treats $1 as a name, so values are bound by name.
  return statement.all(
    Object.fromEntries(parameters.map((value, index) => [`$${index + 1}`, value])),
  );
}
