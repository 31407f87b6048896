import { recordAudit, type Actor } from '#server/db/audit.ts';
import type { Db } from '#server/db/db.ts';
import { fileOf } from './read-submissions.ts';
import { shown } from './standing.ts';
import type { SubmittedFile } from './submission.ts';

/** A file that somebody of the desk reads, which the audit log records. None of a restricted one. */
export function openFile(
  db: Db,
  submissionId: string,
  { by, now }: { by: Actor; now: number },
): Promise<SubmittedFile | undefined> {
  return db.transaction(async (statements) => {
    const file = await fileOf(statements, submissionId, shown);
    if (!file) return undefined;
    const subject = { type: 'submission', id: submissionId } as const;
    await recordAudit(statements, { at: now, by, action: 'file-opened', subject });
    return file;
  });
}
