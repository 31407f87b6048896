import { actIn, contextIn } from '#tests/support/stores/act-in.ts';
import { expect, test } from 'vitest';
import { introductionConsent } from '#words/consent-words.ts';
import { aFile } from '#tests/factories/new-submission.ts';
import { planTasks } from '#tests/support/deliveries/channels.ts';
import { storeSubmission } from '#tests/support/stores/store-submission.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import { exportPerson } from '#server/privacy/export-person.ts';
import { runRetention } from '#server/privacy/retention.ts';
import type { Db, SqlValue } from './db.ts';
import { changeMandate, openFromBrief } from '#server/mandates/change-mandate.ts';
import { moveCandidate } from '#server/mandates/candidacies.ts';
import { mandateById } from '#server/mandates/read-mandates.ts';
import { createBriefDraft } from '#server/submissions/brief-drafts.ts';
import { storeRoleList } from '#tests/support/stores/role-lists.ts';
import { erasePerson } from '#server/privacy/erase.ts';
import { personDataOf } from '#server/privacy/person-data.ts';
import { personalColumns, searchedColumns, type Naming } from './personal-columns.ts';
import { catalogue } from '#content/catalogue.server.ts';

const email = 'zq.person@example.com';
const now = Date.parse('2026-11-16T09:00:00Z');
const by = { id: 'p1', name: 'Ada' };
const people = { fullName: 'Zora Quint', phone: '+44 20 7946 0999' };

async function columnsOf({ all, dialect }: Db): Promise<string[]> {
  const rows = await all<{ name: string }>(
    dialect.name === 'sqlite'
      ? `select t.name || '.' || c.name as name from (${dialect.tables}) t
          join pragma_table_info(t.name) c where lower(c.type) in ('text', 'blob')`
      : `select table_name || '.' || column_name as name from information_schema.columns
          where table_schema = current_schema()
            and data_type not in ('bigint', 'integer', 'smallint', 'boolean', 'double precision')`,
  );
  return rows.map(({ name }) => name).toSorted();
}

/** Everything that the store holds in the tables of the list, as one text. */
async function everything({ all }: Db): Promise<string> {
  const tables = await Promise.all(
    Object.keys(personalColumns).map(async (table) => [
      table,
      await all<Record<string, SqlValue>>(`select * from ${table}`),
    ]),
  );
  return JSON.stringify(tables, (_, value: unknown) =>
    value instanceof Uint8Array || isBuffer(value) ? Buffer.from(value).toString('latin1') : value,
  );
}

/** What `toJSON` of a buffer leaves. */
function isBuffer(value: unknown): value is number[] {
  return Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'number');
}

/** A brief that became a mandate, a candidacy, a draft and a list on its way, all of one person. */
async function aPersonIn(db: Db) {
  await db.all(`insert into person (id, name, role, created_at)
    values ('p1', 'Ada', 'consultant', 0)`);
  const { fullName, phone } = people;
  const brief = await storeSubmission(db, {
    kind: 'employer-brief',
    email,
    fields: { ...briefFields, yourName: fullName, yourEmail: email, yourPhone: phone },
    at: now,
  });
  const made = await actIn({ db, by, now }, (act) => openFromBrief(act, brief.id));
  const [firstName, lastName] = fullName.split(' ');
  const candidate = await storeSubmission(db, {
    kind: 'job-application',
    email,
    fields: { firstName: firstName!, lastName: lastName!, email },
    consents: [{ field: 'gdprConsent', given: true, words: 'I agree.' }],
    file: aFile(),
    at: now,
  });
  if (made.result !== 'opened') throw new Error(made.result);
  const mandate = (await mandateById(db, made.id))!;
  const on = '2026-11-16';
  const words = introductionConsent(catalogue().firm, 'en-GB', mandate.facts);
  const consent = { words, locale: 'en-GB', how: 'call', on } as const;
  const step = { version: 0, stage: 'introduced', on, note: 'Called.', consent } as const;
  const way = { mandateId: made.id, submissionId: candidate.id };
  expect(await actIn({ db, by, now }, (act) => moveCandidate(act, way, step))).toMatchObject({
    result: 'moved',
  });
  await db.all(
    `insert into note (id, submission_id, person_id, written_at, text)
      values ('n1', $1, 'p1', 1, 'x')`,
    [candidate.id],
  );
  await db.all(
    `insert into message (id, submission_id, author, template, subject, text, written_at, released_at)
      values ('m1', $1, 'sender', '', 'x', 'x', 1, 1)`,
    [candidate.id],
  );
  const { type, size, sha256, bytes } = aFile();
  await db.all(
    `insert into message_file (message_id, field, filename, type, size, sha256, bytes)
      values ('m1', 'file', 'x.pdf', $1, $2, $3, $4)`,
    [type, size, sha256, Buffer.from(bytes)],
  );
  await db.all(
    `insert into mandate_date (mandate_id, id, kind, name, day)
      values ($1, 'd1', 'plan', 'x', '2027-01-01')`,
    [made.id],
  );
  await db.all(
    `insert into retention_hold (submission_id, until, reason, held_by, held_at)
      values ($1, '2030-01-01', 'x', 'Ada', 0)`,
    [candidate.id],
  );
  // Of somebody else, with the terms of the same mandate.
  await db.all(
    `insert into placement (mandate_id, submission_id, reference, name, email, mailbox, employer,
        role, fee, placed_on, steps, consents)
      values ($1, 's1', 'NG-A-2026-1', 'x', 'x', 'x', 'x', 'x', 'x', '2035-01-01', '[]', '[]')`,
    [made.id],
  );
  return { brief, candidate, mandateId: made.id };
}

