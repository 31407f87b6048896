import { contextIn } from '#tests/support/stores/act-in.ts';
import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, expect, test } from 'vitest';
import type { PersonData, Retention } from '#domain/privacy/person-data.ts';
import { aFile, aNewSubmission } from '#tests/factories/new-submission.ts';
import { planTasks } from '#tests/support/deliveries/channels.ts';
import { startDeskApi, storeOne, start } from '#tests/support/desk/desk-api.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import type { Db } from '#server/db/db.ts';
import { storedSubmission } from '#tests/support/stores/stored-submission.ts';
import { embeddedFile } from '#server/db/store-file.ts';
import { eraseSubmission } from './erase.ts';
import { sender } from '#server/submissions/sender-changes.ts';
import { tasksOf } from '#server/db/tasks.ts';

const hour = 60 * 60_000;
const day = 24 * hour;
const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

async function desk(...settings: Parameters<typeof startDeskApi>) {
  const api = await startDeskApi(...settings);
  cleanups.push(api.stop);
  return api;
}

describeStores('the desk: privacy', ({ fresh }) => {
  test('a person is previewed and exported as a zip with the files', async () => {
    const { db, config } = await fresh();
    const { send, raw, audit, person } = await desk(db, config);
    const file = aFile({ filename: 'cv.pdf' });
    const words = 'I agreed to the words of last year.';
    const consents = [{ field: 'gdprConsent', given: true, words }];
    const { id, reference } = await storeOne(db, { kind: 'job-application', file, consents });
    const other = await storeOne(db, {
      email: 'jo@example.com',
      fields: { name: 'Jo', email: 'jo@example.com', message: 'Ask ada.keller@example.com.' },
    });
    await addNote(db, id, person.id, 'Called on Monday.');
    const query = `email=${encodeURIComponent(' Ada.Keller@example.com ')}`;
    expect(await send<PersonData>('GET', `/privacy/person?${query}`)).toMatchObject({
      email: 'ada.keller@example.com',
      submissions: [
        { id, reference, file: { filename: 'cv.pdf', size: file.size }, notes: 1, deliveries: 1 },
      ],
      mentionedIn: [{ id: other.id }],
      briefDrafts: 0,
    });
    const answer = await raw('GET', `/privacy/person/export?${query}`);
    expect(answer.headers.get('content-disposition')).toContain(
      'filename="personal-data-2026-11-15.zip"',
    );
    const entries = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    expect(Object.keys(entries).toSorted()).toEqual([`${reference}.json`, `${reference}.pdf`]);
    expect(Buffer.from(entries[`${reference}.pdf`]!).equals(file.bytes)).toBe(true);
    expect(JSON.parse(strFromU8(entries[`${reference}.json`]!))).toMatchObject({
      email: 'ada.keller@example.com',
      consents: [
        { field: 'privacyConsent', given: true, wordsRecorded: false },
        { field: 'gdprConsent', given: true, wordsRecorded: true, words },
        { field: 'marketingConsent', given: false, wordsRecorded: false },
      ],
      notes: [{ text: 'Called on Monday.' }],
      deliveries: [{ channel: 'webhook', state: 'waiting' }],
    });
    expect(await audit()).toEqual(['submission-exported']);
    expect(await send('GET', '/privacy/person/export?email=no@example.com')).toEqual([
      404,
      'not-found',
    ]);
  });

  test('an erased person leaves nothing behind, neither in the store nor in its files', async () => {
    const { db, config } = await fresh();
    const { send, audit, person } = await desk(db, config);
    const words = ['zanzibarstrasse', 'quokka-note', 'xylophon-answer', 'wombat.cv'];
    const { id } = await storeOne(db, {
      fields: { ...aNewSubmission().fields, message: words[0]! },
      file: aFile({ filename: `${words[3]}.pdf`, bytes: Buffer.from('%PDF wombat.cv content') }),
    });
    await addNote(db, id, person.id, words[1]!);
    await db.all(
      `insert into message (id, submission_id, author, template, subject, text, person_id, written_at)
        values ($1, $1, 'desk', 'no', 'About your message', $2, $3, $4)`,
      [id, words[2]!, person.id, start],
    );
    const [task] = await tasksOf(db, id);
    await db.all(`insert into attempt (task_id, started_at, duration_ms) values ($1, 1, 1)`, [
      task!.id,
    ]);
    const jo = { name: 'Jo', email: 'jo@example.com', message: 'Please call.' };
    const kept = await storeOne(db, { email: jo.email, fields: jo });
    const email = 'ada.keller@example.com';
    const erase = (confirmation: string, submissions: string[]) =>
      send('POST', '/privacy/erase', { email, confirmation, submissions });
    expect(await erase('jo@example.com', [id])).toEqual([400, 'not-confirmed']);
    expect(await erase(email, [])).toEqual([409, 'stale']);
    expect(await erase(email, [id])).toMatchObject({ references: [expect.any(String)] });
    expect(await erase(email, [id])).toEqual([404, 'not-found']);
    expect(await db.all('select id from submission')).toEqual([{ id: kept.id }]);
    for (const table of ['submission_file', 'note', 'message', 'attempt']) {
      expect([table, await db.all(`select 1 as one from ${table}`)]).toEqual([table, []]);
    }
    expect(await audit()).toEqual(['submission-erased']);
    expect(JSON.stringify(await db.all('select * from audit'))).not.toContain('ada.keller');
    if (config.databaseUrl) return;
    for (const file of [embeddedFile(config.dataDir), `${embeddedFile(config.dataDir)}-wal`]) {
      const bytes = readFileSync(file);
      for (const word of [...words, email])
        expect([file, bytes.includes(word)]).toEqual([file, false]);
    }
  });

  test.each(['consultant', 'administrator'] as const)(
    'the preview does not tell a %s what a restricted submission holds',
    async (role) => {
      const { db, config } = await fresh();
      const { raw } = await desk(db, config, {}, role);
      const file = aFile({ filename: 'ada-keller-cv.pdf' });
      const { id } = await storeOne(db, { kind: 'job-application', locale: 'de-DE', file });
      expect(await eraseSubmission(contextIn({ db, by: sender, planTasks, now: start }), id)).toBe(
        'restricted',
      );
      const preview = await raw('GET', '/privacy/person?email=ada.keller@example.com');
      const text = await preview.text();
      expect((JSON.parse(text) as PersonData).submissions).toMatchObject([
        { id, file: { filename: null, size: file.size } },
      ]);
      expect(text).not.toContain('ada-keller-cv');
    },
  );

  test('erasing and running retention are for administrators', async () => {
    const { db, config } = await fresh();
    const { send } = await desk(db, config, {}, 'consultant');
    const { id } = await storeOne(db);
    const body = { email: 'a@b.example', confirmation: 'a@b.example', submissions: [id] };
    expect(await send('POST', '/privacy/erase', body)).toEqual([403, 'not-allowed']);
    expect(await send('POST', '/privacy/retention/run')).toEqual([403, 'not-allowed']);
    expect(await db.all('select 1 as one from submission')).toHaveLength(1);
  });

  test('a retention run deletes by category and says what and how many', async () => {
    const { db, config } = await fresh();
    const { send } = await desk(db, config);
    await storeOne(db, { kind: 'job-application' }, start - 731 * day);
    await storeOne(db, { kind: 'employer-brief' }, start - 731 * day);
    await storeOne(db, { suspicion: 'honeypot' }, start - 93 * day);
    const recentSpam = await storeOne(db, { suspicion: 'honeypot' }, start - 80 * day);
    const restricted = await storeOne(db);
    await db.all('update submission set restricted_at = 1, delete_at = $2 where id = $1', [
      restricted.id,
      start - 1,
    ]);
    await db.all(`insert into brief_draft values ('hash', '{}', $1)`, [start - 1]);
    const before = await send<Retention>('GET', '/privacy/retention');
    expect(before.categories.map(({ category, dueNow }) => [category, dueNow])).toEqual([
      ['inactiveCandidateProfiles', 1],
      ['jobSpecifications', 0],
      ['suspectedSpam', 1],
      ['erasureRequests', 1],
      ['placementRecords', 0],
      ['interviewNotes', 0],
      ['securityLogs', 0],
      ['emailEngagement', 0],
      ['briefDrafts', 1],
    ]);
    expect(before.categories[2]!.nextAt).toBe(Date.parse('2026-11-28T00:00:00Z'));
    expect(before.categories[7]!.nextAt).toBeNull();
    await db.all(`insert into scheduled_job values ('retention', $1)`, [start - 1]);
    expect(await send('GET', '/privacy/retention')).toMatchObject({
      nextRunAt: start - 1 + 23 * hour,
    });
    const after = await send<Retention>('POST', '/privacy/retention/run');
    expect(after.categories.every(({ dueNow }) => dueNow === 0)).toBe(true);
    expect(after.runs).toEqual([
      {
        at: start,
        by: 'Ada Example',
        deleted:
          'inactiveCandidateProfiles: 1; suspectedSpam: 1; erasureRequests: 1; briefDrafts: 1',
      },
    ]);
    expect(await storedSubmission(db, recentSpam.reference)).toBeDefined();
    expect(await db.all('select 1 as one from submission')).toHaveLength(2);
  });
});

async function addNote(db: Db, submissionId: string, personId: string, text: string) {
  await db.all(
    'insert into note (id, submission_id, person_id, written_at, text) values ($1, $1, $2, $3, $4)',
    [submissionId, personId, start, text],
  );
}
