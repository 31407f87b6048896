import { expect, test } from 'vitest';
import type { Hold } from '#domain/privacy/keeping.ts';
import { addDays } from '#domain/working-time/working-day.ts';
import type { MandateFacts } from '#domain/mandates/mandate.ts';
import { silentLog } from '#server/base/log.ts';
import type { Db } from '#server/db/db.ts';
import { startJobs } from '#server/db/start-jobs.ts';
import { changeMandate, openFromBrief } from '#server/mandates/change-mandate.ts';
import { settleDate } from '#server/mandates/mandate-dates.ts';
import { exportMandate } from '#server/mandates/mandate-record.ts';
import { mandateById } from '#server/mandates/read-mandates.ts';
import { receiveReply } from '#server/threads/replies.ts';
import { aFile } from '#tests/factories/new-submission.ts';
import { planTasks } from '#tests/support/deliveries/channels.ts';
import { manualClock } from '#tests/support/machine/manual-clock.ts';
import { until } from '#tests/support/machine/until.ts';
import { actIn, contextIn } from '#tests/support/stores/act-in.ts';
import { storeSubmission } from '#tests/support/stores/store-submission.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import { takeSteps } from '#tests/support/stores/take-steps.ts';
import { endHold, holdSubmission } from './holds.ts';
import { keepingOf } from './kept-submissions.ts';
import { heldNow, retentionJob, runRetention } from './retention.ts';

const hour = 60 * 60_000;
const morning = (day: string) => Date.parse(`${day}T09:00:00Z`);

function runOn(db: Db, day: string) {
  return runRetention(contextIn({ db, planTasks, now: morning(day) }));
}

async function stored(db: Db): Promise<string[]> {
  const rows = await db.all<{ id: string }>('select id from submission order by received_at, id');
  return rows.map(({ id }) => id);
}

/** Whether it is stored and in use after the run of a day. */
async function isKept(db: Db, id: string, day: string): Promise<boolean> {
  await runOn(db, day);
  const rows = await db.all('select 1 from submission where id = $1 and restricted_at is null', [
    id,
  ]);
  return rows.length > 0;
}

/** Sent on 16 November 2026 and so kept through 16 November 2028. */
function application(db: Db) {
  return storeSubmission(db, {
    kind: 'job-application',
    locale: 'en-GB',
    fields: { firstName: 'Ida', lastName: 'Quill', email: 'ida@example.com' },
    email: 'ida@example.com',
    at: morning('2026-11-16'),
    file: aFile(),
    consents: [{ field: 'gdprConsent', given: true, words: 'I agree.' }],
  });
}

async function change(db: Db, mandateId: string, day: string, changes: Partial<MandateFacts>) {
  const { facts, version, owner } = (await mandateById(db, mandateId))!;
  const edit = { version, facts: { ...facts, privateSheet: '', ...changes }, owner };
  expect(await actIn({ db, now: morning(day) }, (act) => changeMandate(act, mandateId, edit))).toBe(
    'changed',
  );
}

async function peopleIn(db: Db, mandateId: string) {
  const record = await actIn({ db, now: 0 }, (act) => exportMandate(act, mandateId));
  return (record as { People: { Name: string; Stands: string; Steps: object[] }[] }).People;
}

