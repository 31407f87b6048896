import { afterAll, expect, test } from 'vitest';
import { storeSubmission } from '#tests/support/stores/store-submission.ts';
import { describePostgres } from '#tests/support/stores/stores.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { until } from '#tests/support/machine/until.ts';
import type { Db } from './db.ts';
import { toldChanges } from './changes.ts';
import { openStore } from './open-store.ts';

describePostgres('a server that listens', ({ newDatabase }) => {
  const opened: Db[] = [];
  afterAll(() => Promise.all(opened.map((db) => db.close())));

  async function listening() {
    const databaseUrl = await newDatabase();
    const open = async () => {
      const db = await openStore({ dataDir: temporaryFolder(), databaseUrl });
      opened.push(db);
      return db;
    };
    const [db, other] = [await open(), await open()];
    const woken = { task: 0, document: 0 };
    db.changes.onChange(['task'], () => (woken.task += 1));
    db.changes.onChange(['document'], () => (woken.document += 1));
    expect(db.changes.pollIntervalMs()).toBe(1_000);
    db.changes.listen();
    // It looks once after each connection: nothing told of what was committed before.
    await until(() => woken.task === 1 && woken.document === 1, 'it listens');
    expect(db.changes.pollIntervalMs()).toBe(5_000);
    return { db, other, woken };
  }

  test('is woken by what another commits, and by nothing that changes no row', async () => {
    const { other, woken } = await listening();
    await other.all(`update task set state = 'held' where id = 'none'`);
    await storeSubmission(other);
    await until(() => woken.task === 2, 'the task is told');
    expect(woken.document).toBe(1);
  });

  test('polls each second while its connection is lost, and listens again', async () => {
    const { db, other, woken } = await listening();
    const ended = await other.all(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query like 'listen %'`,
    );
    expect(ended).toHaveLength(1);
    await until(() => db.changes.pollIntervalMs() === 1_000, 'the connection is lost');
    await until(() => db.changes.pollIntervalMs() === 5_000, 'it listens again');
    await until(() => woken.task === 2, 'it looks once');
    await storeSubmission(other);
    await until(() => woken.task === 3, 'the task is told');
  });

  test('stops while the database is away', async () => {
    const changes = toldChanges('postgres://user:password@127.0.0.1:1/none');
    changes.listen();
    await changes.stop();
    expect(changes.pollIntervalMs()).toBe(1_000);
  });
});
