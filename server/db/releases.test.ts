import { createHash } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { submissionKinds } from '#domain/forms/submission-kind.ts';
import { testChannels } from '#tests/support/deliveries/channels.ts';
import { startMailReceiver } from '#tests/support/deliveries/mail-receiver.ts';
import { startReceiver } from '#tests/support/deliveries/webhook-receiver.ts';
import { manualClock } from '#tests/support/machine/manual-clock.ts';
import { until } from '#tests/support/machine/until.ts';
import { filledAt } from '#tests/support/stores/releases/delivery-steps.ts';
import {
  pick,
  sorted,
  upgradeReleaseStore as upgrade,
} from '#tests/support/stores/releases/upgrade-release-store.ts';
import { describeStores, type StoreUnderTest } from '#tests/support/stores/stores.ts';
import { startOutbox } from '#server/deliveries/outbox.ts';
import { findSubmission } from '#server/web/status/find-submission.ts';
import { answerDraftOf, threadOf } from '#server/threads/thread.ts';
import { listPeople } from '#server/people/people.ts';
import { briefDraftOf } from '#server/submissions/brief-drafts.ts';
import { fileOf, submissionByReference } from '#server/submissions/read-submissions.ts';
import { anyStanding } from '#server/submissions/standing.ts';
import { indexMissing } from '#server/submissions/search-index.ts';
import { tasksOf } from './tasks.ts';
import { fits, revisionsOf, storedVacancies } from '#server/vacancies/vacancies.ts';
import { maxInboxPage } from '#domain/submissions/work.ts';
import { readInbox } from '#server/inbox/inbox.ts';
import type { Db, Row } from './db.ts';
import { embeddedFile } from './embedded-file.ts';
import { currentVersion } from './migrate.ts';
import { verifyStoreFile } from './verify-file.ts';

/** All leases of the release have expired, what it planned is due, no mail is too old to be sent. */
const now = filledAt + 2 * 24 * 60 * 60_000;

/** Tables whose rows an upgrade keeps as they are, but for columns named here. */
const kept = {
  '749d6aa': { submission: [], submission_file: [] },
  '759a42c': {
    submission: [],
    submission_file: [],
    // Purposes begin with their kind since version 9, mails with links have a request as their
    // subject since version 11, and name their message or promised time since version 18; tests
    // below compare states and answers.
    task: ['purpose', 'subject_type', 'subject_id', 'state', 'settled_at'],
    attempt: [],
    destination: [],
    brief_draft: [],
    person: [],
    note: [],
    setting: [],
    passkey: [],
    audit: [],
    alert: [],
  },
  fdbc2f5: {
    submission: [],
    submission_file: [],
    task: ['purpose'],
    attempt: [],
    destination: [],
    person: [],
    note: [],
    setting: [],
    passkey: [],
    audit: [],
    // The mail of an answer has another name since version 18.
    document: ['id'],
    document_revision: [],
    document_address: [],
    image: [],
    image_size: [],
  },
} satisfies Record<string, Record<string, string[]>>;
type Release = keyof typeof kept;

describeStores('the store of release 749d6aa', (store) => {
  upgrades('749d6aa', 1, store);

  test('keeps each delivery as a task with its state and its attempts', async () => {
    const { db, before } = await upgrade('749d6aa', store);
    expect(before.delivery).toHaveLength(30);
    for (const row of before.delivery!) {
      const [task, ...more] = await tasksOf(db, String(row.submission_id));
      expect(more).toEqual([]);
      expect(task).toMatchObject({
        id: row.id,
        channel: 'webhook',
        destination: row.kind,
        state: row.state,
        attempts: row.attempts,
      });
    }
    const attempts = await db.all('select task_id as delivery_id, started_at from attempt');
    expect(sorted(attempts)).toEqual(
      sorted(before.attempt!.map((row) => pick(row, ['delivery_id', 'started_at']))),
    );
  });
});

