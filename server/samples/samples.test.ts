import { actIn } from '#tests/support/stores/act-in.ts';
import { readConfig } from '#server/base/config.ts';
import mammoth from 'mammoth';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, test } from 'vitest';
import { catalogue as sampleContent } from '#content/catalogue.server.ts';
import { languageOf } from '#domain/edition/editions.ts';
import { mandateStates, stages as allStages } from '#domain/mandates/mandate.ts';
import { submissionKinds } from '#domain/forms/submission-kind.ts';
import { planTasks } from '#tests/support/deliveries/channels.ts';
import { storeSubmission } from '#tests/support/stores/store-submission.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import { deliver, receiverThat, settled, start } from '#tests/support/deliveries/test-outbox.ts';
import { runCommand } from '#server/cli/run-command.ts';
import { inspectDocument } from '#server/base/files/inspect-document.ts';
import { announceOverdue } from '#server/submissions/due-time.ts';
import { countStored } from './samples.ts';
import { sampleSubmissions } from './sample-submissions.ts';

const { vacancies, company } = sampleContent();
const now = Date.parse('2026-11-16T10:00:00Z');
const make = () => sampleSubmissions({ vacancies, termsVersion: company.termsVersion }, now);

describe('samples', () => {
  let samples: Awaited<ReturnType<typeof make>>;
  beforeAll(async () => {
    samples = await make();
  });

  test('are the same at each run', async () => {
    expect(await make()).toEqual(samples);
    expect(new Set(samples.map(({ reference }) => reference)).size).toBe(200);
  });

  test('show every form, both languages and every state', () => {
    const count = (of: (sample: (typeof samples)[number]) => unknown) =>
      Object.fromEntries(
        [...Map.groupBy(samples, of)].map(([what, those]) => [what, those.length]),
      );
    expect(Object.keys(count(({ kind }) => kind)).toSorted()).toEqual(submissionKinds.toSorted());
    expect(count(({ locale }) => languageOf(locale))).toMatchObject({
      en: expect.toSatisfy((number) => number > 60),
      de: expect.toSatisfy((number) => number > 60),
    });
    expect(count(({ state }) => state)).toMatchObject({
      new: expect.toSatisfy((number) => number > 15),
      'in-work': expect.toSatisfy((number) => number > 10),
      answered: expect.toSatisfy((number) => number > 20),
      closed: expect.toSatisfy((number) => number > 20),
    });
    expect(count(({ task }) => task.state)).toMatchObject({
      held: expect.toSatisfy((number) => number >= 3),
      waiting: expect.toSatisfy((number) => number >= 3),
      abandoned: expect.toSatisfy((number) => number >= 3),
    });
    const overdue = samples.filter(
      ({ state, dueAt, suspicion }) =>
        !suspicion && (state === 'new' || state === 'in-work') && dueAt < now,
    );
    expect(overdue.length).toBeGreaterThan(4);
  });

  test('show promises that were kept and broken, and replies that nobody has answered', () => {
    const answered = samples.filter(({ messages }) => messages.length > 0);
    const late = answered.filter(
      ({ messages, dueAt, repliedAt }) => repliedAt === null && messages[0]!.at > dueAt,
    );
    const unread = samples.filter(({ repliedAt }) => repliedAt !== null);
    expect(answered.length).toBeGreaterThan(60);
    expect(late.length).toBeGreaterThan(5);
    expect(unread.length).toBeGreaterThan(2);
    expect(unread.every(({ state }) => state === 'in-work')).toBe(true);
    for (const { messages, receivedAt } of answered) {
      const times = [receivedAt, ...messages.map(({ at }) => at), now];
      expect(times).toEqual(times.toSorted((one, other) => one - other));
    }
  });

  test('name addresses and telephone numbers that nobody has', () => {
    for (const { email, fields } of samples) {
      expect(email).toMatch(/@example\.(org|com|net)$/);
      const phone = fields.phone ?? fields.yourPhone ?? '';
      expect(phone).toMatch(
        /^$|^\+44 20 7946 0\d{3}$|^\+44 7700 900\d{3}$|^01632 960\d{3}$|^\+49 (30 23125|89 99998) \d{3}$|^040 66969 \d{3}$/,
      );
    }
  });

  test('have files that the intake accepts and readers open', async () => {
    const files = samples.flatMap(({ file, fields }) => (file ? [{ file, fields }] : []));
    for (const { file } of files) {
      const { filename, type: declaredType } = file;
      const inspected = await inspectDocument(Buffer.from(file.bytes), { filename, declaredType });
      expect(inspected).not.toHaveProperty('fault');
    }
    const applied = files.filter(({ fields }) => fields.firstName);
    const pdf = applied.find(({ file }) => file.filename.endsWith('.pdf'))!;
    const opened = await getDocument({
      data: new Uint8Array(pdf.file.bytes),
      standardFontDataUrl: 'node_modules/pdfjs-dist/standard_fonts/',
    }).promise;
    const page = await opened.getPage(1);
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    expect(text).toContain(`${pdf.fields.firstName} ${pdf.fields.lastName}`);
    const docx = applied.find(({ file }) => file.filename.endsWith('.docx'))!;
    const { value } = await mammoth.extractRawText({ buffer: Buffer.from(docx.file.bytes) });
    expect(value).toContain(`${docx.fields.firstName} ${docx.fields.lastName}`);
  });
});

