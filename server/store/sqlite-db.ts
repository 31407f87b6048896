import { isMarkedAsUntransferable, Worker } from 'node:worker_threads';
import type { Db, Dialect, SqlValue } from './db.ts';
import { createQueue } from './queue.ts';
import type { WorkerAnswer, WorkerMessage, WorkerRequest } from './sqlite-worker.ts';

const dialect: Dialect = {
  name: 'sqlite',
  blob: 'blob',
  integer: 'integer',
  skipLocked: '',
  migrationLock: 'select 1',
};

/** The embedded store. It lives in a worker thread, since inserting 5 MB blocks for about 20 ms. */
export async function openSqlite(file: string): Promise<Db> {
  const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), {
    workerData: { file },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const waiting = new Map<number, { resolve(rows: unknown[]): void; reject(error: Error): void }>();
  let lastId = 0;
  let broken: Error | undefined;
  worker.on('message', (answer: WorkerAnswer) => {
    const pending = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('rows' in answer) pending?.resolve(answer.rows);
    else pending?.reject(new StoreError(answer.message, answer.code));
  });
  const fail = (error: Error) => {
    broken ??= error;
    for (const { reject } of waiting.values()) reject(broken);
    waiting.clear();
  };
  worker.on('error', fail);
  worker.on('exit', () => fail(new StoreError('The embedded store is closed.')));

  const ask = (request: WorkerRequest) =>
    new Promise<unknown[]>((resolve, reject) => {
      if (broken) {
        reject(broken);
        return;
      }
      const id = ++lastId;
      waiting.set(id, { resolve, reject });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage({ id, request } satisfies WorkerMessage, filesOf(request));
    });
  const run = <R>(sql: string, parameters: readonly SqlValue[] = []) =>
    ask({ sql, parameters }) as Promise<R[]>;
  // There is one connection: a statement that slipped in between would join another's transaction
  // and be rolled back with it.
  const queue = createQueue();
  /** The worker takes requests in the order of their sending, so nobody need wait for the answer. */
  const inTurn = async <R>(request: WorkerRequest) => {
    const { sent } = await queue(async () => ({ sent: ask(request) }));
    return sent as Promise<R[]>;
  };

  await ask({ open: true }).catch(async (error: Error) => {
    await worker.terminate();
    throw error;
  });
  return {
    dialect,
    all: (sql, parameters) => inTurn({ sql, parameters }),
    transaction: (work) =>
      queue(async () => {
        // Immediate: a transaction that reads first and writes later could fail half-way.
        await run('begin immediate');
        try {
          const result = await work({ all: run });
          await run('commit');
          return result;
        } catch (error) {
          // After a full disk SQLite has already rolled back, and says that there is nothing to do.
          await run('rollback').catch(() => {});
          throw error;
        }
      }),
    write: (steps) => inTurn({ steps }),
    close: () =>
      queue(async () => {
        await ask({ close: true });
        await worker.terminate();
      }),
  };
}

/** Files are handed over, not copied. Small ones lie in a buffer that others share. */
function filesOf(request: WorkerRequest): ArrayBuffer[] {
  if (!('steps' in request)) return [];
  return request.steps
    .flatMap(({ parameters }) => parameters)
    .filter((value) => value instanceof Uint8Array)
    .map(({ buffer }) => buffer)
    .filter((buffer) => buffer instanceof ArrayBuffer)
    .filter((buffer) => !isMarkedAsUntransferable(buffer));
}

export class StoreError extends Error {
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}