describeStores('the store of release 759a42c', (store) => {
  upgrades('759a42c', 8, store);

  test('opens its status links and its saved brief, and ends the links that it ended', async () => {
    const { db, facts, before } = await upgrade('759a42c', store);
    const links = Object.entries(facts.links!);
    expect(links).toHaveLength(before.submission!.filter(({ sample }) => sample === 0).length);
    for (const [reference, token] of links) {
      expect(await findSubmission({ db }, token)).toMatchObject({
        is: 'found',
        view: { reference },
      });
    }
    expect(await findSubmission({ db }, facts.ended!)).toEqual({ is: 'old' });
    expect(await briefDraftOf(db, facts.brief!, now)).toMatchObject({
      values: { company: 'Example Avionics' },
    });
  });

  test('ends what may not be sent, and keeps the state of every other task', async () => {
    const { db, before } = await upgrade('759a42c', store);
    const submissions = new Map(before.submission!.map((row) => [row.id, row]));
    const mayNotBeSent = ({ channel, purpose, submission_id }: Row) => {
      const about = submissions.get(submission_id ?? null);
      if (!about) return false;
      if (about.sample === 1 && channel === 'mail') return true;
      if (about.restricted_at !== null) return purpose !== 'withdrawn';
      const ended = ['submission', 'staff-notice', 'overdue'];
      return about.withdrawn_at !== null && ended.includes(String(purpose));
    };
    const expected = before.task!.map((task) => {
      const isOpen = task.state === 'waiting' || task.state === 'held';
      return { id: task.id!, state: isOpen && mayNotBeSent(task) ? 'cancelled' : task.state! };
    });
    expect(sorted(await db.all('select id, state from task'))).toEqual(sorted(expected));
  });

  makesMessages('759a42c', store);

  test('moves its vacancies with their revisions, addresses, numbers, authors and times', async () => {
    const { db, before } = await upgrade('759a42c', store);
    for (const [table, select] of Object.entries(moved)) {
      const rows = before[table]!;
      expect({ table, isFilled: rows.length > 0 }).toEqual({ table, isFilled: true });
      const columns = Object.keys(rows[0]!);
      const after = (await db.all(select)).map((row) => pick(row, columns));
      expect({ table, rows: sorted(after) }).toEqual({ table, rows: sorted(rows) });
    }
    const tables = (await db.all(db.dialect.tables)).map(({ name }) => name);
    expect(tables.filter((name) => Object.hasOwn(moved, String(name)))).toEqual([]);
  });

  test('reads its people, their passkeys, and vacancies with every revision', async () => {
    const { db, before } = await upgrade('759a42c', store);
    const people = await listPeople(db, now, { removed: true });
    expect(people.map(({ id }) => id).toSorted()).toEqual(
      before.person!.map(({ id }) => id).toSorted(),
    );
    expect(people.flatMap(({ passkeys }) => passkeys)).toHaveLength(before.passkey!.length);
    const vacancies = await storedVacancies(db);
    expect(vacancies.filter(fits)).toHaveLength(before.vacancy!.length);
    const revisions = await Promise.all(vacancies.map(({ id }) => revisionsOf(db, id)));
    expect(revisions.flat()).toHaveLength(before.vacancy_revision!.length);
  });
});

describeStores('the store of release fdbc2f5', (store) => {
  upgrades('fdbc2f5', 15, store);
  makesMessages('fdbc2f5', store);
});

/** Rows of the tables that version 14 replaced, as the new ones hold them. */
const moved = {
  vacancy: `select id, address as slug, reference, revision, sequence as version, content,
    changed_by, changed_at from document where kind = 'vacancy' and key = id
      and version = revision and version_by = changed_by and version_at = changed_at
      and draft_content is null`,
  vacancy_slug: `select address as slug, document as vacancy_id from document_address
    where kind = 'vacancy'`,
  vacancy_revision: `select document as vacancy_id, revision, address as slug, content, changed_by,
    changed_at from document_revision`,
};

/** Answers, of which a submission could have one. */
function makesMessages(release: Release, store: StoreUnderTest) {
  test('makes its answers messages: drafts stay unsent, the others keep their mail', async () => {
    const { db, before } = await upgrade(release, store);
    const outcomes = before.outcome!;
    expect(new Set(outcomes.map(({ released_at }) => released_at === null)).size).toBe(2);
    for (const outcome of outcomes) {
      const submissionId = String(outcome.submission_id);
      const thread = await threadOf(db, submissionId, anyStanding);
      const draft = await answerDraftOf(db, submissionId, anyStanding);
      const { subject, text } = outcome;
      const isOpen = outcome.released_at === null;
      expect(thread).toMatchObject(
        isOpen ? [] : [{ author: 'desk', by: 'Ben Ortiz', subject, text, at: outcome.released_at }],
      );
      expect(draft && { subject: draft.subject, text: draft.text }).toEqual(
        isOpen ? { subject, text } : null,
      );
      const mails = before.task!.filter(
        (task) => task.submission_id === submissionId && task.purpose === 'outcome',
      );
      expect(mails).toHaveLength(isOpen ? 0 : 1);
      const after = await tasksOf(db, submissionId);
      for (const { id, state } of mails) {
        const messageId = thread[0]!.id;
        expect(after).toContainEqual(
          expect.objectContaining({ id, state, purpose: `answer-${messageId}` }),
        );
      }
    }
  });
}

