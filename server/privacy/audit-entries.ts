import type { AuditEntries, AuditFilter, AuditLine, AuditSubject } from '#domain/privacy/audit.ts';
import type { SqlValue, Statements } from '#server/db/db.ts';
import { isBeyond, pageOf, placeIn } from '#server/db/lists.ts';

type AuditRow = Omit<AuditLine, 'subject' | 'program'> & {
  apiKeyId: string | null;
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
        subject_id, details, api_key_id, case subject_type
          when 'submission' then (select reference from submission where id = subject_id)
          when 'mandate' then (select role from mandate where id = subject_id)
          when 'api-key' then (select name from api_key where id = subject_id)
          when 'person' then (select name from person where id = subject_id) end as called
      from audit ${conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''}
      order by at desc, id desc limit ${limit}`,
    parameters,
  );
  return rows.map(({ subjectType, subjectId, apiKeyId, ...entry }) => ({
    ...entry,
    program: apiKeyId !== null,
    subject: { type: subjectType, id: subjectId },
  }));
}
