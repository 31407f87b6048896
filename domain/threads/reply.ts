import { checkText } from '#domain/forms/check-field.ts';
import type { FileSlot } from '#domain/forms/define-form.ts';
import { text } from '#domain/forms/field.ts';
import { checkFile, type FileFacts } from '#domain/forms/check-submission.ts';
import type { Issue } from '#domain/forms/issue.ts';
import { jobApplication } from '#domain/forms/job-application.ts';

/** What a sender writes on the status page. Its file is checked as the CV of an application is. */
export const replyFields = {
  text: text({ required: true, maxLength: 5_000, rows: 6 }),
  file: { ...jobApplication.fields.resume, required: false },
};

export const replyFile: FileSlot = { ...replyFields.file, field: 'file' };

/** Of one submission in 24 hours. */
export const repliesPerDay = 20;

/** How many messages its sender saw: the same words after a further message are another reply. */
export const seenField = 'seen';

export function checkReply(
  fields: Readonly<Record<string, string>>,
  file: FileFacts | undefined,
): Issue[] {
  const code = checkText(fields.text, replyFields.text);
  const fileIssue = checkFile(replyFile, file);
  return [...(code ? [{ field: 'text', code }] : []), ...(fileIssue ? [fileIssue] : [])];
}

const mark = /\[\[([^[\]\n]*)(?:\]\])?|\]\]/g;

/**
 * The places that the writer of a message still has to fill in. A template marks them [[like this]];
 * the words inside say what belongs there. Half a mark counts too: it is left of one that was edited.
 */
export function openPlaces(...texts: readonly string[]): string[] {
  return texts.flatMap((text) =>
    [...text.matchAll(mark)].map(([whole, hint = '']) => hint.trim() || whole),
  );
}
