import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aFile, aNewSubmission } from '../../tests/factories/new-submission.ts';
import {
  postgresFolder,
  startPostgres,
  startTimeoutMs,
  type PostgresServer,
} from '../../tests/support/postgres-server.ts';
import { describeStores, type StoreConfig } from '../../tests/support/stores.ts';
import { testSecret } from '../../tests/support/test-secret.ts';
import { startReceiver } from '../../tests/support/webhook-receiver.ts';
import { readConfig } from '../config.ts';
import type { Db } from '../store/db.ts';
import { claimDue, settleAttempt } from '../store/deliveries.ts';
import { embeddedFile, openStore } from '../store/open-store.ts';
import { saveSubmission } from '../store/save-submission.ts';
import type { NewSubmission } from '../store/submission.ts';
import { runCommand } from './run-command.ts';

const now = Date.parse('2026-11-15T09:00:00Z');
const day = 24 * 3_600_000;

describeStores('the commands', ({ fresh }) => {
  test('list, show and file tell of what came', async () => {
    const { db, config } = await fresh();
    const file = aFile({ filename: 'cv.pdf' });
    const application = await save(db, { kind: 'job-application', file });
    const spam = await save(db, { suspicion: 'too-fast' });
    expect((await run(config, 'list')).text).toMatch(
      new RegExp(`${application}.*job-application.*waiting.*with file`),
    );
    const quarantined = (await run(config, 'list', '--quarantined')).text;
    expect(quarantined).toContain(spam);
    expect(quarantined).not.toContain(application);
    const shown = (await run(config, 'show', application.toLowerCase())).text;
    expect(shown).toContain('email: ada.keller@example.com');
    expect(shown).toContain(file.sha256);
    const folder = mkdtempSync(path.join(tmpdir(), 'northgauge-file-'));
    const out = path.join(folder, 'cv.pdf');
    expect((await run(config, 'file', application, '--out', out)).code).toBe(0);
    expect(readFileSync(out).equals(file.bytes)).toBe(true);
    expect((await run(config, 'file', application, '--out', out)).code).toBe(1);
    expect((await run(config, 'file', application)).bytes).toEqual(Buffer.from(file.bytes));
    expect(await run(config, 'show', 'AAAA-BBBB-CCCC')).toMatchObject({ code: 1 });
  });

  test('an abandoned delivery is listed and made due again', async () => {
    const { db, config } = await fresh();
    const reference = await save(db);
    const [claim] = await claimDue(db, {
      kind: 'contact-dialog',
      now,
      leaseUntil: now + 1,
      lease: 'a',
      limit: 1,
    });
    const gone = { startedAt: now, durationMs: 3, status: 410, failure: 'HTTP 410' };
    await settleAttempt(db, claim!, { state: 'abandoned', at: now, lastFailure: 'HTTP 410' }, gone);
    expect((await run(config, 'deliveries')).text).toMatch(
      new RegExp(`abandoned: 1\n.*${reference}.*HTTP 410`),
    );
    expect((await run(config, 'redeliver', '--abandoned')).text).toContain(`${reference} is due`);
    expect((await run(config, 'deliveries', '--state', 'waiting')).text).toContain(reference);
  });

  test('release takes out of quarantine once', async () => {
    const { db, config } = await fresh();
    const reference = await save(db, { suspicion: 'honeypot' });
    expect((await run(config, 'release', reference)).code).toBe(0);
    expect((await run(config, 'release', reference)).code).toBe(1);
  });

  test("export writes a person's submissions, erase removes them when told yes", async () => {
    const { db, config } = await fresh();
    const reference = await save(db, { file: aFile() });
    await save(db, { email: 'jo@example.com' });
    const out = path.join(mkdtempSync(path.join(tmpdir(), 'northgauge-export-')), 'ada');
    const email = ['--email', 'Ada.Keller@example.com'];
    expect((await run(config, 'export', ...email, '--out', out)).code).toBe(0);
    expect(readdirSync(out).toSorted()).toEqual([`${reference}.json`, `${reference}.pdf`]);
    expect(await run(config, 'erase', ...email)).toMatchObject({ code: 1 });
    expect((await run(config, 'erase', ...email, '--yes')).text).toContain(`Removed ${reference}`);
    expect((await run(config, 'erase', ...email, '--yes')).code).toBe(1);
    expect((await run(config, 'list')).text.split('\n')).toHaveLength(1);
  });

  test('purge keeps to the periods of the privacy policy', async () => {
    const { db, config } = await fresh();
    const old = await save(db, { kind: 'job-application' }, now - 731 * day);
    const kept = await save(db, { kind: 'job-application' }, now - 729 * day);
    const brief = await save(db, { kind: 'employer-brief' }, now - 1_000 * day);
    expect(await run(config, 'purge')).toMatchObject({ code: 1 });
    const { text } = await run(config, 'purge', '--yes');
    expect(text).toContain(`Removed ${old}`);
    expect(text).not.toContain(kept);
    expect(text).not.toContain(brief);
  });

  test('doctor finds what is wrong and what is not', async () => {
    const { config } = await fresh();
    const good = await startReceiver();
    const bad = await startReceiver(() => ({ status: 404 }));
    const { code, text } = await run(
      config,
      'doctor',
      `WEBHOOK_SECRET=${testSecret.variable}`,
      `WEBHOOK_CONTACT_DIALOG_URL=${good.url}`,
      `WEBHOOK_CONTACT_MESSAGE_URL=${bad.url}`,
      'WEBHOOK_EMPLOYER_BRIEF_URL=http://127.0.0.1:9/webhook-test/1',
    );
    expect(code).toBe(1);
    expect(text).toContain('answers and holds 0 submissions');
    expect(text).toContain('contact-dialog: the webhook took a test delivery (HTTP 200)');
    expect(text).toContain('contact-message: the webhook answered HTTP 404');
    expect(text).toContain('WEBHOOK_EMPLOYER_BRIEF_URL is a test address of n8n');
    expect(good.received[0]?.headers['webhook-signature']).toMatch(/^v1,/);
    await Promise.all([good.stop(), bad.stop()]);
  });

  test('every command explains itself', async () => {
    const { config } = await fresh();
    const overview = (await run(config)).text;
    const names = [...overview.matchAll(/^ {2}([a-z]+) /gm)].map(([, name]) => name!);
    expect(names).toHaveLength(13);
    for (const name of names) {
      const { code, text } = await run(config, name, '--help');
      expect([name, code, text]).toEqual([name, 0, expect.stringContaining('npm run server --')]);
    }
    expect((await run(config, 'vanish')).code).toBe(2);
    expect((await run(config, 'list', '--colour', 'red')).code).toBe(1);
  });
});

