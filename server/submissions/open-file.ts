import { type Act } from '#server/db/act.ts';
import { fileOf } from './read-submissions.ts';
import { shown } from './standing.ts';
import type { SubmittedFile } from './submission.ts';

/** A file that somebody of the desk reads, which the audit log records. None of a restricted one. */
export async function openFile(act: Act, submissionId: string): Promise<SubmittedFile | undefined> {
  const file = await fileOf(act, submissionId, shown);
  if (!file) return undefined;
  const subject = { type: 'submission', id: submissionId } as const;
  await act.record('file-opened', subject);
  return file;
}