/** What holds for every release. */
function upgrades(release: Release, version: number, store: StoreUnderTest) {
  test('is backed up, upgraded and loses nothing', async () => {
    const { db, before, changes } = await upgrade(release, store);
    expect(changes).toMatchObject([{ change: 'upgraded', from: version, to: currentVersion }]);
    const [made] = changes;
    const folder = made?.change === 'upgraded' ? made.backup : '';
    expect(verifyStoreFile(embeddedFile(folder))).toEqual({
      version,
      submissions: before.submission!.length,
      files: before.submission_file!.length,
    });
    for (const [table, changed] of Object.entries<string[]>(kept[release])) {
      const rows = before[table]!;
      expect({ table, isFilled: rows.length > 0 }).toEqual({ table, isFilled: true });
      const columns = Object.keys(rows[0]!).filter((column) => !changed.includes(column));
      const after = await db.all(`select ${columns.join(', ')} from ${table}`);
      const same = sorted(rows.map((row) => pick(row, columns)));
      expect({ table, rows: sorted(after) }).toEqual({ table, rows: same });
    }
  });

  test('lists every submission in the inbox and opens each with its file', async () => {
    const { db, before } = await upgrade(release, store);
    await indexMissing(db);
    const listed = (quarantine: 'yes' | 'no') =>
      readInbox(
        db,
        { personId: '', now, filter: { state: 'all', quarantine } },
        { limit: maxInboxPage },
      );
    const [shown, spam] = [await listed('no'), await listed('yes')];
    expect([...shown.rows, ...spam.rows].map(({ id }) => id).toSorted()).toEqual(
      before.submission!.map(({ id }) => id).toSorted(),
    );
    for (const row of before.submission!) {
      const submission = await submissionByReference(db, String(row.reference), anyStanding);
      expect(submission).toMatchObject({ id: row.id, fields: JSON.parse(String(row.fields)) });
      const file = await fileOf(db, submission!.id, anyStanding);
      const old = before.submission_file!.find(({ submission_id }) => submission_id === row.id);
      expect(file && createHash('sha256').update(file.bytes).digest('hex')).toBe(old?.sha256);
    }
  });

  test('sends what waited or was in flight, each once', async () => {
    const { db } = await upgrade(release, store);
    const waiting = await waitingTasks(db);
    const webhook = await startReceiver();
    const mail = await startMailReceiver();
    const { clock } = manualClock(now);
    const urls = Object.fromEntries(submissionKinds.map((kind) => [kind, webhook.url]));
    const settings = { clock, mail: { smtpUrl: mail.url, staff: 'desk@firm.example' } };
    const log = { info: () => {}, warn: () => {}, error: () => {} };
    const channels = testChannels(db, urls, settings);
    const outbox = startOutbox(channels, { db, clock, log, random: () => 0 });
    onTestFinished(async () => {
      await outbox.stop();
      await webhook.stop();
      await mail.stop();
    });
    await until(async () => (await waitingTasks(db)).length === 0, 'everything was sent', 100_000);
    const ids = (channel: string) =>
      waiting.flatMap((task) => (task.channel === channel ? [task.id] : []));
    expect(ids('webhook').length).toBeGreaterThan(10);
    expect(webhook.received.map(({ headers }) => headers['webhook-id']!).toSorted()).toEqual(
      ids('webhook').toSorted(),
    );
    // A mail with links that an earlier version planned names no request, and is ended.
    const links = waiting.filter(({ purpose }) => purpose === 'status-link');
    const told = await db.all('select id from task where summary is not null');
    expect(mail.received).toHaveLength(ids('mail').length - links.length - told.length);
  }, 120_000);
}

/** Without samples, of which nothing is sent, IndexNow, which has no key, and what is due later. */
function waitingTasks({ all }: Db): Promise<{ id: string; channel: string; purpose: string }[]> {
  return all(
    `select task.id, channel, purpose from task left join submission on submission.id = submission_id
      where task.state = 'waiting' and purpose <> 'staff-summary' and channel <> 'indexnow' and coalesce(sample, 0) = 0`,
  );
}
