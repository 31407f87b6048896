import { actIn } from '#tests/support/stores/act-in.ts';
import { publishTogether } from '#tests/support/stores/document-acts.ts';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { aFile, aNewSubmission } from '#tests/factories/new-submission.ts';
import { planTasks } from '#tests/support/deliveries/channels.ts';
import {
  describePostgres,
  describeStores,
  type StoreConfig,
} from '#tests/support/stores/stores.ts';
import { testSecret } from '#tests/support/deliveries/test-secret.ts';
import { startReceiver } from '#tests/support/deliveries/webhook-receiver.ts';
import { readConfig } from '#server/base/config.ts';
import { briefDraftOf, createBriefDraft } from '#server/submissions/brief-drafts.ts';
import type { Db } from '#server/db/db.ts';
import { claimDue, settleAttempt } from '#server/deliveries/claim-tasks.ts';
import { embeddedFile } from '#server/db/store-file.ts';
import { openStore } from '#server/db/open-store.ts';
import { startServer } from '#server/web/start-server.ts';
import { fileOf, submissionByReference } from '#server/submissions/read-submissions.ts';
import { saveSubmission } from '#server/submissions/save-submission.ts';
import { anyStanding } from '#server/submissions/standing.ts';
import type { NewSubmission } from '#server/submissions/submission.ts';
import { contentFiles } from '#server/documents/live-content.ts';
import { seedStore } from '#server/documents/seed-store.ts';
import { runCommand } from './run-command.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';

// Embedded alone: the store that is moved to PostgreSQL.

const now = Date.parse('2026-11-15T09:00:00Z');

describeStores('the commands', ({ fresh }) => {
  test('list shows the latest submissions, or those in quarantine', async () => {
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
    expect(await run(config, 'redeliver', 'AAAA-BBBB-CCCC')).toMatchObject({ code: 1 });
  });

  test('no line reaches the terminal with controls', async () => {
    const { config } = await fresh();
    const { code, text } = await run(
      config,
      'list',
      '--kind',
      'a\u001b]52;c;ZXZpbA==\u0007\u202egnp',
    );
    expect([code, text]).toEqual([
      1,
      expect.stringContaining('a\\u{1b}]52;c;ZXZpbA==\\u{7}\\u{202e}gnp'),
    ]);
  });

  test('an abandoned delivery is redelivered', async () => {
    const { db, config } = await fresh();
    const reference = await save(db);
    const [claim] = await claimDue(db, {
      channel: 'webhook',
      destination: 'contact-dialog',
      now,
      leaseUntil: now + 1,
      lease: 'a',
      limit: 1,
    });
    const gone = { startedAt: now, durationMs: 3, status: 410, failure: 'HTTP 410' };
    const next = { state: 'abandoned', at: now, lastFailure: 'HTTP 410' } as const;
    await settleAttempt(db, claim!, { next, attempts: 1, wakeable: true }, gone);
    expect((await run(config, 'redeliver', '--abandoned')).text).toMatch(
      new RegExp(`${reference}.*is due`),
    );
    expect((await run(config, 'list')).text).toMatch(new RegExp(`${reference}.*webhook waiting`));
  });

  test("export writes a person's submissions, erase deletes them when confirmed", async () => {
    const { db, config } = await fresh();
    const reference = await save(db, { file: aFile() });
    await save(db, { email: 'jo@example.com' });
    const out = path.join(temporaryFolder(), 'ada');
    const email = ['--email', 'Ada.Keller@example.com'];
    expect((await run(config, 'export', ...email, '--out', out)).code).toBe(0);
    expect(readdirSync(out).toSorted()).toEqual([`${reference}.json`, `${reference}.pdf`]);
    expect(await run(config, 'erase', ...email)).toMatchObject({ code: 1 });
    expect((await run(config, 'erase', ...email, '--yes')).text).toContain(`Deleted ${reference}`);
    expect((await run(config, 'erase', ...email, '--yes')).code).toBe(1);
    expect((await run(config, 'list')).text).not.toContain(reference);
  });

  test("erase deletes a person's saved drafts, and nobody else's", async () => {
    const { db, config } = await fresh();
    const own = await createBriefDraft(db, { yourEmail: 'Ada.Keller@example.com' }, now);
    const other = await createBriefDraft(db, { yourEmail: 'jo@example.com' }, now);
    const email = ['--email', 'ada.keller@example.com'];
    expect((await run(config, 'erase', ...email, '--yes')).text).toContain('1 saved drafts');
    expect(await briefDraftOf(db, own.token, now)).toBeUndefined();
    expect(await briefDraftOf(db, other.token, now)).toBeDefined();
  });

  test('doctor reports each fault with a remedy', async () => {
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
    expect(text).toMatch(/placeholders?/);
    expect(text).toMatch(/ok {5}webhook contact-dialog → .*: test delivery accepted \(HTTP 200\)/);
    expect(text).toMatch(/FAULT {2}webhook contact-message → .* failed \(HTTP 404\)\.\n +Switch/);
    expect(text).toMatch(/webhook employer-brief → .*test address of n8n.*\n +Set the production/);
    expect(good.received[0]?.headers['webhook-signature']).toMatch(/^v1,/);
    await Promise.all([good.stop(), bad.stop()]);
  });

  test('doctor judges the firm that is published', async () => {
    const { config, db } = await fresh();
    await seedStore(db, Date.now());
    const key = { kind: 'company', id: 'main' } as const;
    const siteUrl = 'https://www.other-firm.com';
    const content = { ...(contentFiles().get(key) as object), siteUrl };
    const settings = { now: Date.now(), planTasks: () => [] };
    const ada = { id: null, name: 'ada' };
    await publishTogether({ db, by: ada, ...settings }, [{ key, content, version: 1 }]);
    const { text } = await runAt(Date.now(), config, 'doctor', '--no-deliveries', 'SITE_URL=');
    expect(text).not.toContain('harbourlane.example');
    expect(text).toMatch(/There is no build|this site https:\/\/www\.other-firm\.com/);
  });

  test('doctor finds no fault in a new store without a backup, and counts one as one', async () => {
    const { config } = await fresh();
    // After the build, whose time doctor compares with the clock.
    const fresher = await runAt(Date.now(), config, 'doctor', 'SITE_URL=');
    expect(fresher.text).toMatch(/OPEN {3}No backup was ever recorded/);
    expect(fresher.text).not.toContain('FAULT');
    const mistyped = await runAt(Date.now(), config, 'doctor', 'SMTP_ULR=smtp://127.0.0.1');
    expect([mistyped.code, mistyped.text]).toEqual([
      1,
      expect.stringMatching(/sets SMTP_ULR[\s\S]*\n1 fault found\.$/),
    ]);
  });

  test('every command has a help text', async () => {
    const { config } = await fresh();
    const overview = (await run(config)).text;
    const names = [...overview.matchAll(/^ {2}([a-z-]+) /gm)].map(([, name]) => name!);
    expect(names.length).toBeGreaterThan(10);
    for (const name of names) {
      const { code, text } = await run(config, name, '--help');
      expect([name, code, text]).toEqual([name, 0, expect.stringContaining('npm run server --')]);
    }
    for (const none of ['vanish', 'toString']) expect((await run(config, none)).code).toBe(2);
    expect((await run(config, 'list', '--colour', 'red')).code).toBe(1);
  });
});