const briefFields = {
  company: 'Example Avionics',
  roleTitle: 'Compliance Engineer',
  location: 'Munich',
  mustHaves: 'EN 9100',
};

const ends = {
  'erasing the person': async (db: Db) => {
    await storeRoleList(db, { email }, now);
    await db.all(
      `insert into saved_view (id, person_id, name, search, shared, saved_at)
        values ('v1', 'p1', 'x', $1, 0, 0)`,
      [`q=${encodeURIComponent(email)}`],
    );
    const shown = await personDataOf(db, email, now);
    expect([shown.mandates.length, shown.savedViews]).toEqual([1, 1]);
    const { briefDrafts } = shown;
    const submissions = shown.submissions.map(({ id }) => id);
    const erase = (mandates: number) => {
      const seen = { submissions, briefDrafts, roleAlerts: 0, mandates };
      return erasePerson(contextIn({ db, by, planTasks, now }), email, { seen });
    };
    expect(await erase(0)).toEqual({ result: 'stale' });
    expect(await erase(1)).toMatchObject({ result: 'erased', mandates: 1 });
  },
  'the end of their time': (db: Db) =>
    runRetention(contextIn({ db, by, planTasks, now: Date.parse('2036-01-01T00:00:00Z') })),
};

function columnsIn(kind: Naming['in']) {
  return Object.entries(personalColumns).flatMap(([table, columns]) =>
    Object.entries(columns).flatMap(([column, naming]) =>
      naming.in === kind ? [{ place: `${table}.${column}`, naming }] : [],
    ),
  );
}

async function writeMark(db: Db, place: string, mark: string) {
  const [table, column] = place.split('.') as [string, string];
  const rows = await db.all<Record<string, SqlValue>>(`select ${column} as value from ${table}`);
  const value = String(rows[0]!.value ?? '');
  const given = column === 'bytes' ? Buffer.from(mark) : marked(place, value, mark);
  await db.all(`update ${table} set ${column} = $1`, [given]);
}

/** A text stays text, and JSON that JSON: the mark stands where somebody writes freely. */
function marked(place: string, value: string, mark: string): string {
  if (place === 'submission.tags') return `|${mark}|`;
  const inJson: Record<string, string> = {
    'submission.fields': 'coverLetter',
    'brief_draft.fields': 'mustHaves',
    'candidacy_step.consent': 'words',
    'mandate.content': 'notes',
  };
  const key = inJson[place];
  return key ? JSON.stringify({ ...(JSON.parse(value) as object), [key]: mark }) : mark;
}

