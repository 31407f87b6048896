import { actIn } from '#tests/support/stores/act-in.ts';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pdfBytes } from '#tests/factories/documents.ts';
import { anImage } from '#tests/factories/images.ts';
import { aFile, aNewSubmission } from '#tests/factories/new-submission.ts';
import { aSubmission } from '#tests/factories/submissions.ts';
import { planTasks } from '#tests/support/deliveries/channels.ts';
import { startServerProcess } from '#tests/support/server/server-process.ts';
import { sendForm } from '#tests/support/server/send-form.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { testSecret } from '#tests/support/deliveries/test-secret.ts';
import { until } from '#tests/support/machine/until.ts';
import { startReceiver } from '#tests/support/deliveries/webhook-receiver.ts';
import { describePostgres } from '#tests/support/stores/stores.ts';
import { readConfig } from '#server/base/config.ts';
import {
  eraseOfEmail,
  storedFile,
  storedSubmission,
} from '#tests/support/stores/stored-submission.ts';
import { embeddedFile } from '#server/db/store-file.ts';
import { openStore } from '#server/db/open-store.ts';
import { storeImage } from '#tests/support/stores/store-image.ts';
import { saveSubmission } from '#server/submissions/save-submission.ts';
import { manifestName } from '#server/db/copy-store.ts';
import { runCommand } from './run-command.ts';

// Embedded alone: backup and restore copy files; the last test is about PostgreSQL.

test('a backup taken under load holds every submission acknowledged before it', async () => {
  const first = temporaryFolder();
  const server = await startServerProcess({ DATA_DIR: first });
  const answered: { reference: string; bytes: Buffer }[] = [];
  const load = new AbortController();
  const sending = Array.from({ length: 4 }, async (_, sender) => {
    while (!load.signal.aborted) {
      const bytes = pdfBytes(`${sender}.${answered.length}`.repeat(20_000));
      const response = await apply(server.url, bytes);
      // A server under pressure asks to come again; nothing was promised then.
      if (response.status !== 201) continue;
      answered.push({ ...((await response.json()) as { reference: string }), bytes });
    }
  });
  await until(() => answered.length >= 8, 'submissions arrive');
  const before = [...answered];
  const folder = path.join(temporaryFolder(), 'backup');
  expect(await run(first, 'backup', folder)).toMatchObject({ code: 0 });
  const during = answered.length;
  await until(() => answered.length > during, 'submissions arrive after it too');
  load.abort();
  await Promise.all(sending);
  await server.stop();

  const second = temporaryFolder();
  expect(await run(second, 'restore', folder)).toMatchObject({ code: 0 });
  const receiver = await startReceiver();
  const restored = await startServerProcess({
    DATA_DIR: second,
    WEBHOOK_SECRET: testSecret.variable,
    WEBHOOK_JOB_APPLICATION_URL: receiver.url,
  });
  await until(() => receiver.received.length >= before.length, 'they are delivered');
  const statusOfAnother = async () => (await apply(restored.url, pdfBytes('afterwards'))).status;
  await expect.poll(statusOfAnother).toBe(201);
  await restored.stop();
  await receiver.stop();

  const db = await openStore({ dataDir: second, databaseUrl: undefined });
  for (const { reference, bytes } of before) {
    const submission = await storedSubmission(db, reference);
    const file = await storedFile(db, submission?.id ?? '');
    expect([reference, bytes.equals(file?.bytes ?? new Uint8Array())]).toEqual([reference, true]);
  }
  expect(Object.values((await db.all('pragma page_size'))[0] ?? {})).toEqual([16384]);
  expect(Object.values((await db.all('pragma auto_vacuum'))[0] ?? {})).toEqual([2]);
  await db.close();
});

test('a backup is readable by its owner only and holds nothing that was erased', async () => {
  const dataDir = temporaryFolder();
  const marker = 'a-word-found-nowhere-else';
  const db = await openStore({ dataDir, databaseUrl: undefined });
  const fields = { name: marker, email: 'ada@example.com' };
  await actIn({ db, planTasks, now: Date.now() }, (act) =>
    saveSubmission(act, aNewSubmission({ fields, email: fields.email })),
  );
  await actIn({ db, planTasks, now: Date.now() }, (act) =>
    saveSubmission(act, aNewSubmission({ email: 'jo@example.com' })),
  );
  await eraseOfEmail(db, 'ada@example.com');
  const folder = path.join(temporaryFolder(), 'backup');
  expect((await run(dataDir, 'backup', folder)).text).toContain('1 submissions and 0 files');
  await db.close();
  expect(readdirSync(folder).toSorted()).toEqual([manifestName, 'intake.db']);
  expect(readFileSync(embeddedFile(folder)).includes(marker)).toBe(false);
  for (const name of readdirSync(folder)) {
    expect([name, statSync(path.join(folder, name)).mode & 0o077]).toEqual([name, 0]);
  }
});

test('backup refuses an existing folder, restore refuses a folder that is not empty', async () => {
  const dataDir = await storeWithOne();
  const folder = path.join(temporaryFolder(), 'backup');
  expect((await run(dataDir, 'backup')).code).toBe(1);
  expect((await run(dataDir, 'backup', folder)).code).toBe(0);
  expect((await run(dataDir, 'backup', folder)).text).toMatch(/The backup failed: EEXIST/);
  expect(readdirSync(folder)).toContain(manifestName);
  expect((await run(dataDir, 'restore', folder)).text).toMatch(/already holds intake\.db/);
  await expect(run(temporaryFolder(), 'backup', `${folder}-2`)).rejects.toThrow(
    /^There is no store: DATABASE_URL is not set, and DATA_DIR names /,
  );
  expect(existsSync(`${folder}-2`)).toBe(false);
});

