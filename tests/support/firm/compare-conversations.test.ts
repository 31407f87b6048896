import { actIn } from '../stores/act-in.ts';
import { publishTogether } from '#tests/support/stores/document-acts.ts';
import { randomUUID } from 'node:crypto';
import { cpSync } from 'node:fs';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contentFiles } from '#server/documents/live-content.ts';
import { seedStore } from '#server/documents/seed-store.ts';
import { planWith } from '#server/channels/channels.ts';
import type { Db } from '#server/db/db.ts';
import { openStore } from '#server/db/open-store.ts';
import { answerWaiting } from '#server/mandates/people-of-role.ts';
import { releaseAnswer, saveAnswer } from '#server/threads/answers.ts';
import { answerDraftOf } from '#server/threads/thread.ts';
import { usable } from '#server/submissions/standing.ts';
import { receiveReply } from '#server/threads/replies.ts';
import { endRoleAlert } from '#server/alerts/change-alert.ts';
import { saveSubmission } from '#server/submissions/save-submission.ts';
import { aFile, aNewSubmission } from '#tests/factories/new-submission.ts';
import { aVacancy } from '#tests/factories/vacancies.ts';
import { testChannels } from '../deliveries/channels.ts';
import { signIn } from '../desk/desk.ts';
import { temporaryFolder } from '../machine/temporary-folder.ts';
import { confirmedAlert, publishRole } from '../stores/role-alerts.ts';
import { storedSubmission } from '../stores/stored-submission.ts';
import { compareTold } from './compare-alerts.ts';
import { compareStore } from './compare-firm.ts';
import type { PageContent } from './editors.ts';
import type { Arrival } from './firm.ts';
import { newLedger, write, written, type Ledger } from './ledger.ts';
import { newAdvert, recordRevision } from './publishers.ts';
import { nextOfficeDay, tellRoles } from './tell-roles.ts';
import { aVisit } from './visitors.ts';

// Embedded alone: opens a copy of a file.

type Damage = { title: string; sql?: string; relied?: (ledger: Ledger) => void; found: RegExp };

/** What a faulty server could leave behind; the faults rely on each being found. */
const damages: Damage[] = [
  {
    title: 'an answer that is lost',
    sql: "delete from message where text = 'Answer 1'",
    found: /lost a message \(desk\)/,
  },
  {
    title: 'a reply that is lost',
    sql: "delete from message where author = 'sender'",
    found: /lost a message \(sender\)/,
  },
  {
    title: 'a reply that is stored twice',
    sql: `insert into message (id, submission_id, author, template, subject, text, written_at,
        released_at) select 'again', submission_id, author, template, subject, text, written_at,
        released_at from message where author = 'sender'`,
    found: /has a message twice/,
  },
  {
    title: 'a reply without its file',
    sql: 'delete from message_file',
    found: /another author or file/,
  },
  {
    title: 'an answer that was refused and is there',
    relied: ({ visits }) => void (visits[0]!.said[0]!.answer = 'refused'),
    found: /has a message that was refused/,
  },
  {
    title: 'an answer without mail',
    sql: "delete from task where purpose like 'answer-%'",
    found: /an answer without its mail/,
  },
  {
    title: 'a reply without notice',
    sql: "delete from task where purpose like 'reply-notice-%'",
    found: /a reply without its webhook or notice/,
  },
  {
    title: 'an answer in the log alone',
    sql: `insert into audit select id, 1, null, 'Ada', 'answer-released', 'submission', id, '', null
      from submission`,
    found: /a message without audit entry/,
  },
  {
    title: 'an answer to many that is lost',
    sql: "delete from message where text = 'Decision 1'",
    found: /lost the answer about its role/,
  },
  {
    title: 'a second answer about a role',
    sql: `insert into message (id, submission_id, author, template, subject, text, written_at,
        released_at) select 'again', submission_id, author, template, subject, 'Another',
        written_at, released_at from message where text = 'Decision 1'`,
    found: /has 2 answers about one role/,
  },
  {
    title: 'somebody who waits and was called gone',
    relied: ({ closings: [closing] }) =>
      void closing!.results.set(closing!.answers[0]!.submissionId, 'gone'),
    found: /was left without an answer/,
  },
  {
    title: 'a publication that is lost',
    relied: ({ pages }) => void pages[0]!.headings.set(3, 'Heading 2'),
    found: /revision 3 of the page about is lost/,
  },
  {
    title: 'an older page than acknowledged',
    sql: 'delete from document_revision where revision = 2',
    found: /has revision 1 instead of 2/,
  },
  {
    title: 'a publication in the log alone',
    sql: `insert into audit values ('a', 1, null, 'Ada', 'document-published', 'document',
      'page/about', '', null)`,
    found: /a publication of a page without audit entry/,
  },
  { title: 'an alert that is lost', sql: 'delete from role_alert', found: /alert of .* is lost/ },
  {
    title: 'an alert that is not confirmed',
    sql: 'update role_alert set confirmed_at = null',
    found: /alert of .* is lost/,
  },
  {
    title: 'an alert that goes on',
    relied: ({ subscribers }) => write(subscribers[0]!.ended, true, 'done'),
    found: /has not ended/,
  },
  {
    title: 'an alert that told of a role without a mail',
    sql: "delete from task where purpose like 'role-news-%'",
    found: /told of a role without a mail/,
  },
];

