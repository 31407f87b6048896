import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { openStore } from '#server/db/open-store.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The data folder of a new store: copying it takes half of creating one. */
    emptyStore: string;
  }
}

export async function setup(project: TestProject) {
  const dataDir = path.join(tmpdir(), 'empty-store');
  mkdirSync(dataDir, { recursive: true });
  await (await openStore({ dataDir, databaseUrl: undefined })).close();
  project.provide('emptyStore', dataDir);
}