test('restore refuses the data folder of a running server', async () => {
  const folder = path.join(temporaryFolder(), 'backup');
  await run(await storeWithOne(), 'backup', folder);
  const dataDir = temporaryFolder();
  const server = await startServerProcess({ DATA_DIR: dataDir });
  await expect(run(dataDir, 'restore', folder)).rejects.toThrow(/^Another server already works/);
  await server.stop();
});

test.each([
  ['a byte was changed', (folder: string) => changeByte(embeddedFile(folder)), 'was not restored'],
  [
    'the manifest is invalid',
    (folder: string) => writeFileSync(manifestOf(folder), '{}'),
    'cannot be read',
  ],
])('a backup in which %s is refused and the folder stays empty', async (_, harm, words) => {
  const folder = path.join(temporaryFolder(), 'backup');
  await run(await storeWithOne(), 'backup', folder);
  harm(folder);
  const dataDir = temporaryFolder();
  const { code, text } = await run(dataDir, 'restore', folder);
  expect([code, text]).toEqual([1, expect.stringContaining(words)]);
  expect(readdirSync(dataDir)).toEqual([]);
});

test('doctor knows the backup that a store was restored from', async () => {
  const folder = path.join(temporaryFolder(), 'backup');
  await run(await storeWithOne(), 'backup', folder);
  const dataDir = temporaryFolder();
  expect((await run(dataDir, 'restore', folder)).code).toBe(0);
  expect((await run(dataDir, 'doctor')).text).toContain('ok     The last backup was taken at ');
});

test('restore of an embedded store into PostgreSQL names the way that works', async () => {
  const folder = path.join(temporaryFolder(), 'backup');
  await run(await storeWithOne(), 'backup', folder);
  const environment = { DATABASE_URL: 'postgres://127.0.0.1:9/none' };
  const { code, text } = await runIn(environment, 'restore', folder);
  expect([code, text]).toEqual([1, expect.stringContaining('"move --to"')]);
});

describePostgres('a backup', ({ newDatabase }) => {
  test('is restored into an empty database, with every row and file', async () => {
    const [databaseUrl, second] = [await newDatabase(), await newDatabase()];
    const source = await openStore({ dataDir: temporaryFolder(), databaseUrl });
    for (const kind of ['job-application', 'contact-dialog'] as const) {
      const submission = aNewSubmission({
        kind,
        ...(kind === 'job-application' && { file: aFile() }),
      });
      await actIn({ db: source, planTasks, now: Date.now() }, (act) =>
        saveSubmission(act, submission),
      );
    }
    await storeImage(source, await anImage(), Date.now());
    const folder = path.join(temporaryFolder(), 'backup');
    const taken = await runIn({ DATABASE_URL: databaseUrl }, 'backup', folder);
    expect(taken.text).toContain('2 submissions and 1 files');
    const dataDir = temporaryFolder();
    expect((await run(dataDir, 'restore', folder)).text).toContain('DATABASE_URL is not set');
    const target = { DATA_DIR: dataDir, DATABASE_URL: second };
    expect(await runIn(target, 'restore', folder)).toMatchObject({ code: 0 });
    const restored = await openStore({ dataDir, databaseUrl: second });
    for (const table of ['submission', 'submission_file', 'consent', 'image_size', 'task']) {
      const rows = `select * from ${table} order by 1, 2`;
      expect(await restored.all(rows)).toEqual(await source.all(rows));
    }
    await restored.close();
    await source.close();
    await expect(runIn(target, 'restore', folder)).rejects.toThrow(/already holds a table/);
  });
});

async function run(dataDir: string, ...args: string[]) {
  return runIn({ DATA_DIR: dataDir }, ...args);
}

async function runIn(environment: Record<string, string>, ...args: string[]) {
  const lines: string[] = [];
  const config = () => readConfig(environment);
  const code = await runCommand(args, {
    ...injected(config),
    write: (line) => void lines.push(line),
  });
  return { code, text: lines.join('\n') };
}

function injected(config: () => ReturnType<typeof readConfig>) {
  return {
    config,
    confirm: async () => false,
    now: () => Date.now(),
  };
}

async function storeWithOne(): Promise<string> {
  const dataDir = temporaryFolder();
  const db = await openStore({ dataDir, databaseUrl: undefined });
  await actIn({ db, planTasks, now: Date.now() }, (act) =>
    saveSubmission(act, aNewSubmission({ kind: 'job-application', file: aFile() })),
  );
  await db.close();
  return dataDir;
}

function apply(url: string, bytes: Buffer): Promise<Response> {
  const file = { field: 'resume', filename: 'cv.pdf', type: 'application/pdf', bytes };
  return sendForm(url, 'job-application', aSubmission['job-application'](), file);
}

function manifestOf(folder: string): string {
  return path.join(folder, manifestName);
}

function changeByte(file: string) {
  const bytes = readFileSync(file);
  bytes[bytes.length - 100]! ^= 1;
  writeFileSync(file, bytes);
}
