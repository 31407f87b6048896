import type * as z from 'zod/mini';
import { candidateRegistrationSchema } from './candidate-registration.ts';
import { contactDialogSchema } from './contact-dialog.ts';
import { contactMessageSchema } from './contact-message.ts';
import { employerBriefSchema } from './employer-brief.ts';
import { checkFile, type FileFacts } from './file-rules.ts';
import type { Issue, IssueCode } from './issue.ts';
import { jobApplicationSchema } from './job-application.ts';
import { fileSlotOf, type SubmissionKind } from './submission-kind.ts';

/** The text fields of each form under their wire names; nothing else is taken. */
export const submissionSchemas = {
  'job-application': jobApplicationSchema,
  'contact-message': contactMessageSchema,
  'contact-dialog': contactDialogSchema,
  'candidate-registration': candidateRegistrationSchema,
  'employer-brief': employerBriefSchema,
} as const satisfies Record<SubmissionKind, z.ZodMiniObject>;

export type SubmissionValues<Kind extends SubmissionKind> = z.infer<
  (typeof submissionSchemas)[Kind]
>;

export type Checked<Kind extends SubmissionKind> =
  { ok: true; values: SubmissionValues<Kind> } | { ok: false; issues: Issue[] };

/** At most one issue a field, in the order in which the form asks. Control fields come off first. */
export function checkSubmission<Kind extends SubmissionKind>(
  kind: Kind,
  fields: Record<string, string>,
  file: FileFacts | undefined,
): Checked<Kind> {
  const result = submissionSchemas[kind].safeParse(fields);
  const fileIssue = checkFile(kind, file);
  if (result.success && !fileIssue) {
    return { ok: true, values: result.data as SubmissionValues<Kind> };
  }
  const issues = [
    ...(result.error?.issues.flatMap(toIssues) ?? []),
    ...(fileIssue ? [fileIssue] : []),
  ];
  return { ok: false, issues: inOrder(kind, onePerField(issues)) };
}

function toIssues(issue: z.core.$ZodIssue): Issue[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((field) => ({ field, code: 'unknown' }));
  }
  return [{ field: String(issue.path[0]), code: issue.message as IssueCode }];
}

function onePerField(issues: Issue[]): Issue[] {
  return issues.filter(
    ({ field }, at) => issues.findIndex((other) => other.field === field) === at,
  );
}

/** The file's place is that of the fields that travel beside it. */
function inOrder(kind: SubmissionKind, issues: Issue[]): Issue[] {
  const order = Object.keys(submissionSchemas[kind].shape);
  const slot = fileSlotOf(kind);
  const place = (field: string) => {
    const at = order.indexOf(slot?.field === field ? slot.companions.filename : field);
    return at === -1 ? order.length : at;
  };
  return issues.toSorted((a, b) => place(a.field) - place(b.field));
}