describePostgres('moving to it', ({ newDatabase }) => {
  test('move copies everything, renames the old store and is refused a second time', async () => {
    const dataDir = temporaryFolder();
    const embedded = { dataDir, databaseUrl: undefined };
    const db = await openStore(embedded);
    const reference = await save(db, { kind: 'job-application', file: aFile() });
    for (let count = 0; count < 120; count += 1) await save(db);
    await db.close();
    const databaseUrl = await newDatabase();

    expect(await run(embedded, 'move', '--to', databaseUrl)).toMatchObject({
      code: 0,
      text: expect.stringContaining('Copied 121 submissions and 1 files.'),
    });
    expect(existsSync(embeddedFile(dataDir))).toBe(false);
    const moved = await openStore({ dataDir, databaseUrl });
    const { id } = (await submissionByReference(moved, reference, anyStanding))!;
    expect((await fileOf(moved, id, anyStanding))?.sha256).toBe(aFile().sha256);
    await moved.close();

    // Neither the server's start nor a command works beside it without DATABASE_URL.
    const left = readdirSync(dataDir);
    const start = () => startServer(readConfig({ DATA_DIR: dataDir, PORT: '0' }), undefined);
    for (const begin of [start, () => run(embedded, 'list'), () => run(embedded, 'sample')]) {
      await expect(begin()).rejects.toThrow(
        /^The store of DATA_DIR was moved to PostgreSQL: .* holds intake\.db\.moved-2026-11-15, .*Set DATABASE_URL/,
      );
    }
    expect(readdirSync(dataDir)).toEqual(left);

    const other = { ...embedded, dataDir: temporaryFolder() };
    await (await openStore(other)).close();
    expect(await run(other, 'move', '--to', databaseUrl)).toMatchObject({ code: 1 });
    expect(existsSync(embeddedFile(other.dataDir))).toBe(true);
  });
});

function run(store: StoreConfig, ...args: string[]) {
  return runAt(now, store, ...args);
}

async function runAt(time: number, store: StoreConfig, ...args: string[]) {
  const lines: string[] = [];
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
      confirm: async () => false,
      now: () => time,
    },
  );
  return { code, text: lines.join('\n') };
}

async function save(db: Db, changes: Partial<NewSubmission> = {}, at = now): Promise<string> {
  const saved = await actIn({ db, planTasks, now: at }, (act) =>
    saveSubmission(act, aNewSubmission(changes)),
  );
  if (saved.outcome !== 'stored') throw new Error(saved.outcome);
  return saved.reference;
}
