import type { Suspicion } from '../../../domain/work/work.ts';
import type { Locale } from '../../../domain/edition/editions.ts';
import type { SubmissionKind } from '../../../domain/forms/submission-kind.ts';
import type { Statements } from '../db/db.ts';
import type { Submission, SubmittedFile } from './submission.ts';
import { normalizeEmail } from './save-submission.ts';

type SubmissionRow = {
  id: string;
  reference: string;
  kind: SubmissionKind;
  received_at: number;
  email: string;
  locale: Locale;
  fields: string;
  quarantined_for: Suspicion | null;
  file_field: string | null;
  filename: string;
  type: string;
  size: number;
  sha256: string;
};

const selectSubmission = `select s.id, s.reference, s.kind, s.received_at, s.email, s.locale, s.fields,
  s.quarantined_for, f.field as file_field, f.filename, f.type, f.size, f.sha256
  from submission s left join submission_file f on f.submission_id = s.id`;

export async function submissionById(db: Statements, id: string) {
  return (await select(db, 's.id = $1', [id]))[0];
}

export async function submissionByReference(db: Statements, reference: string) {
  return (await select(db, 's.reference = $1', [reference.toUpperCase()]))[0];
}

export function submissionsOfEmail(db: Statements, email: string): Promise<Submission[]> {
  return select(db, 's.email = $1', [normalizeEmail(email)]);
}

export type SubmissionFilter = { kind?: SubmissionKind; quarantined?: boolean; limit: number };

/** The newest first. */
export function latestSubmissions(db: Statements, filter: SubmissionFilter): Promise<Submission[]> {
  const conditions = ['1 = 1'];
  if (filter.kind) conditions.push('s.kind = $2');
  if (filter.quarantined) conditions.push('s.quarantined_for is not null');
  return select(
    db,
    `${conditions.join(' and ')} order by s.received_at desc, s.id limit $1`,
    filter.kind ? [filter.limit, filter.kind] : [filter.limit],
  );
}

export async function fileOf(
  db: Statements,
  submissionId: string,
): Promise<SubmittedFile | undefined> {
  const [file] = await db.all<SubmittedFile>(
    `select field, filename, type, size, sha256, bytes from submission_file where submission_id = $1`,
    [submissionId],
  );
  return file;
}

async function select(
  db: Statements,
  condition: string,
  parameters: (string | number)[],
): Promise<Submission[]> {
  const rows = await db.all<SubmissionRow>(`${selectSubmission} where ${condition}`, parameters);
  return rows.map((row) => ({
    id: row.id,
    reference: row.reference,
    kind: row.kind,
    receivedAt: row.received_at,
    email: row.email,
    locale: row.locale,
    fields: JSON.parse(row.fields) as Record<string, string>,
    suspicion: row.quarantined_for ?? undefined,
    file:
      row.file_field === null
        ? undefined
        : {
            field: row.file_field,
            filename: row.filename,
            type: row.type,
            size: row.size,
            sha256: row.sha256,
          },
  }));
}
