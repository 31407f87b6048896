import { copyFileSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { storeSubmission } from '#tests/support/stores/store-submission.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { readConfig } from '#server/base/config.ts';
import { startServer } from '#server/web/start-server.ts';
import { embeddedFile } from '#server/db/store-file.ts';
import { openStore } from '#server/db/open-store.ts';

// Embedded alone: reads the bytes of its file.

const email = 'erased.person@example.com';

test('a start removes from the log what a killed server had erased', async () => {
  const before = temporaryFolder();
  const db = await openStore({ dataDir: before, databaseUrl: undefined });
  const { id } = await storeSubmission(db, { fields: { email } });
  await db.all('pragma wal_checkpoint(truncate)');
  await db.all('delete from submission where id = $1', [id]);
  // The files as a kill leaves them; closing the store would empty the log.
  const dataDir = temporaryFolder();
  for (const part of ['', '-wal']) {
    copyFileSync(embeddedFile(before) + part, embeddedFile(dataDir) + part);
  }
  await db.close();
  expect(traces(dataDir)).not.toEqual([]);

  const environment = { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent', DESK: 'off' };
  const server = await startServer(readConfig(environment), undefined);
  expect(traces(dataDir)).toEqual([]);
  await server.stop();
});

function traces(dataDir: string): string[] {
  return ['', '-wal'].filter((part) => readFileSync(embeddedFile(dataDir) + part).includes(email));
}