describe.skipIf(!postgresFolder)('moving to PostgreSQL', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  }, startTimeoutMs);
  afterAll(() => server?.stop());

  test('everything arrives, the old store is set aside and a second move is refused', async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'northgauge-move-'));
    const embedded = { dataDir, databaseUrl: undefined };
    const db = await openStore(embedded);
    const reference = await save(db, { kind: 'job-application', file: aFile() });
    for (let count = 0; count < 120; count += 1) await save(db);
    await db.close();
    const databaseUrl = await server.newDatabase();

    expect(await run(embedded, 'move', '--to', databaseUrl)).toMatchObject({
      code: 0,
      text: expect.stringContaining('Copied 121 submissions and 1 files.'),
    });
    expect(existsSync(embeddedFile(dataDir))).toBe(false);
    const shown = await run({ dataDir, databaseUrl }, 'show', reference);
    expect(shown.text).toContain(aFile().sha256);

    await (await openStore(embedded)).close();
    expect(await run(embedded, 'move', '--to', databaseUrl)).toMatchObject({ code: 1 });
    expect(existsSync(embeddedFile(dataDir))).toBe(true);
  });
});

async function run(store: StoreConfig, ...args: string[]) {
  const lines: string[] = [];
  const chunks: Uint8Array[] = [];
  const assignments = args.filter((arg) => /^[A-Z_]+=/.test(arg));
  const code = await runCommand(
    args.filter((arg) => !assignments.includes(arg)),
    {
      config: () =>
        readConfig({
          DATA_DIR: store.dataDir,
          DATABASE_URL: store.databaseUrl,
          ...Object.fromEntries(assignments.map((pair) => pair.split(/=(.*)/s).slice(0, 2))),
        }),
      write: (line) => lines.push(line),
      writeBytes: (bytes) => chunks.push(bytes),
      confirm: async () => false,
      now: () => now,
    },
  );
  return { code, text: lines.join('\n'), bytes: Buffer.concat(chunks) };
}

async function save(db: Db, changes: Partial<NewSubmission> = {}, at = now): Promise<string> {
  const saved = await saveSubmission(db, aNewSubmission(changes), at);
  if (saved.outcome !== 'stored') throw new Error(saved.outcome);
  return saved.reference;
}
