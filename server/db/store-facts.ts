import type { Db, Statements } from './db.ts';
import { storedVersion } from './migrate.ts';

/** The latest time that the store holds; no clock of a server that wrote to it was behind it. */
export async function latestTime({ all }: Statements): Promise<number> {
  const [row] = await all<{ newest: number | null }>(
    `select max(at) as newest from (
      select max(received_at) as at from submission union all select max(at) from audit) as times`,
  );
  return row?.newest ?? 0;
}

/** When the first submission that is no sample came in. */
export async function firstReceivedAt({ all }: Statements): Promise<number | undefined> {
  const [row] = await all<{ first: number | null }>(
    'select min(received_at) as first from submission where sample = 0',
  );
  return row?.first ?? undefined;
}

export async function storeVersions(db: Db): Promise<{ schema: number; database: string }> {
  const [database] = await db.all<{ version: string }>(db.dialect.version);
  return { schema: await storedVersion(db), database: database!.version };
}

/** SQLite reads every text within the time of a search; PostgreSQL only has an index with pg_trgm. */
export async function lacksSearchIndex({ all, dialect }: Db): Promise<boolean> {
  if (dialect.name === 'sqlite') return false;
  const found = await all(
    `select 1 from pg_indexes
      where schemaname = current_schema() and indexname = 'submission_search_words'`,
  );
  return found.length === 0;
}
