import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aFile } from '#tests/factories/new-submission.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { startBucketServer } from '#tests/support/stores/bucket-server.ts';
import { storeSubmission } from '#tests/support/stores/store-submission.ts';
import { describeStores, type StoreUnderTest } from '#tests/support/stores/stores.ts';
import { readConfig } from '#server/base/config.ts';
import { type Log, silentLog } from '#server/base/log.ts';
import { runCommand } from '#server/cli/run-command.ts';
import { copiesOf, copyNames, copyStore } from '#server/db/copy-store.ts';
import type { Db } from '#server/db/db.ts';
import { openExistingStore, type StoreConfig } from '#server/db/open-store.ts';
import { backupRecordSetting, saveSetting } from '#server/db/settings.ts';
import { storeFindings } from '#server/web/findings/findings.ts';
import { backupJob } from './backup-job.ts';
import { openFolder } from './backup-place.ts';
import { encrypted } from './encryption.ts';
import { fetchCopy, readManifest } from './restore-backup.ts';

const hour = 60 * 60_000;
const day = 24 * hour;
const start = Date.UTC(2026, 10, 18, 2, 15);

let bucket: Awaited<ReturnType<typeof startBucketServer>>;
beforeAll(async () => {
  bucket = await startBucketServer();
});
afterAll(() => bucket.stop());

describeStores('backups that the server makes', (store) => {
  test('reach a bucket encrypted, are tried out, and are restored with the operator’s key', async () => {
    const operator = await generateX25519Identity();
    const { run, settings, db } = await withBackups(store, {
      ...bucket.settings,
      BACKUP_RECIPIENT: await identityToRecipient(operator),
    });
    await storeSubmission(db, { kind: 'job-application', file: aFile() });
    const log = await run(start);
    expect(log).toEqual(['backup-taken', 'restore-drill']);
    expect(await run(start + hour)).toEqual([]);
    const [taken, tried] = await findings(db, start + hour);
    expect(taken).toMatchObject({ level: 'ok', is: 'backup-taken', at: start });
    expect(tried).toMatchObject({ level: 'ok', is: 'restore-tried', at: start });

    await storeSubmission(db, {});
    expect(await run(start + day)).toEqual(['backup-taken']);
    const listed = await command(settings, 'backup', '--list');
    expect(listed.text).toContain(
      '1 submissions and 1 files as of 2026-11-18T02:15:00Z, encrypted',
    );

    // Another machine, which has the settings of the bucket and the key.
    const other = await store.unopened();
    const there = { ...settings, ...environmentOf(other) };
    const key = path.join(temporaryFolder(), 'key.txt');
    writeFileSync(key, `# created: 2026-11-18\n${operator}\n`);
    expect((await command(there, 'restore', 'latest')).text).toContain('Add --key');
    const stranger = path.join(temporaryFolder(), 'key.txt');
    writeFileSync(stranger, await generateX25519Identity());
    expect((await command(there, 'restore', 'latest', '--key', stranger)).code).toBe(1);
    expect(await command(there, 'restore', 'latest', '--key', key)).toMatchObject({ code: 0 });
    const restored = await openExistingStore(other, 'reads');
    const rows = 'select * from submission order by id';
    expect(await restored.all(rows)).toEqual(await db.all(rows));
    expect(await findings(restored, start + day + hour)).toMatchObject([
      { is: 'backup-taken' },
      { is: 'restore-tried' },
    ]);
    await restored.close();
  });

  test('fail where they cannot be brought, say so, and go on when they can', async () => {
    const missing = path.join(temporaryFolder(), 'not-mounted');
    const { run, db, dataDir } = await withBackups(store, { BACKUP_TO: missing });
    expect(await run(start)).toEqual(['backup-failed']);
    expect(await findings(db, start)).toMatchObject([
      { level: 'open', is: 'no-backup' },
      {
        level: 'fault',
        is: 'backup-failed',
        at: start,
        reason: `the folder ${missing} is not there: mount it or make it`,
      },
    ]);
    expect(readdirSync(copiesOf(dataDir))).toEqual([]);
    mkdirSync(missing);
    expect(await run(start + hour)).toEqual(['backup-taken', 'restore-drill']);
    expect(await findings(db, start + hour)).toMatchObject([
      { is: 'backup-taken' },
      { level: 'open', is: 'backup-readable' },
      { is: 'restore-tried' },
    ]);
    expect(readdirSync(copiesOf(dataDir))).toEqual([]);
  });

  test('are a fault when the newest, tried after a month, cannot be restored', async () => {
    const { run, db } = await withBackups(store, {
      ...bucket.settings,
      BACKUP_TO: 's3://northgauge-backups/harmed',
      BACKUP_RECIPIENT: await identityToRecipient(await generateX25519Identity()),
    });
    await run(start);
    expect(await run(start + 29.5 * day)).toEqual(['backup-taken']);
    bucket.harmNext('.age');
    expect(await run(start + 30 * day)).toEqual(['backup-taken', 'restore-drill-failed']);
    expect(await findings(db, start + 30 * day)).toContainEqual(
      expect.objectContaining({ level: 'fault', is: 'restore-failed', at: start + 30 * day }),
    );
    expect(await run(start + 30 * day + hour)).toEqual([]);
    expect(await run(start + 31 * day)).toEqual(['backup-taken', 'restore-drill']);
    expect(await findings(db, start + 31 * day)).toContainEqual(
      expect.objectContaining({ is: 'restore-tried', at: start + 31 * day }),
    );
  });

  test('of nine days hold no key, and none opens without the operator’s', async () => {
    const operator = await generateX25519Identity();
    const folder = temporaryFolder();
    const { run, db, dataDir, databaseUrl } = await withBackups(store, {
      BACKUP_TO: folder,
      BACKUP_RECIPIENT: await identityToRecipient(operator),
      BACKUP_KEEP: '9 0 0',
    });
    // Release 1.0.0 kept a key in the record.
    const key = await generateX25519Identity();
    const newest = { name: 'earlier', takenAt: start - day, place: folder, key };
    await saveSetting(db, backupRecordSetting, JSON.stringify({ newest }));
    for (let at = 0; at < 9; at += 1) expect(await run(start + at * day)).toContain('backup-taken');

    // Whoever takes the server over begins with its store and its folder, and reads on from there.
    const plain = path.join(temporaryFolder(), 'plain');
    await copyStore(db, plain, { databaseUrl, now: start });
    const known = [plain, dataDir].flatMap(secretKeysIn);
    const opened = new Set<string>();
    for (const name of readdirSync(folder).toSorted().toReversed()) {
      const copy = await openedBy(known, folder, name);
      if (!copy) continue;
      opened.add(name);
      known.push(...secretKeysIn(copy));
    }
    expect([...opened]).toEqual([]);

    for (const name of readdirSync(folder)) {
      const copy = await openedBy([operator], folder, name);
      expect([name, copy && secretKeysIn(copy)]).toEqual([name, []]);
    }
  });

  test('that another server of the store makes are not made twice', async () => {
    const folder = temporaryFolder();
    const { run, settings, db } = await withBackups(store, { BACKUP_TO: folder });
    await run(start);
    const other = backupJob({ config: readConfig(settings), db, log: silentLog });
    await other[0]!.run(start + hour);
    expect(readdirSync(folder)).toHaveLength(1);
  });
});