describeStores('the sample command', ({ filled }) => {
  async function store() {
    const { db, config } = await filled(now);
    const lines: string[] = [];
    const run = (...args: string[]) =>
      runCommand(['sample', ...args], {
        config: () => readConfig({ DATA_DIR: config.dataDir, DATABASE_URL: config.databaseUrl }),
        write: (line) => lines.push(line),
        confirm: async () => false,
        now: () => now,
      });
    return { db, lines, run };
  }
  const tables = [
    'task',
    'attempt',
    'note',
    'submission_search',
    'submission_file',
    'consent',
    'person',
    'message',
    'mandate',
    'mandate_date',
    'candidacy',
  ];

  test('fills an empty store once, and empties it again', async () => {
    const { db, lines, run } = await store();
    expect(await run()).toBe(0);
    expect(await countStored(db)).toEqual({ own: 0, samples: 200 });
    // Nobody of them can sign in, so the first start still prints its link.
    expect(await db.all('select id from person where removed_at is null')).toEqual([]);
    expect(await run()).toBe(1);
    expect(lines.at(-1)).toMatch(/holds 200 samples already/);
    const stages = await db.all<{ stage: string }>('select distinct stage from candidacy');
    expect(stages.map(({ stage }) => stage).toSorted()).toEqual(allStages.toSorted());
    const states = await db.all<{ state: string }>('select distinct state from mandate');
    expect(states).toHaveLength(mandateStates.length);
    expect(await run('--remove')).toBe(0);
    for (const table of ['submission', ...tables]) {
      expect([table, await db.all(`select 1 as one from ${table}`)]).toEqual([table, []]);
    }
  });

  test('asks before it mixes samples with submissions of people, and removes samples alone', async () => {
    const { db, run } = await store();
    const { id } = await storeSubmission(db);
    expect(await run()).toBe(1);
    expect(await run('--yes')).toBe(0);
    expect(await run('--remove')).toBe(0);
    expect(await db.all('select id from submission')).toEqual([{ id }]);
  });

  test('adds nothing that a configured webhook is sent', async () => {
    const { db, run } = await store();
    expect(await run()).toBe(0);
    // As if somebody delivered every one of them again.
    await db.all(`update task set state = 'waiting', next_attempt_at = 0,
      destination = (select kind from submission where submission.id = submission_id)`);
    const receiver = await receiverThat(() => ({ status: 200 }));
    deliver(db, Object.fromEntries(submissionKinds.map((kind) => [kind, receiver.url])));
    // Due after every sample, whose turn would come first.
    for (const kind of submissionKinds) {
      const { id } = await storeSubmission(db, { kind, at: start });
      expect((await settled(db, id, 1)).state).toBe('delivered');
    }
    expect(receiver.received).toHaveLength(submissionKinds.length);
  });

  test('are overdue on the desk, and nothing is planned about it', async () => {
    const { db, run } = await store();
    expect(await run()).toBe(0);
    const before = await db.all('select id from task');
    expect(await actIn({ db, planTasks, now }, (act) => announceOverdue(act))).toBe(0);
    expect(await db.all('select id from task')).toHaveLength(before.length);
  });
});
