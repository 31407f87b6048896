import { cpSync } from 'node:fs';
import { Pool } from 'pg';
import { afterAll, describe, inject } from 'vitest';
import { seedStore } from '#server/documents/seed-store.ts';
import type { Db } from '#server/db/db.ts';
import { openStore } from '#server/db/open-store.ts';
import { newDatabase, postgresFolder } from './postgres-server.ts';
import { temporaryFolder } from '../machine/temporary-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The databases of this run; see vitest.config.ts. */
    databases: readonly Database[];
  }
}
export type Database = 'embedded' | 'PostgreSQL';

export type StoreUnderTest = {
  /** A new, empty store. */
  fresh(): Promise<{ config: StoreConfig; db: Db }>;
  /** A store as the first start of a server leaves it, with the samples of content/. */
  filled(at?: number): Promise<{ config: StoreConfig; db: Db }>;
  /** Where a store can be created. */
  unopened(): Promise<StoreConfig>;
};
export type StoreConfig = { dataDir: string; databaseUrl: string | undefined };

const missing = postgresFolder ? '' : ' (skipped, it is not installed: apt-get install postgresql)';

/** Runs the same tests on each database of this run. */
export function describeStores(title: string, tests: (store: StoreUnderTest) => void) {
  for (const database of inject('databases')) describeOn[database](title, tests);
}

const describeOn: Record<Database, typeof describeStores> = {
  embedded: (title, tests) => {
    describe(`${title}, embedded`, () => {
      withStore(undefined, tests);
    });
  },
  PostgreSQL: (title, tests) => {
    describePostgres(title, ({ newDatabase }) => withStore(newDatabase, tests));
  },
};

/** A new, empty store on the database of this run, for tests that need no more than one. */
export async function freshStore(dataDir = temporaryFolder()): Promise<Db> {
  const [database, another] = inject('databases');
  if (another) throw new Error('This file runs once for both databases: use describeStores.');
  if (database === 'embedded') return openEmpty({ dataDir, databaseUrl: undefined });
  const url = inject('postgresUrl')!;
  const admin = new Pool({ connectionString: `${url}/postgres`, max: 1 });
  const databaseUrl = await newDatabase(admin, url, inject('postgresTemplate'));
  await admin.end();
  return openEmpty({ dataDir, databaseUrl });
}

/** A database was copied already. */
function openEmpty(config: StoreConfig): Promise<Db> {
  if (!config.databaseUrl) cpSync(inject('emptyStore'), config.dataDir, { recursive: true });
  return openStore(config);
}

type NewDatabase = (template?: string) => Promise<string>;

/** What only PostgreSQL can show. */
export function describePostgres(
  title: string,
  tests: (postgres: { newDatabase: NewDatabase }) => void,
) {
  if (!inject('databases').includes('PostgreSQL')) return;
  describe.skipIf(!postgresFolder)(`${title}, PostgreSQL${missing}`, () => {
    const url = inject('postgresUrl');
    const admin = new Pool({ connectionString: `${url}/postgres`, max: 1 });
    afterAll(() => admin.end());
    tests({ newDatabase: (template) => newDatabase(admin, url!, template) });
  });
}

function withStore(newDatabase: NewDatabase | undefined, tests: (store: StoreUnderTest) => void) {
  const opened: Db[] = [];
  afterAll(async () => {
    await Promise.all(opened.map((db) => db.close().catch(() => {})));
  });
  const place = async (template?: string) => ({
    dataDir: temporaryFolder(),
    databaseUrl: await newDatabase?.(template),
  });
  const fresh = async () => {
    const config = await place(inject('postgresTemplate'));
    const db = await openEmpty(config);
    opened.push(db);
    return { config, db };
  };
  tests({
    unopened: () => place(),
    fresh,
    filled: async (at = Date.now()) => {
      const store = await fresh();
      await seedStore(store.db, at);
      return store;
    },
  });
}
