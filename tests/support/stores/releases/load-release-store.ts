import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { Client } from 'pg';
import { embeddedFile } from '#server/db/embedded-file.ts';
import type { StoreConfig } from '../stores.ts';

/** What make-release-store.ts noted of links, whose tokens no store has. */
export type ReleaseFacts = {
  /** Status links by the reference of their submission. */
  links?: Record<string, string>;
  /** A link that a newer one replaced. */
  ended?: string;
  /** The link of a saved brief. */
  brief?: string;
};

/** Puts the store that a release left where the configuration names one. */
export async function loadReleaseStore(
  commit: string,
  { dataDir, databaseUrl }: StoreConfig,
): Promise<ReleaseFacts> {
  const read = (ending: string) => readFileSync(path.join(import.meta.dirname, commit + ending));
  if (databaseUrl) {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(brotliDecompressSync(read('.sql.br')).toString());
    await client.end();
  } else {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(embeddedFile(dataDir), brotliDecompressSync(read('.db.br')));
  }
  return JSON.parse(read('.json').toString()) as ReleaseFacts;
}
