import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { openStore } from '#server/db/open-store.ts';
import { postgresFolder, startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the PostgreSQL server that all test files share; undefined where it is not installed. */
    postgresUrl: string | undefined;
    /** A database on it that holds a new store: copying it takes a tenth of migrating an empty one. */
    postgresTemplate: string;
  }
}

/** One PostgreSQL server for all test files; each test takes a database of its own. */
export async function setup(project: TestProject) {
  if (!postgresFolder) {
    project.provide('postgresUrl', undefined);
    return undefined;
  }
  const server = await startPostgres();
  const databaseUrl = await server.newDatabase();
  await (await openStore({ dataDir: tmpdir(), databaseUrl })).close();
  project.provide('postgresUrl', server.url);
  project.provide('postgresTemplate', path.basename(databaseUrl));
  return () => server.stop();
}