describeStores('the list of columns that can name a person', ({ fresh }) => {
  test('has every column of the schema that holds text or bytes, and no other', async () => {
    const { db } = await fresh();
    const listed = Object.entries(personalColumns).flatMap(([table, columns]) =>
      Object.keys(columns).map((column) => `${table}.${column}`),
    );
    const versions = ['schema_version', 'migration'];
    const stored = (await columnsOf(db)).filter((name) => !versions.includes(name.split('.')[0]!));
    expect(stored).toEqual(listed.toSorted());
    const hidden = columnsIn('submission').filter(
      ({ naming }) => !('searched' in naming && naming.searched),
    );
    expect(hidden.map(({ place }) => place)).toEqual([
      'candidacy_step.consent',
      'consent.words',
      'message_file.bytes',
      'submission.email',
      'submission.mailbox',
      'submission_file.bytes',
      ...Object.keys(personalColumns.submission_search!)
        .filter((column) => column !== 'submission_id')
        .map((column) => `submission_search.${column}`),
    ]);
  });

  test('a search by address finds what each of them says of others', async () => {
    const { db } = await fresh();
    const { candidate, mandateId } = await aPersonIn(db);
    await db.all(
      `insert into saved_view (id, person_id, name, search, shared, saved_at)
        values ('v1', 'p1', 'x', 'q=x', 0, 0)`,
    );
    const address = 'someone.else@example.com';
    const found = async () => {
      const { mentionedIn, mandates, savedViews } = await personDataOf(db, address, now);
      return {
        submission: mentionedIn.some(({ id }) => id === candidate.id),
        mandate: mandates.some(({ id }) => id === mandateId),
        'saved view': savedViews > 0,
      };
    };
    const none = { submission: false, mandate: false, 'saved view': false };
    for (const kind of ['submission', 'mandate', 'saved view'] as const) {
      for (const { table, columns } of searchedColumns(kind)) {
        for (const column of columns) {
          const place = `${table}.${column}`;
          const [before] = await db.all<{ value: SqlValue }>(
            `select ${column} as value from ${table}`,
          );
          await writeMark(db, place, `Ask ${address}.`);
          expect([place, await found()]).toEqual([place, { ...none, [kind]: true }]);
          await db.all(`update ${table} set ${column} = $1`, [before!.value]);
        }
      }
    }
    await db.all(`update saved_view set search = $1`, [`q=${encodeURIComponent(address)}`]);
    expect((await found())['saved view']).toBe(true);
  });

  test('an export holds what each of them says of the person', async () => {
    const { db } = await fresh();
    await aPersonIn(db);
    const marks = columnsIn('submission').flatMap(({ place, naming }) =>
      'as' in naming && naming.as !== 'a copy' && naming.as !== 'email'
        ? [{ place, mark: `zq-${place}` }]
        : [],
    );
    for (const { place, mark } of marks) await writeMark(db, place, mark);
    for (const restricted of [false, true]) {
      if (restricted) await db.all('update submission set restricted_at = 1');
      const exported = await exportPerson(contextIn({ db, by, now }), email, { restricted });
      const held: string[] = [];
      for await (const { bytes } of exported!.files()) held.push(Buffer.from(bytes).toString());
      const text = held.join('\n');
      expect(marks.filter(({ mark }) => !text.includes(mark))).toEqual([]);
      for (const said of [email, people.fullName, people.phone]) expect(text).toContain(said);
    }
  });

  test.each(Object.keys(ends) as (keyof typeof ends)[])(
    'after %s nothing is left in any of them',
    async (how) => {
      const { db } = await fresh();
      const { mandateId, candidate } = await aPersonIn(db);
      const { fullName, phone } = people;
      const said = `${fullName}, ${phone}, ${email.toUpperCase()}`;
      const { facts } = (await mandateById(db, mandateId))!;
      const change = {
        ...facts,
        employer: `Example Avionics, ${email}`,
        role: `Engineer, ${email}`,
        fee: said,
        notes: `Ask ${said} first.`,
        plan: [{ name: `Meet ${said}`, on: '2027-01-04' }],
        privateSheet: said,
      };
      const saved = { version: 1, facts: change, owner: null };
      expect(await actIn({ db, by, now }, (act) => changeMandate(act, mandateId, saved))).toBe(
        'changed',
      );
      await db.all('update mandate_date set done_at = 1');
      const terms = [`Example Avionics, ${email}`, `Engineer, ${email}`, said];
      await db.all('update placement set employer = $1, role = $2, fee = $3', terms);
      await db.all(`update retention_hold set until = '2026-01-01'`);
      for (const { place } of columnsIn('submission')) {
        if (place !== 'submission.fields') await writeMark(db, place, `${place}: ${email}`);
      }
      await db.all('update submission set email = $1, mailbox = $1', [email]);
      // A placement that is over: nothing has us keep the record.
      await db.all(`update candidacy_step set happened_on = '2020-01-01'`);
      await db.all(`update submission set received_at = 1 where id = $1`, [candidate.id]);
      await createBriefDraft(db, { yourEmail: email, yourName: fullName }, now);
      await ends[how](db);
      const left = (await everything(db)).toLowerCase();
      for (const trace of [email, fullName, phone]) {
        expect(left).not.toContain(trace.toLowerCase());
        expect(left).not.toContain(encodeURIComponent(trace).toLowerCase());
      }
      const mandate = await mandateById(db, mandateId);
      expect(mandate?.facts).toMatchObject({
        employer: 'Example Avionics, […]',
        role: 'Engineer, […]',
        notes: 'Ask […], […], […] first.',
        contacts: [{ name: '[…]', email: '', phone: '' }],
        authority: { by: '[…]' },
      });
      expect(await db.all('select employer, role, fee from placement')).toEqual([
        { employer: 'Example Avionics, […]', role: 'Engineer, […]', fee: '[…], […], […]' },
      ]);
      const days = await db.all('select name from mandate_date where done_at = 1');
      expect(days).toContainEqual({ name: 'Meet […], […], […]' });
      expect(await personDataOf(db, email, now)).toMatchObject({
        submissions: [],
        mentionedIn: [],
        mandates: [],
        savedViews: 0,
        briefDrafts: 0,
      });
    },
  );
});
