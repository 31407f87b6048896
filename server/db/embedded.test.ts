import { actIn } from '#tests/support/stores/act-in.ts';
import { eraseOfEmail } from '#tests/support/stores/stored-submission.ts';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { aNewSubmission } from '#tests/factories/new-submission.ts';
import { planTasks } from '#tests/support/deliveries/channels.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { lockDataFolder, openStore } from './open-store.ts';
import { embeddedFile } from './store-file.ts';
import { saveSubmission } from '#server/submissions/save-submission.ts';

// Embedded alone: about its files, locks and pages.

test('the embedded store has the settings that make a commit durable', async () => {
  const db = await openStore({ dataDir: temporaryFolder(), databaseUrl: undefined });
  const setting = async (name: string) => Object.values((await db.all(`pragma ${name}`))[0] ?? {});
  expect(await setting('page_size')).toEqual([16384]);
  expect(await setting('auto_vacuum')).toEqual([2]);
  expect(await setting('journal_mode')).toEqual(['wal']);
  expect(await setting('synchronous')).toEqual([2]);
  expect(await setting('foreign_keys')).toEqual([1]);
  expect(await setting('secure_delete')).toEqual([1]);
  await db.close();
});

test('a damaged store is reported in one sentence', async () => {
  const dataDir = temporaryFolder();
  writeFileSync(embeddedFile(dataDir), 'not a database at all, however long it may be'.repeat(40));
  await expect(openStore({ dataDir, databaseUrl: undefined })).rejects.toThrow(
    /^The embedded store .*intake\.db cannot be opened: file is not a database\. Make room/,
  );
});

test('erased text is gone from the database file and its log', async () => {
  const dataDir = temporaryFolder();
  const db = await openStore({ dataDir, databaseUrl: undefined });
  const marker = 'a-word-found-nowhere-else';
  const fields = { name: marker, email: 'ada@example.com' };
  await actIn({ db, planTasks, now: Date.now() }, (act) =>
    saveSubmission(act, aNewSubmission({ fields, email: fields.email })),
  );
  const inFiles = () =>
    ['', '-wal'].some((end) => readFileSync(embeddedFile(dataDir) + end).includes(marker));
  expect(inFiles()).toBe(true);
  await eraseOfEmail(db, 'ada@example.com');
  expect(inFiles()).toBe(false);
  await db.close();
});

test('a second server on the same folder is refused until the first has ended', () => {
  const dataDir = temporaryFolder();
  const lock = lockDataFolder(dataDir);
  expect(() => lockDataFolder(dataDir)).toThrow(
    `Another server already works with the data folder`,
  );
  const script = `import { lockDataFolder } from './server/db/open-store.ts';
    try { lockDataFolder(${JSON.stringify(dataDir)}); console.log('free'); }
    catch (error) { console.log(error.message); }`;
  const fromElsewhere = () =>
    spawnSync(process.execPath, ['--input-type=module-typescript', '-e', script], {
      encoding: 'utf8',
    }).stdout;
  expect(fromElsewhere()).toContain('Another server');
  lock.release();
  expect(fromElsewhere()).toContain('free');
});