describeStores('what is deleted by its age', ({ fresh }) => {
  test.each([
    ['2026-11-16', '2028-11-16'],
    ['2028-02-29', '2030-02-28'],
    ['2026-12-31', '2028-12-31'],
  ])('a form of %s is kept through %s', async (sent, last) => {
    const { db } = await fresh();
    const late = Date.parse(`${sent}T23:30:00Z`);
    const { id } = await storeSubmission(db, { kind: 'job-application', at: late });
    expect(await isKept(db, id, last)).toBe(true);
    expect(await isKept(db, id, addDays(last, 1))).toBe(false);
  });

  test('suspected spam of 2 March is kept through 2 June', async () => {
    const { db } = await fresh();
    const { id } = await storeSubmission(db, { at: morning('2026-03-02'), suspicion: 'honeypot' });
    expect(await isKept(db, id, '2026-05-31')).toBe(true);
    expect(await isKept(db, id, '2026-06-02')).toBe(true);
    expect(await isKept(db, id, '2026-06-03')).toBe(false);
  });

  test('each of three submissions of one person goes on its own day', async () => {
    const { db } = await fresh();
    const ids: string[] = [];
    for (const day of ['2026-11-16', '2027-03-31', '2028-02-29']) {
      const email = 'ida@example.com';
      const sent = { kind: 'job-application', fields: { email }, at: morning(day) } as const;
      ids.push((await storeSubmission(db, sent)).id);
    }
    const left = async (day: string) => {
      await runOn(db, day);
      return stored(db);
    };
    expect(await left('2028-11-16')).toEqual(ids);
    expect(await left('2028-11-17')).toEqual(ids.slice(1));
    expect(await left('2029-04-01')).toEqual(ids.slice(2));
    expect(await left('2030-03-01')).toEqual([]);
  });

  test('a brief goes three years after the last that either side did', async () => {
    const { db } = await fresh();
    const sent = { kind: 'employer-brief', fields: { yourEmail: 'jo@example.com' } } as const;
    const first = await storeSubmission(db, {
      ...sent,
      email: 'jo@example.com',
      at: morning('2026-11-16'),
    });
    const other = await storeSubmission(db, {
      ...sent,
      email: 'jo@example.com',
      at: morning('2027-05-31'),
    });
    await db.all(
      `insert into message (id, submission_id, author, template, subject, text, written_at, released_at)
        values ('m', $1, 'desk', '', '', 'x', $2, $2)`,
      [other.id, morning('2028-02-29')],
    );
    await runOn(db, '2031-02-28');
    expect(await stored(db)).toEqual([first.id, other.id]);
    await runOn(db, '2031-03-01');
    expect(await stored(db)).toEqual([]);
  });

  test('release 1.0.0 beside never has its turn', async () => {
    const { db } = await fresh();
    const { clock, advance } = manualClock();
    const ran: string[] = [];
    let looks = 0;
    const own = retentionJob({ db, planTasks, log: silentLog });
    const intervals = { '1.0.0': 24 * hour, 'this program': own.intervalMs! };
    await db.all('insert into scheduled_job values ($1, $2)', [own.name, clock.now()]);
    const servers = Object.entries(intervals).map(([release, intervalMs]) =>
      startJobs(
        [
          { name: own.name, intervalMs, run: async () => void ran.push(release) },
          { name: 'looked', run: async () => void (looks += 1) },
        ],
        { db, clock, log: silentLog },
      ),
    );
    for (let hours = 1; hours <= 3 * 24; hours += 1) {
      advance(hour);
      await until(() => looks === hours * servers.length, 'a look of each');
    }
    await Promise.all(servers.map((server) => server.stop()));
    expect(ran).toEqual(['this program', 'this program', 'this program']);
  });
});

