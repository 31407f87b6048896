import '#tests/support/provide-content.ts';
import { createReadStream, createWriteStream, readdirSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { copyNames, copyStore, manifestName } from '#server/db/copy-store.ts';
import type { Db } from '#server/db/db.ts';
import { openStore } from '#server/db/open-store.ts';
import { seedStore } from '#server/documents/seed-store.ts';
import { aFile } from '#tests/factories/new-submission.ts';
import { temporaryFolder } from '../machine/temporary-folder.ts';
import { startPostgres } from './postgres-server.ts';
import { storeSubmission } from './store-submission.ts';
import packageFile from '../../../package.json' with { type: 'json' };

const kept = 'tests/fixtures/releases';
const at = Date.UTC(2026, 10, 18, 12);

/** Of each release, the backups that its program made: `1.0.0/sqlite`, `1.0.0/postgres`. */
export function releases(): string[] {
  return readdirSync(kept).toSorted();
}

/** The backup of a release in a folder of its own, as `restore` takes it. */
export async function unpackRelease(release: string, database: Db['dialect']['name']) {
  const folder = path.join(temporaryFolder(), 'backup');
  await mkdir(folder);
  const from = path.join(kept, release, database);
  const name = copyNames[database];
  await pipeline(
    createReadStream(path.join(from, `${name}.gz`)),
    createGunzip(),
    createWriteStream(path.join(folder, name)),
  );
  await pipeline(
    createReadStream(path.join(from, manifestName)),
    createWriteStream(path.join(folder, manifestName)),
  );
  return folder;
}

/** A backup of a small store that this program filled. */
async function keepRelease(databaseUrl: string | undefined, folder: string) {
  const db = await openStore({ dataDir: temporaryFolder(), databaseUrl });
  await seedStore(db, at, path.resolve('tests/firm'));
  await storeSubmission(db, { kind: 'job-application', file: aFile(), at });
  for (const kind of ['contact-message', 'candidate-registration', 'employer-brief'] as const) {
    await storeSubmission(db, { kind, at });
  }
  await copyStore(db, folder, { databaseUrl, now: at });
  const copy = path.join(folder, copyNames[db.dialect.name]);
  await db.close();
  await pipeline(
    createReadStream(copy),
    createGzip({ level: 9 }),
    createWriteStream(`${copy}.part`),
  );
  await rename(`${copy}.part`, `${copy}.gz`);
  await rm(copy);
}

// npm run release-store
if (import.meta.main) {
  const folder = path.join(kept, packageFile.version);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await keepRelease(undefined, path.join(folder, 'sqlite'));
  const postgres = await startPostgres();
  await keepRelease(await postgres.newDatabase(), path.join(folder, 'postgres'));
  await postgres.stop();
}
