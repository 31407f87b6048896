import type { AuditAction, AuditSubject } from '#domain/privacy/audit.ts';
import type { Statements } from './db.ts';

export type AuditedAction = { at: number; by: string; action: AuditAction; details: string };

const limit = 500;

/** What people did to one record, the newest first. */
export function historyOf({ all }: Statements, subject: AuditSubject): Promise<AuditedAction[]> {
  return all<AuditedAction>(
    `select at, person_name as "by", action, details from audit
      where subject_type = $1 and subject_id = $2 order by at desc, id limit ${limit}`,
    [subject.type, subject.id],
  );
}
