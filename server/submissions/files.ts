import type { Act } from '#server/db/act.ts';
import type { Statements } from '#server/db/db.ts';
import { fileOf } from './read-submissions.ts';
import { shown } from './standing.ts';
import type { SubmittedFile } from './submission.ts';
import { createHmac, timingSafeEqual } from 'node:crypto';

/** A file that somebody of the desk reads, which the audit log records. None of a restricted one. */
export async function openFile(act: Act, submissionId: string): Promise<SubmittedFile | undefined> {
  const file = await fileOf(act, submissionId, shown);
  if (!file) return undefined;
  const subject = { type: 'submission', id: submissionId } as const;
  await act.record('file-opened', subject);
  return file;
}

/** How long a receiver has for fetching a file that was too large to send. */
const fileLinkDays = 7;

const day = 24 * 60 * 60 * 1000;

/** A signed link to one file, which expires. */
export function fileLink(siteUrl: string, secret: Buffer, file: string, now: number): string {
  const expires = String(Math.floor((now + fileLinkDays * day) / 1000));
  const signature = sign(secret, file, expires).toString('base64url');
  return `${siteUrl}${fileLinkPath}${file}?expires=${expires}&signature=${signature}`;
}

export const fileLinkPath = '/api/files/';

/** How a link names the file of a reply; that of a submission has its id. */
export function fileOfMessage(submissionId: string, messageId: string): string {
  return `${submissionId}/${messageId}`;
}

/** Any configured secret verifies it, so links survive a rotation of secrets. */
export function isValidFileLink(
  secrets: readonly Buffer[],
  link: { file: string; expires: string; signature: string },
  now: number,
): boolean {
  if (!/^\d{1,12}$/.test(link.expires) || Number(link.expires) * 1000 < now) return false;
  const given = Buffer.from(link.signature, 'base64url');
  return secrets.some((secret) => {
    const expected = sign(secret, link.file, link.expires);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

/** The purpose is part of what is signed: a delivery's signature opens no file. */
function sign(secret: Buffer, file: string, expires: string): Buffer {
  return createHmac('sha256', secret).update(`file-link.${file}.${expires}`).digest();
}

export async function deleteFile({ all }: Statements, submissionId: string): Promise<void> {
  await all('delete from submission_file where submission_id = $1', [submissionId]);
}
