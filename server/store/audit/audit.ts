import { randomUUID } from 'node:crypto';
import type { AuditAction, AuditSubject } from '../../../domain/work/audit.ts';
import type { Statements } from '../db/db.ts';

/** Who acts: a person of the desk, or a part of the program such as `command` or `retention`. */
export type Actor = { id: string | null; name: string };

export type AuditEntry = {
  at: number;
  by: Actor;
  action: AuditAction;
  subject: AuditSubject;
  /** Words for people. Never names a sender: entries outlive the erasure of a person. */
  details?: string;
};

/** In the transaction of the change that it records. The database refuses to change an entry. */
export async function recordAudit(
  { all }: Statements,
  { at, by, action, subject, details = '' }: AuditEntry,
): Promise<void> {
  await all(
    `insert into audit (id, at, person_id, person_name, action, subject_type, subject_id, details)
      values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [randomUUID(), at, by.id, by.name, action, subject.type, subject.id, details],
  );
}

/** Few round trips for many: two statements of fixed length. */
const batch = 50;

/** Like `recordAudit`, for what one action did to many records. */
export async function recordAudits(
  statements: Statements,
  entries: readonly AuditEntry[],
): Promise<void> {
  const whole = entries.length - (entries.length % batch);
  for (let start = 0; start < whole; start += batch) {
    const rows = entries.slice(start, start + batch);
    const places = rows.map((_, row) =>
      Array.from({ length: 8 }, (_, column) => `$${row * 8 + column + 1}`).join(', '),
    );
    await statements.all(
      `insert into audit (id, at, person_id, person_name, action, subject_type, subject_id, details)
        values (${places.join('), (')})`,
      rows.flatMap(({ at, by, action, subject, details = '' }) => [
        randomUUID(),
        at,
        by.id,
        by.name,
        action,
        subject.type,
        subject.id,
        details,
      ]),
    );
  }
  for (const entry of entries.slice(whole)) await recordAudit(statements, entry);
}
