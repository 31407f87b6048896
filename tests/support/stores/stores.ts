import { Pool } from 'pg';
import { afterAll, describe, inject } from 'vitest';
import { seedStore } from '#server/documents/seed-store.ts';
import type { Db } from '#server/db/db.ts';
import { openStore } from '#server/db/open-store.ts';
import { newDatabase, postgresFolder } from './postgres-server.ts';
import { temporaryFolder } from '../machine/temporary-folder.ts';

export type StoreUnderTest = {
  /** A new, empty store. */
  fresh(): Promise<{ config: StoreConfig; db: Db }>;
  /** A store as the first start of a server leaves it, with the samples of content/. */
  filled(at?: number): Promise<{ config: StoreConfig; db: Db }>;
  /** Where a store can be created. */
  unopened(): Promise<StoreConfig>;
};
export type StoreConfig = { dataDir: string; databaseUrl: string | undefined };

const postgresTitle = postgresFolder
  ? 'PostgreSQL'
  : 'PostgreSQL (skipped, it is not installed: apt-get install postgresql)';

/** Runs the same tests on the embedded store and on PostgreSQL. */
export function describeStores(title: string, tests: (store: StoreUnderTest) => void) {
  describe(`${title}, embedded`, () => {
    withStore(undefined, tests);
  });
  describe.skipIf(!postgresFolder)(`${title}, ${postgresTitle}`, () => {
    const url = inject('postgresUrl');
    const admin = new Pool({ connectionString: `${url}/postgres`, max: 1 });
    afterAll(() => admin.end());
    withStore((template) => newDatabase(admin, url!, template), tests);
  });
}

function withStore(
  newDatabase: ((template?: string) => Promise<string>) | undefined,
  tests: (store: StoreUnderTest) => void,
) {
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
    const db = await openStore(config);
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
