import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalogue } from '#content/catalogue.server.ts';
import { submissionKinds } from '#domain/forms/submission-kind.ts';
import { readConfig } from '#server/base/config.ts';
import { runCommand } from '#server/cli/run-command.ts';
import type { Db } from '#server/db/db.ts';
import { announceOverdue } from '#server/submissions/due-time.ts';
import { withdrawSubmission } from '#server/submissions/sender-changes.ts';
import { planTasks } from '#tests/support/deliveries/channels.ts';
import { deliver, receiverThat, settled, start } from '#tests/support/deliveries/test-outbox.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { actIn } from '#tests/support/stores/act-in.ts';
import { storeSubmission } from '#tests/support/stores/store-submission.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import { sampleDay, sampleInstant } from './sample-fixture.ts';
import { sampleSender } from './sample-sender.ts';
import { countStored } from './samples.ts';

// A Monday.
const now = Date.parse('2026-11-16T10:00:00Z');

test.each([
  ['-35m', '2026-11-16T09:25:00Z'],
  ['+2h', '2026-11-16T12:00:00Z'],
  ['-1d 16:20', '2026-11-13T16:20:00Z'],
  ['-6d 09:05', '2026-11-06T09:05:00Z'],
])('%s of a sample is %s', (moment, at) => {
  const { firm } = catalogue();
  expect(sampleInstant(firm, now, moment)).toBe(Date.parse(at));
  expect(sampleDay(firm, now, '+5d')).toBe('2026-11-23');
});

describe('the invented sender of a preview', () => {
  test.each(submissionKinds)('has sent a %s in each language', (kind) => {
    for (const locale of ['en-GB', 'de-AT'] as const) {
      const { fields, dueAt } = sampleSender({ kind, locale, vacancy: undefined }, now);
      expect(JSON.stringify(fields)).toMatch(/@example\.org/);
      expect(dueAt).toBeGreaterThan(now);
    }
  });
});