describe('the comparison of conversations, answers to many, pages and alerts', () => {
  const email = `${randomUUID()}@subscriber.example`;
  const filled = temporaryFolder();
  let facts: Awaited<ReturnType<typeof fill>>;
  let db: Db;
  let ledger: Ledger;
  beforeAll(async () => {
    db = await openStore({ dataDir: filled, databaseUrl: undefined });
    facts = await fill();
    await db.close();
  });
  beforeEach(async () => {
    const dataDir = temporaryFolder();
    cpSync(filled, dataDir, { recursive: true });
    db = await openStore({ dataDir, databaseUrl: undefined });
    ledger = acknowledgedWork();
  });
  afterEach(() => db.close());

  test('finds nothing where all is there', async () => {
    expect(await compareStore(db, { ledger })).toEqual([]);
  });

  test.each(damages)('finds $title', async ({ sql, relied, found }) => {
    if (sql) await db.all(sql);
    relied?.(ledger);
    expect((await compareStore(db, { ledger })).join('\n')).toMatch(found);
  });

  test('accepts messages without an answer, stored or not', async () => {
    for (const said of ledger.visits[0]!.said) said.answer = 'unknown';
    expect(await compareStore(db, { ledger })).toEqual([]);
    await db.all("delete from message where text = 'Answer 1'");
    expect((await compareStore(db, { ledger })).join()).not.toMatch(/lost a message/);
  });

  test('finds who was not told of a role, was told twice or after the end', async () => {
    const role = ledger.adverts[0]!;
    const mail = (id: string, at = Date.now()): Arrival => {
      return { id, about: 'news', at, to: email, roles: [role.slug] };
    };
    const told = (mails: Arrival[]) => compareTold(db, { ledger, mails });
    // The same mail again, as after a crash before its delivery was recorded.
    expect(await told([mail('1'), mail('1')])).toEqual([]);
    expect(await told([mail('1'), mail('2')])).toEqual([`${email} was told of ${role.slug} twice`]);
    ledger.subscribers[0]!.endedAt = Date.now() - 60_000;
    expect((await told([mail('1')])).join()).toMatch(/after the end of its alert/);
    ledger.subscribers[0]!.endedAt = undefined;
    await db.all('delete from role_alert_sent');
    expect(await told([])).toEqual([`${email} was not told of ${role.slug}`]);
    await endRoleAlert(db, facts.alertId, 'person', Date.now());
    write(ledger.subscribers[0]!.ended, true, 'done');
    expect([...(await told([])), ...(await compareStore(db, { ledger }))]).toEqual([]);
  });

  /** One of each. */
  async function fill() {
    const now = Date.now();
    const planTasks = planWith(testChannels(db, {}, { mail: { staff: 'team@firm.example' } }));
    const settings = { now, planTasks };
    await seedStore(db, now);
    const { person: by } = await signIn(db, { role: 'administrator' });

    const talk = await storeVisit();
    const subject = 'Your submission';
    const draft = { draft: null, template: '', subject, text: 'Answer 1' };
    await actIn({ db, by, now }, (act) => saveAnswer(act, talk.id, draft));
    const seen = (await answerDraftOf(db, talk.id, usable))!.id;
    await actIn({ db, by, now, planTasks }, (act) =>
      releaseAnswer(act, talk.id, { version: 2, draft: seen }),
    );
    write(talk.visit.owner, by.id, 'done');
    const file = aFile();
    await actIn({ db, ...settings }, (act) =>
      receiveReply(act, talk.id, { key: 'k', text: 'Reply 1', file }),
    );

    const alertId = await confirmedAlert(db, { email }, now - 2);
    const { slug, reference } = newAdvert('closed', 0);
    const vacancyId = await publishRole(db, { slug, reference }, now - 1);
    // As of a mail that arrived: while it waits, nothing else is sent.
    await db.all("update task set state = 'cancelled' where purpose = 'role-confirm'");
    await tellRoles(db, nextOfficeDay(now));

    const applied = await storeVisit(slug);
    const decision = { key: randomUUID(), template: '', subject, text: 'Decision 1' };
    const answer = { submissionId: applied.id, ...decision };
    await actIn({ db, by, ...settings }, (act) =>
      answerWaiting(act, { vacancyId, mandateId: null }, answer),
    );

    const key = { kind: 'page', id: 'about' } as const;
    const content = structuredClone(contentFiles().get(key)) as PageContent;
    content.en.hero.heading = 'Heading 1';
    const published = await publishTogether({ db, by, ...settings }, [
      { key, content, version: 1 },
    ]);
    if (published) throw new Error(JSON.stringify(published));
    const visits = [talk.visit, applied.visit] as const;
    return { now, visits, sha256: file.sha256, vacancyId, alertId, answer };

    async function storeVisit(vacancy?: string) {
      const visit = aVisit(vacancy);
      const { kind, fields } = visit;
      const bytes = visit.file!.bytes;
      const submission = aNewSubmission({
        kind,
        fields,
        file: aFile({ bytes }),
        ...(vacancy && { vacancy }),
      });
      const saved = await actIn({ db, planTasks, now }, (act) => saveSubmission(act, submission));
      if (saved.outcome !== 'stored') throw new Error(saved.outcome);
      visit.receipt = { reference: saved.reference, status: '' };
      return { visit, id: (await storedSubmission(db, saved.reference))!.id };
    }
  }

  /** All of it was acknowledged. */
  function acknowledgedWork(): Ledger {
    const { now, visits, sha256, vacancyId, answer } = facts;
    const advert = { ...newAdvert('closed', 0), publishedAt: now - 1 };
    const { en } = aVacancy();
    const published = { revision: 1, content: {}, at: now, by: 'Ada' };
    recordRevision(advert, { id: vacancyId, published }, { en }, 'open');
    const results = new Map([[answer.submissionId, 'sent' as const]]);
    return {
      ...newLedger(),
      visits: [
        {
          ...visits[0],
          said: [
            { author: 'desk', text: 'Answer 1', sha256: undefined, answer: 'done' },
            { author: 'sender', text: 'Reply 1', sha256, answer: 'done' },
          ],
        },
        visits[1],
      ],
      adverts: [advert],
      closings: [{ advert, answers: [answer], version: 1, results, done: true }],
      pages: [{ id: 'about', headings: new Map([[2, 'Heading 1']]), uncertain: false }],
      subscribers: [
        {
          email,
          locale: 'en-GB',
          confirmed: written(true),
          confirmedAt: now - 2,
          ended: written(false),
          endedAt: undefined,
        },
      ],
    };
  }
});
