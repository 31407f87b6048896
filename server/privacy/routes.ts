import { Readable } from 'node:stream';
import type { Retention } from '#domain/privacy/person-data.ts';
import { isoDay } from '#domain/working-time/wall-clock.ts';
import { exportPerson, zipped } from './export-person.ts';
import {
  retentionIntervalMs,
  retentionJobName,
  retentionRuns,
  retentionStatus,
  runRetention,
} from './retention.ts';
import { erasePerson } from './erase.ts';
import { personDataOf } from './person-data.ts';
import { allowRoleMail } from '#server/alerts/role-alert.ts';
import { normalizeEmail } from '#domain/mail/mailbox.ts';
import { lastRunOf } from '#server/db/start-jobs.ts';
import { DeskRefusal, found } from '#server/base/desk-refusal.ts';
import type { DeskPart } from '#server/people/desk-api.ts';
import { personOf, readerOf } from '#server/people/signed-in.ts';
import type { AuditEntries, AuditFilter, AuditLine, AuditSubject } from '#domain/privacy/audit.ts';
import { csvLine } from '#server/base/text.ts';
import type { SqlValue, Statements } from '#server/db/db.ts';
import { isBeyond, pageOf, placeIn } from '#server/db/lists.ts';

const shownRuns = 30;

/** Requests of people about their data, and what is deleted by age. */
export const privacyRoutes: DeskPart = (api, settings) => {
  const { db, clock } = settings;

  api.answer('GET /privacy/person', (request) =>
    personDataOf(db, request.query.email, clock.now(), readerOf(request)),
  );

  api.file('GET /privacy/person/export', async (request) => {
    const { email, restricted } = request.query;
    if (restricted && personOf(request).role !== 'administrator') {
      throw new DeskRefusal('not-allowed');
    }
    const now = clock.now();
    const asked = { restricted: restricted !== undefined };
    const person = found(await exportPerson(api.contextOf(request), email, asked));
    return {
      type: 'application/zip',
      filename: `personal-data-${isoDay(now)}.zip`,
      headers: { 'cache-control': 'no-store' },
      content: Readable.from(zipped(person.files())),
    };
  });

  api.answer('POST /privacy/erase', async (request) => {
    const { email, confirmation, ...seen } = request.body;
    if (normalizeEmail(confirmation) !== normalizeEmail(email)) {
      throw new DeskRefusal('not-confirmed');
    }
    const erasure = await erasePerson(api.contextOf(request), email, { seen });
    if (erasure.result !== 'erased') throw new DeskRefusal(erasure.result);
    const { removed, kept, briefDrafts, roleAlerts, mandates, copiesAt } = erasure;
    const references = removed.map(({ reference }) => reference);
    return { references, kept, briefDrafts, roleAlerts, mandates, copiesAt };
  });

  api.answer('POST /privacy/role-mail', async (request) => {
    const { email } = request.body;
    if (!(await api.act(request, (act) => allowRoleMail(act, email)))) {
      throw new DeskRefusal('not-found');
    }
    return personDataOf(db, email, clock.now(), readerOf(request));
  });

  api.answer('GET /privacy/retention', () => retention());

  api.answer('POST /privacy/retention/run', async (request) => {
    await runRetention(api.contextOf(request));
    return retention();
  });

  async function retention(): Promise<Retention> {
    const now = clock.now();
    const last = await lastRunOf(db, retentionJobName);
    const nextRunAt = (last ?? 0) + retentionIntervalMs;
    return {
      categories: await retentionStatus(db, now),
      runs: await retentionRuns(db, shownRuns),
      nextRunAt: Math.max(now, nextRunAt),
      isDue: nextRunAt <= now,
    };
  }
};

/** Administrators only: the log shows who of the staff worked when. */
export const auditRoutes: DeskPart = (api, { db }) => {
  api.answer('GET /audit', (request) => auditPage(db, request.query));

  api.file('GET /audit.csv', async (request) => ({
    type: 'text/csv; charset=utf-8',
    filename: 'audit.csv',
    content: Readable.from(csv(db, request.query)),
  }));
};

async function* csv(statements: Statements, filter: AuditFilter) {
  yield csvLine(['time', 'person', 'action', 'subject type', 'subject', 'details']);
  for await (const page of auditEntries(statements, filter)) {
    yield page
      .map(({ at, by, action, subject, details }) =>
        csvLine([new Date(at).toISOString(), by, action, subject.type, subject.id, details]),
      )
      .join('');
  }
}

type AuditRow = Omit<AuditLine, 'subject'> & {
  subjectType: AuditSubject['type'];
  subjectId: string;
};

export async function auditPage(
  statements: Statements,
  filter: AuditFilter,
  pageSize = 100,
): Promise<AuditEntries> {
  const rows = await auditRows(statements, filter, pageSize + 1);
  const { page: entries, next } = pageOf(rows, pageSize, (entry) => entry);
  const people = await statements.all<{ name: string }>(
    'select distinct person_name as name from audit order by 1',
  );
  return {
    entries,
    next,
    people: people.map(({ name }) => name),
  };
}

/** Everything that matches, in pages, so that a long log is never in memory at once. */
export async function* auditEntries(
  statements: Statements,
  filter: AuditFilter,
  pageSize = 1_000,
): AsyncGenerator<AuditLine[]> {
  let before = filter.before;
  for (;;) {
    const rows = await auditRows(statements, { ...filter, before }, pageSize + 1);
    const { page, next } = pageOf(rows, pageSize, (entry) => entry);
    if (page.length > 0) yield page;
    if (next === null) return;
    before = next;
  }
}

async function auditRows(
  { all }: Statements,
  { person, action, subject, from, to, before }: AuditFilter,
  limit: number,
): Promise<AuditLine[]> {
  const parameters: SqlValue[] = [];
  const conditions: string[] = [];
  const given = (value: SqlValue) => `$${parameters.push(value)}`;
  if (person) conditions.push(`(person_id = ${given(person)} or person_name = ${given(person)})`);
  if (action) conditions.push(`action = ${given(action)}`);
  if (subject) {
    conditions.push(`(subject_type = ${given(subject)} or subject_id = ${given(subject)})`);
  }
  if (from !== undefined) conditions.push(`at >= ${given(from)}`);
  if (to !== undefined) conditions.push(`at < ${given(to)}`);
  if (before) {
    conditions.push(isBeyond(placeIn(before), { key: 'at', id: 'id', beyond: '<' }, given));
  }
  const rows = await all<AuditRow>(
    `select id, at, person_name as "by", action, subject_type,
        subject_id, details, case subject_type
          when 'submission' then (select reference from submission where id = subject_id)
          when 'mandate' then (select role from mandate where id = subject_id)
          when 'person' then (select name from person where id = subject_id) end as called
      from audit ${conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''}
      order by at desc, id desc limit ${limit}`,
    parameters,
  );
  return rows.map(({ subjectType, subjectId, ...entry }) => ({
    ...entry,
    subject: { type: subjectType, id: subjectId },
  }));
}
