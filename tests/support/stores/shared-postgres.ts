import type { TestProject } from 'vitest/node';
import { postgresFolder, startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the PostgreSQL server that all test files share; undefined where it is not installed. */
    postgresUrl: string | undefined;
  }
}

/** One PostgreSQL server for all test files; each test takes a database of its own. */
export async function setup(project: TestProject) {
  if (!postgresFolder) {
    project.provide('postgresUrl', undefined);
    return undefined;
  }
  const server = await startPostgres();
  project.provide('postgresUrl', server.url);
  return () => server.stop();
}
