import { Pool } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { usualFilter } from '#domain/submissions/work.ts';
import { storeSubmission } from '#tests/support/stores/store-submission.ts';
import { describePostgres } from '#tests/support/stores/stores.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { storeFindings } from '#server/web/findings/findings.ts';
import { searchMatches } from '#server/inbox/inbox-filter.ts';
import type { Db, SqlValue } from './db.ts';
import { openStore } from './open-store.ts';
import { openPostgres } from './postgres-db.ts';

const now = Date.parse('2026-11-15T09:00:00Z');

describePostgres('a store', ({ newDatabase }) => {
  const opened: Db[] = [];
  afterAll(async () => {
    await Promise.all(opened.map((db) => db.close()));
  });
  const open = async (databaseUrl: string) => {
    const db = await openStore({ dataDir: temporaryFolder(), databaseUrl });
    opened.push(db);
    return db;
  };

  test('finds words by an index, wherever in a text they are', async () => {
    const db = await open(await newDatabase());
    const plans: Promise<string>[] = [];
    await db.transaction(async ({ all }) => {
      // A small table is read whole, unless that is forbidden.
      await all('set local enable_seqscan = off');
      const explained = async (sql: string, parameters: readonly SqlValue[] = []) => {
        const rows = await all(`explain ${sql}`, parameters);
        return rows.map((row) => Object.values(row).join(' ')).join('\n');
      };
      const recording = {
        dialect: db.dialect,
        all: async <R>(sql: string, parameters?: readonly SqlValue[]) => {
          plans.push(explained(sql, parameters));
          return [] as R[];
        },
      };
      const filter = { ...usualFilter, q: 'safety rail' };
      await searchMatches(recording, { filter, personId: 'me', now });
      await Promise.all(plans);
    });
    expect(await plans[0]).toContain('submission_search_words');
    expect(await missingIndex(db)).toEqual([]);
  });

  test('opens and is searched where the extension may not be created, and doctor says so', async () => {
    const url = new URL(await newDatabase());
    const role = `role_${url.pathname.slice(1)}`;
    const owner = new Pool({ connectionString: url.href, max: 1 });
    await owner.query(`create role ${role} login; grant create on schema public to ${role}`);
    await owner.end();
    url.username = role;
    const db = await open(url.href);
    const submission = await storeSubmission(db, { at: now });
    const filter = { ...usualFilter, q: submission.reference.slice(2, 8) };
    expect(await searchMatches(db, { filter, personId: 'me', now })).toEqual([submission.id]);
    expect(await missingIndex(db)).toMatchObject([{ level: 'open' }]);
  });

  test('gives up a statement after the time that its transaction allows', async () => {
    const db = await open(await newDatabase());
    const slow = db.transaction(({ all }) => all('select pg_sleep(0.2)'), { timeoutMs: 1 });
    await expect(slow).rejects.toThrow('Query read timeout');
  });

  test('is back only by an answer that was asked for after its loss', async () => {
    const told: string[] = [];
    const db = await openPostgres(await newDatabase(), 'writes', ({ change }) => told.push(change));
    opened.push(db);
    const asked = db.all('select pg_sleep(1)');
    const ended = db.all('select pg_terminate_backend(pg_backend_pid())');
    await expect(ended).rejects.toThrow(/terminat/);
    await asked;
    expect(told).toEqual(['lost']);
    await expect
      .poll(async () => {
        await db.all('select 1');
        return told;
      })
      .toEqual(['lost', 'back']);
  });
});

async function missingIndex(db: Db) {
  const findings = await storeFindings(db, now, undefined);
  return findings.filter(({ is }) => is === 'no-search-index');
}
