import path from 'node:path';
import { Worker } from 'node:worker_threads';
import {
  type Access,
  type Db,
  type Dialect,
  guardTransactions,
  type SqlValue,
  withFieldNames,
} from './db.ts';
import { untoldChanges } from './changes.ts';
import { giveUpErasingSpace, isDiskFull } from './erasing-space.ts';

export type WorkerStatement = { id: number; sql: string; parameters: readonly SqlValue[] };
export type WorkerRequest = WorkerStatement | { close: true };
export type WorkerReply =
  | { id: number; rows: unknown[] }
  | { id: number; message: string; code: string | undefined };

export const sqliteDialect: Dialect = {
  name: 'sqlite',
  blob: 'blob',
  integer: 'integer',
  forUpdate: '',
  skipLocked: '',
  // Without virtual tables and what they keep their index in: rows of others make them.
  tables: `select name from pragma_table_list
    where schema = 'main' and type = 'table' and name not like 'sqlite_%'`,
  size: 'select page_count * page_size as bytes from pragma_page_count, pragma_page_size',
  version: 'select sqlite_version() as version',
  // `begin immediate` serialises every writer already.
  migrationLock: 'select 1',
  documentLock: 'select 1',
  peopleLock: 'select 1',
  mailLock: 'select 1',
  alertLock: 'select 1',
  // A file beside the program.
  isAway: () => false,
  textInJson: (column, name) => `json_extract(${column}, '$.${name}')`,
  appendOnly: (table) =>
    ['update', 'delete'].map(
      (change) => `create trigger ${table}_no_${change} before ${change} on ${table}
        begin select raise(abort, '${table} is append-only'); end`,
    ),
  notKept: () => [],
  tellChanges: [],
  search: {
    table: 'submission_trigram',
    // FTS5 reads its index for "glob", and for no "like" with an "escape".
    holds: (place) => `words glob ${place}`,
    patternOf: (word) => `*${word.replaceAll(/[*?[]/g, '[$&]')}*`,
  },
};

/** The embedded store, in a worker thread: inserting 5 MB blocks for about 20 ms. */
export async function openSqlite(file: string, access: Access): Promise<Db> {
  const worker = new Worker(new URL('./sqlite-worker.mjs', import.meta.url), {
    workerData: { file, access },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const exited = new Promise((resolve) => worker.once('exit', resolve));
  const pending = new Map<number, { resolve(rows: unknown[]): void; reject(error: Error): void }>();
  let lastId = 0;
  let failure: Error | undefined;
  const failAll = (error: Error) => {
    failure ??= error;
    for (const { reject } of pending.values()) reject(failure);
    pending.clear();
  };
  worker.on('error', failAll);
  worker.on('exit', () => failAll(new Error('The embedded store is closed.')));
  worker.on('message', (reply: WorkerReply) => {
    const request = pending.get(reply.id);
    pending.delete(reply.id);
    if ('rows' in reply) request?.resolve(withFieldNames(reply.rows));
    else request?.reject(Object.assign(new Error(reply.message), { code: reply.code }));
  });
  const post = (request: WorkerRequest) =>
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(request);

  const run = <R>(sql: string, parameters: readonly SqlValue[] = []) =>
    new Promise<R[]>((resolve, reject) => {
      if (failure) {
        reject(failure);
        return;
      }
      const id = ++lastId;
      pending.set(id, { resolve: resolve as (rows: unknown[]) => void, reject });
      post({ id, sql, parameters });
    });

  // One connection: a statement sent between those of a transaction would become part of it.
  const inTurn = createQueue();

  const folder = path.dirname(file);
  const evenIfFull = async <T>(write: () => Promise<T>): Promise<T> => {
    try {
      return await write();
    } catch (error) {
      if (isDiskFull(error) && (await giveUpErasingSpace(folder))) return write();
      throw error;
    }
  };

  await run('select 1');
  return guardTransactions({
    dialect: sqliteDialect,
    changes: untoldChanges,
    all: (sql, parameters) => inTurn(() => evenIfFull(() => run(sql, parameters))),
    transaction: (work) =>
      inTurn(() =>
        evenIfFull(async () => {
          // Immediate: taking the write lock at the first write could fail after reads.
          await run(access === 'reads' ? 'begin' : 'begin immediate');
          try {
            const result = await work({ all: run });
            await run('commit');
            return result;
          } catch (error) {
            // SQLite has already rolled back after some errors, such as a full disk.
            await run('rollback').catch(() => {});
            throw error;
          }
        }),
      ),
    close: () =>
      inTurn(async () => {
        post({ close: true });
        await exited;
      }),
  });
}

/** Runs one task after the other, in the order in which they came. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(task: () => Promise<T>): Promise<T> => {
    const result = last.then(task, task);
    last = result;
    return result;
  };
}
