import type { AuditEntries, AuditFilter, AuditLine, AuditSubject } from '#domain/privacy/audit.ts';
import type { SqlValue, Statements } from '#server/db/db.ts';

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
  const entries = rows.slice(0, pageSize);
  const last = entries.at(-1);
  const people = await statements.all<{ name: string }>(
    'select distinct person_name as name from audit order by 1',
  );
  return {
    entries,
    next: last && rows.length > pageSize ? cursorOf(last) : null,
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
    const rows = await auditRows(statements, { ...filter, before }, pageSize);
    if (rows.length > 0) yield rows;
    if (rows.length < pageSize) return;
    before = cursorOf(rows.at(-1)!);
  }
}

async function auditRows(
  { all }: Statements,
  { person, action, subject, from, to, before }: AuditFilter,
  limit: number,
): Promise<AuditLine[]> {
  const parameters: SqlValue[] = [];
  const conditions: string[] = [];
  const where = (values: SqlValue[], condition: (...places: string[]) => string) => {
    conditions.push(condition(...values.map((value) => `$${parameters.push(value)}`)));
  };
  if (person) where([person, person], (id, name) => `(person_id = ${id} or person_name = ${name})`);
  if (action) where([action], (place) => `action = ${place}`);
  if (subject)
    where([subject, subject], (type, id) => `(subject_type = ${type} or subject_id = ${id})`);
  if (from !== undefined) where([from], (place) => `at >= ${place}`);
  if (to !== undefined) where([to], (place) => `at < ${place}`);
  if (before) {
    const [at = '', id = ''] = before.split(/_(.*)/s);
    where([Number(at), Number(at), id], (a, b, c) => `(at < ${a} or (at = ${b} and id < ${c}))`);
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

function cursorOf({ at, id }: AuditLine): string {
  return `${at}_${id}`;
}