describeStores('what is held beyond its day', ({ fresh }) => {
  test('somebody who was placed, in the guarantee; then the record of the placement stays', async () => {
    const { db } = await fresh();
    const { id, reference } = await application(db);
    // The terms guarantee 60 days.
    const mandateId = await takeSteps(
      db,
      id,
      [
        ['introduced', '2028-10-10'],
        ['interview', '2028-10-20'],
        ['placed', '2028-11-03'],
      ],
      { fee: '20%' },
    );
    await change(db, mandateId, '2028-11-03', {
      state: 'filled',
      notes: 'Ida Quill starts in May.',
    });
    expect(await isKept(db, id, '2028-11-17')).toBe(true);
    const holds: Hold[] = [
      {
        is: 'guarantee',
        until: '2029-01-02',
        mandateId,
        employer: 'Example Avionics',
        role: 'Compliance Engineer',
      },
    ];
    const keeping = await keepingOf(db, [id], morning('2028-11-17'));
    expect(keeping.get(id)).toMatchObject({ until: '2028-11-16', isOver: true, holds });
    expect(await heldNow(db, morning('2028-11-17'))).toMatchObject({
      count: 1,
      reasons: { guarantee: 1, candidacy: 0 },
    });
    expect(await isKept(db, id, '2029-01-02')).toBe(true);

    // British law has us keep the record of the introduction, out of use, for a year.
    expect(await isKept(db, id, '2029-01-03')).toBe(false);
    expect(await stored(db)).toEqual([id]);
    expect((await mandateById(db, mandateId))!.facts.notes).toBe('[…] starts in May.');
    await runOn(db, '2029-11-03');
    expect(await stored(db)).toEqual([id]);
    await runOn(db, '2029-11-04');
    expect(await stored(db)).toEqual([]);

    expect(await peopleIn(db, mandateId)).toMatchObject([
      {
        Reference: reference,
        Name: 'Ida Quill',
        Stands: 'Placed',
        Terms: { 'Hiring model': '', Fee: '20%' },
        Steps: [
          { Step: 'Introduced', Day: '2028-10-10', 'Consent to this employer': {} },
          { Step: 'Interview', Day: '2028-10-20' },
          { Step: 'Placed', Day: '2028-11-03' },
        ],
      },
    ]);
    const [record] = await db.all<{ consents: string }>('select consents from placement');
    expect(JSON.parse(record!.consents)).toMatchObject([
      { field: 'gdprConsent', words: 'I agree.' },
    ]);
    await runOn(db, '2035-11-03');
    expect(await peopleIn(db, mandateId)).toHaveLength(1);
    await runOn(db, '2035-11-04');
    expect(await peopleIn(db, mandateId)).toEqual([]);
  });

  test('somebody on the way to a mandate, until it is no longer open', async () => {
    const { db } = await fresh();
    const { id } = await application(db);
    const mandateId = await takeSteps(db, id, [['considered', '2028-10-10']]);
    expect(await isKept(db, id, '2028-12-24')).toBe(true);
    await change(db, mandateId, '2028-12-24', { state: 'ended' });
    expect(await isKept(db, id, '2028-12-25')).toBe(false);
    expect(await stored(db)).toEqual([]);
  });

  test('nobody whose way has ended or whose guarantee is marked as done', async () => {
    const { db } = await fresh();
    const { id } = await application(db);
    await takeSteps(db, id, [
      ['considered', '2028-10-10'],
      ['ended', '2028-10-12'],
    ]);
    const placed = await application(db);
    const mandateId = await takeSteps(db, placed.id, [
      ['introduced', '2028-10-10'],
      ['placed', '2028-11-03'],
    ]);
    expect(await isKept(db, placed.id, '2028-11-17')).toBe(true);
    expect(await stored(db)).toEqual([placed.id]);
    const done = { id: `guarantee:${placed.id}`, done: true };
    await actIn({ db, now: morning('2028-11-17') }, (act) => settleDate(act, mandateId, done));
    expect(await isKept(db, placed.id, '2028-11-18')).toBe(false);
  });

  test('who was introduced under a credit, and the brief of its mandate', async () => {
    const { db } = await fresh();
    const { id } = await application(db);
    const brief = await storeSubmission(db, {
      kind: 'employer-brief',
      fields: { model: 'Shortlist Sprint' },
      at: morning('2025-10-10'),
    });
    const made = await actIn({ db, now: morning('2025-10-10') }, (act) =>
      openFromBrief(act, brief.id),
    );
    if (made.result !== 'opened') throw new Error(made.result);
    const terms = { model: 'sprint', orderedOn: '2028-10-10', state: 'filled' } as const;
    await change(db, made.id, '2025-10-11', terms);
    const mandateId = await takeSteps(db, id, [['introduced', '2028-10-20']], terms);
    // 60 days from the order.
    for (const day of ['2028-11-17', '2028-12-09']) {
      expect([day, await isKept(db, id, day)]).toEqual([day, true]);
      expect([day, await isKept(db, brief.id, day)]).toEqual([day, true]);
    }
    const keeping = await keepingOf(db, [id, brief.id], morning('2028-12-09'));
    const ends = { is: 'credit', until: '2028-12-09' };
    expect(keeping.get(id)).toMatchObject({ holds: [{ ...ends, mandateId }] });
    expect(keeping.get(brief.id)).toMatchObject({ holds: [{ ...ends, mandateId: made.id }] });
    await runOn(db, '2028-12-10');
    expect(await stored(db)).toEqual([id]);
    expect(await isKept(db, id, '2028-12-10')).toBe(false);
  });

  test('whose message of the last three months nobody has answered', async () => {
    const { db } = await fresh();
    const { id } = await application(db);
    const reply = { key: 'a', text: 'Is there news?', file: undefined };
    await actIn({ db, planTasks, now: morning('2028-11-30') - 60_000 }, (act) =>
      receiveReply(act, id, reply),
    );
    expect(await isKept(db, id, '2029-02-28')).toBe(true);
    expect(await isKept(db, id, '2029-03-01')).toBe(false);
  });

  test('what an administrator holds, with a reason and up to a day', async () => {
    const { db } = await fresh();
    const { id } = await application(db);
    const hold = (until: string, day: string) =>
      actIn({ db, by: { id: null, name: 'Ada' }, now: morning(day) }, (act) =>
        holdSubmission(act, id, { reason: 'A claim is open.', until }),
      );
    expect(await hold('2028-11-01', '2028-11-01')).toBe('day-refused');
    expect(await hold('2035-11-02', '2028-11-01')).toBe('day-refused');
    expect(await hold('2028-12-31', '2028-11-01')).toBe('held');
    expect(await hold('2029-01-31', '2028-11-01')).toBe('held');
    expect(await isKept(db, id, '2029-01-31')).toBe(true);
    const keeping = await keepingOf(db, [id], morning('2029-01-31'));
    expect(keeping.get(id)!.holds).toEqual([
      { is: 'administrator', until: '2029-01-31', reason: 'A claim is open.', by: 'Ada' },
    ]);
    expect(await isKept(db, id, '2029-02-01')).toBe(false);

    const other = await application(db);
    await actIn({ db, now: morning('2028-11-01') }, (act) =>
      holdSubmission(act, other.id, { reason: 'A claim is open.', until: '2029-01-31' }),
    );
    expect(await isKept(db, other.id, '2028-11-17')).toBe(true);
    expect(await actIn({ db, now: 0 }, (act) => endHold(act, other.id))).toBe('ended');
    expect(await actIn({ db, now: 0 }, (act) => endHold(act, other.id))).toBe('not-found');
    expect(await isKept(db, other.id, '2028-11-18')).toBe(false);
    const entries = await db.all(
      `select action, details from audit where action like 'submission-h%' order by at desc, details`,
    );
    expect(entries).toContainEqual({ action: 'submission-held', details: 'until 2029-01-31' });
    expect(JSON.stringify(entries)).not.toContain('claim');
  });
});