describeStores('the sample command', ({ filled }) => {
  async function store({ folder = 'tests/firm' } = {}) {
    const { db, config } = await filled(now);
    const lines: string[] = [];
    const run = (...args: string[]) =>
      runCommand(['sample', ...args], {
        config: () =>
          readConfig({
            DATA_DIR: config.dataDir,
            DATABASE_URL: config.databaseUrl,
            CONTENT_DIR: path.resolve(folder),
          }),
        write: (line) => lines.push(line),
        confirm: async () => false,
        now: () => now,
      });
    return { db, lines, run };
  }

  test('fills a store once, and leaves nothing of it but in the audit log', async () => {
    const { db, lines, run } = await store();
    const before = await countsOfTables(db);
    expect(await run()).toBe(0);
    expect(lines).toContain(
      'Left out, for want of a role, an edition or an entry of a list: elsewhere.',
    );
    expect(await countStored(db)).toEqual({ own: 0, samples: 7 });
    // Nobody of them can sign in, so the first start still prints its link.
    expect(await db.all('select id from person where removed_at is null')).toEqual([]);
    expect(await run()).toBe(1);
    expect(lines.at(-1)).toMatch(/holds 7 samples already/);
    expect(await run('--remove')).toBe(0);
    const { audit, submission_gone: gone, ...after } = await countsOfTables(db);
    expect({ audit: audit! - before.audit!, gone }).toEqual({ audit: 3, gone: 7 });
    expect({ ...after, audit: before.audit, submission_gone: 0 }).toEqual({
      ...before,
      // That there was an advert, which the files must not bring back.
      setting: before.setting! + 1,
    });
  });

  test('what became of each is as if the acts had been done at their time', async () => {
    const { db, run } = await store();
    await run();
    const rows = await db.all<Record<string, unknown>>(
      `select x.name, s.state, o.name as owner, s.tags, s.quarantined_for, s.received_at,
        s.withdrawn_at, s.restricted_at, s.replied_at, s.due_at
      from submission s join submission_search x on x.submission_id = s.id
        left join person o on o.id = s.owner order by x.name`,
    );
    const named = Object.fromEntries(rows.map(({ name, ...row }) => [name as string, row]));
    expect(named).toMatchObject({
      'Nora Quayle': {
        state: 'in-work',
        owner: 'Helen Marsh (Sample)',
        tags: '|pilot|',
        receivedAt: Date.parse('2026-11-06T09:00:00Z'),
        repliedAt: now - 60 * 60_000,
      },
      'Finn Mole': { restrictedAt: Date.parse('2026-11-12T09:00:00Z') },
      'Ada Weir': { withdrawnAt: Date.parse('2026-11-05T09:00:00Z'), state: 'closed' },
      'Barge Robot': { quarantinedFor: 'honeypot', state: 'new' },
      'Ida Kai': { dueAt: now + 2 * 60 * 60_000, owner: null },
    });
    const steps = await db.all<{ stage: string; day: string; consent: string | null }>(
      'select stage, happened_on as day, consent from candidacy_step order by number',
    );
    expect(steps).toMatchObject([
      { stage: 'considered', day: '2026-11-09', consent: null },
      {
        stage: 'introduced',
        day: '2026-11-10',
        consent: expect.stringContaining('Beispiel Reederei GmbH'),
      },
      { stage: 'placed', day: '2026-11-11', consent: null },
    ]);
    expect(
      await db.all('select employer, state, private_sheet as sheet from mandate order by employer'),
    ).toEqual([
      { employer: 'Beispiel Reederei GmbH', state: 'filled', sheet: 'The captain snores.' },
      { employer: 'Beispiel Werft GmbH', state: 'open', sheet: '' },
    ]);
    const [draft] = await db.all<{ content: string }>(
      'select draft_content as content from document where revision = 0',
    );
    expect(JSON.parse(draft!.content)).toMatchObject({ sample: true });
  });

  test('asks before it mixes samples with submissions of people, and removes samples alone', async () => {
    const { db, run } = await store();
    const { id } = await storeSubmission(db);
    expect(await run()).toBe(1);
    expect(await run('--yes')).toBe(0);
    expect(await run('--remove')).toBe(0);
    expect(await db.all('select id from submission')).toEqual([{ id }]);
  });

  test('nothing is planned about a sample, also when it is overdue', async () => {
    const { db, run } = await store();
    expect(await run()).toBe(0);
    const later = now + 30 * 24 * 60 * 60_000;
    expect(await actIn({ db, planTasks, now: later }, (act) => announceOverdue(act))).toBe(0);
    expect(await db.all('select id from task')).toEqual([]);
  });

  test('what staff do with a sample is sent to nobody', async () => {
    const { db, run } = await store();
    expect(await run()).toBe(0);
    const kind = 'employer-brief';
    const [sample] = await db.all<{ id: string }>('select id from submission where kind = $1', [
      kind,
    ]);
    await actIn({ db, planTasks, now: start }, (act) => withdrawSubmission(act, sample!.id));
    expect(await db.all(`select channel from task where state = 'waiting'`)).not.toEqual([]);
    const receiver = await receiverThat(() => ({ status: 200 }));
    deliver(db, { [kind]: receiver.url });
    // Due after the sample, whose turn would come first.
    const { id } = await storeSubmission(db, { kind, at: start });
    expect((await settled(db, id, 1)).state).toBe('delivered');
    expect(receiver.received).toHaveLength(1);
  });

  test('a firm that has deleted the samples is told where they would be', async () => {
    const { lines, run } = await store({ folder: temporaryFolder() });
    expect(await run()).toBe(1);
    expect(lines.at(-1)).toMatch(/^There are no samples: \S+ has no folder samples\.$/);
  });

  test('removes what 1.0.0 added', async () => {
    const { db, run } = await store();
    const { id } = await storeSubmission(db);
    await db.all('update submission set sample = 1 where id = $1', [id]);
    await db.all(
      `insert into mandate (id, employer, role, words, content, private_sheet, state, created_at,
          version, changed_by, changed_at)
        values ('5a3b1e00-0000-4000-8001-000000000001', 'Example', 'Pilot', '', '{}', '', 'open', 0,
          1, '', 0)`,
    );
    expect(await run('--remove')).toBe(0);
    expect(await db.all('select id from mandate')).toEqual([]);
    expect(await db.all('select id from submission')).toEqual([]);
  });
});

async function countsOfTables(db: Db): Promise<Record<string, number>> {
  const tables = await db.all<{ name: string }>(db.dialect.tables);
  const counted = tables.map(async ({ name }) => {
    const [row] = await db.all<{ count: number }>(`select count(*) as count from ${name}`);
    return [name, row!.count] as const;
  });
  return Object.fromEntries(await Promise.all(counted));
}
