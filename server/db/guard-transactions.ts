import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db } from './db.ts';

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