test('the program age reads what the server encrypts', async ({ skip }) => {
  if (spawnSync('age', ['--version']).status !== 0) skip('age is not installed.');
  const folder = temporaryFolder();
  const [key, file] = [path.join(folder, 'key.txt'), path.join(folder, 'copy.age')];
  const operator = await generateX25519Identity();
  writeFileSync(key, operator);
  const recipients = [operator, await generateX25519Identity()].map(identityToRecipient);
  const content = 'a store'.repeat(100_000);
  const written = await encrypted(
    Readable.from([Buffer.from(content)]),
    await Promise.all(recipients),
  );
  writeFileSync(file, await buffer(written));
  const { stdout } = spawnSync('age', ['--decrypt', '--identity', key, file], {
    encoding: 'utf8',
    maxBuffer: 10 * content.length,
  });
  expect(stdout === content).toBe(true);
});

async function withBackups(store: StoreUnderTest, given: Record<string, string>) {
  const { config, db } = await store.fresh();
  const settings = { ...environmentOf(config), ...given };
  const events: string[] = [];
  const log = recordingLog(events);
  const [job] = backupJob({ config: readConfig(settings), db, log });
  return {
    db,
    settings,
    ...config,
    /** What the log says of a run. */
    run: async (now: number) => {
      events.length = 0;
      await job!.run(now);
      return [...events];
    },
  };
}

function recordingLog(events: string[]): Log {
  const record = (facts: object) => void events.push((facts as { event: string }).event);
  return { info: record, warn: record, error: record };
}

function environmentOf({ dataDir, databaseUrl }: StoreConfig): Record<string, string> {
  return { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
}

/** The folder with the copy of a backup, if one of the keys opens it. */
async function openedBy(keys: readonly string[], folder: string, backup: string) {
  const place = openFolder(folder);
  const manifest = await readManifest(place, backup);
  const opened = temporaryFolder();
  return fetchCopy({ place, backup, manifest, keys }, path.join(opened, manifest.copy)).then(
    () => opened,
    () => undefined,
  );
}

/** In every file below, and in what pg_dump compressed. */
function secretKeysIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return files.flatMap((file) => {
    const text = file.endsWith(copyNames.postgres)
      ? spawnSync('pg_restore', ['--file=-', file], { encoding: 'latin1' }).stdout
      : readFileSync(file, 'latin1');
    return text.match(/AGE-SECRET-KEY-1[A-Z0-9]+/g) ?? [];
  });
}

async function findings(db: Db, now: number) {
  return (await storeFindings(db, now, undefined)).filter(({ area }) => area === 'backup');
}

async function command(environment: Record<string, string>, ...args: string[]) {
  const lines: string[] = [];
  const code = await runCommand(args, {
    config: () => readConfig(environment),
    confirm: async () => false,
    now: () => Date.now(),
    write: (line) => void lines.push(line),
  });
  return { code, text: lines.join('\n') };
}
