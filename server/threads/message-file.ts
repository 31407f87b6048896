import { type Act } from '#server/db/act.ts';
import type { Statements } from '#server/db/db.ts';
import { isOf, shown, type Wanted } from '#server/submissions/standing.ts';
import type { SubmittedFile } from '#server/submissions/submission.ts';

/** A message by the submission that it belongs to: one of another is not found. */
export type MessageKey = { submissionId: string; messageId: string };

export async function messageFileOf(
  { all }: Statements,
  { submissionId, messageId }: MessageKey,
  wanted: Wanted,
): Promise<SubmittedFile | undefined> {
  const [file] = await all<SubmittedFile>(
    `select f.field, f.filename, f.type, f.size, f.sha256, f.bytes from message_file f
      join message m on m.id = f.message_id join submission s on s.id = m.submission_id
      where m.id = $2 and s.id = $1 and ${isOf(wanted)}`,
    [submissionId, messageId],
  );
  return file;
}

/** One that somebody of the desk reads, which the audit log records. None of a restricted one. */
export async function openMessageFile(
  act: Act,
  key: MessageKey,
): Promise<SubmittedFile | undefined> {
  const file = await messageFileOf(act, key, shown);
  if (!file) return undefined;
  const subject = { type: 'submission', id: key.submissionId } as const;
  await act.record('file-opened', subject);
  return file;
}
