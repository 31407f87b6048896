import { actIn } from '../stores/act-in.ts';
import { afterEach, describe, expect, test } from 'vitest';
import type { Db } from '#server/db/db.ts';
import { saveSubmission } from '#server/submissions/save-submission.ts';
import { planWith } from '#server/channels/channels.ts';
import { aFile, aNewSubmission } from '#tests/factories/new-submission.ts';
import { testChannels } from '../deliveries/channels.ts';
import { freshStore } from '#tests/support/stores/stores.ts';
import { compareStore } from './compare-firm.ts';
import { newLedger, write, type Visit } from './ledger.ts';
import { aVisit } from './visitors.ts';

type Damage = { title: string; sql?: string; relied?: (visit: Visit) => void; found: RegExp };

/** What a faulty server could leave behind; the faults rely on each being found. */
const damages: Damage[] = [
  { title: 'lost', sql: 'delete from submission', found: /is lost/ },
  { title: 'without file', sql: 'delete from submission_file', found: /has another file or none/ },
  {
    title: 'with another file',
    sql: 'update submission_file set bytes = substr(bytes, 2)',
    found: /has another file/,
  },
  {
    title: 'without its words',
    sql: 'delete from submission_search',
    found: /without its search words/,
  },
  {
    title: 'without receipt',
    sql: "delete from task where purpose = 'receipt'",
    found: /without its webhook, receipt or notice/,
  },
  {
    title: 'withdrawn without entry',
    sql: "update submission set withdrawn_at = 1, state = 'closed'",
    found: /a withdrawal without/,
  },
  {
    title: 'changed without entry',
    sql: 'update submission set version = 2',
    found: /a change without audit entry/,
  },
  {
    title: 'corrected in the log alone',
    sql: `insert into audit select 'a', 1, null, 'Sender', 'submission-corrected', 'submission', id,
      '', null from submission`,
    found: /a correction without/,
  },
  {
    title: 'noted in the log alone',
    sql: `insert into audit select 'a', 1, null, 'Ada', 'note-written', 'submission', id, '', null
      from submission`,
    found: /a note without/,
  },
  {
    title: 'not corrected though acknowledged',
    relied: ({ phone }) => write(phone, '+44 20 1', 'done'),
    found: /has the telephone/,
  },
  {
    title: 'not withdrawn though acknowledged',
    relied: ({ withdrawn }) => write(withdrawn, true, 'done'),
    found: /withdrawn: false/,
  },
  {
    title: 'not erased though acknowledged',
    relied: ({ erased }) => write(erased, true, 'done'),
    found: /is not erased/,
  },
  {
    title: 'not assigned though acknowledged',
    relied: ({ owner }) => write(owner, 'ada', 'done'),
    found: /has the owner null/,
  },
  {
    title: 'without a note that was acknowledged',
    relied: ({ notes }) => notes.push({ text: 'Call back', answer: 'done' }),
    found: /lost a note/,
  },
];

// The statements run on PostgreSQL with every fault.
describe('the comparison of a store with what was acknowledged', () => {
  let db: Db;
  afterEach(() => db.close());

  test.each(damages)('finds a submission $title', async ({ sql, relied, found }) => {
    const { ledger, visit } = await acknowledgeOne();
    expect(await compareStore(db, { ledger })).toEqual([]);
    if (sql) await db.all(sql);
    relied?.(visit);
    expect((await compareStore(db, { ledger })).join('\n')).toMatch(found);
  });

  test('accepts either value of a change without an answer', async () => {
    const { ledger, visit } = await acknowledgeOne();
    write(visit.phone, '+44 20 1', 'unknown');
    write(visit.erased, true, 'unknown');
    expect(await compareStore(db, { ledger })).toEqual([]);
    await db.all('delete from submission');
    expect(await compareStore(db, { ledger })).toEqual([]);
  });

  async function acknowledgeOne() {
    db = await freshStore();
    const mail = { staff: 'team@firm.example' };
    const visit = aVisit();
    const { kind, fields, file } = visit;
    const submission = aNewSubmission({ kind, fields, file: aFile({ bytes: file!.bytes }) });
    const planTasks = planWith(testChannels(db, {}, { mail }));
    const saved = await actIn({ db, planTasks, now: Date.now() }, (act) =>
      saveSubmission(act, submission),
    );
    if (saved.outcome !== 'stored') throw new Error(saved.outcome);
    visit.receipt = { reference: saved.reference, status: '' };
    const ledger = newLedger();
    ledger.visits.push(visit);
    return { ledger, visit };
  }
});
