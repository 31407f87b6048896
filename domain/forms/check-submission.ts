import type * as z from 'zod/mini';
import type { Form } from './define-form.ts';
import { checkFile, type FileFacts } from './file-rules.ts';
import type { Issue, IssueCode } from './issue.ts';

export type Checked = { ok: true; values: Record<string, string> } | { ok: false; issues: Issue[] };

/**
 * At most one issue per field, in the order in which the form asks. Takes completed fields without
 * control fields.
 */
export function checkSubmission(
  form: Form,
  fields: Record<string, string>,
  file: FileFacts | undefined,
): Checked {
  const result = form.schema.safeParse(fields);
  const fileIssue = checkFile(form.file, file);
  if (result.success && !fileIssue) {
    return { ok: true, values: result.data as Record<string, string> };
  }
  const issues = [
    ...(result.error?.issues.flatMap(toIssues) ?? []),
    ...(fileIssue ? [fileIssue] : []),
  ];
  return { ok: false, issues: inOrder(form, issues) };
}

/** One issue per field, in the order in which the form asks. Unknown fields come last. */
export function inOrder(form: Form, issues: Issue[]): Issue[] {
  const order = Object.keys(form.fields);
  const place = ({ field }: Issue) => (order.includes(field) ? order.indexOf(field) : order.length);
  return issues
    .filter(({ field }, at) => issues.findIndex((other) => other.field === field) === at)
    .toSorted((a, b) => place(a) - place(b));
}

function toIssues(issue: z.core.$ZodIssue): Issue[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((field) => ({ field, code: 'unknown' }));
  }
  return [{ field: String(issue.path[0]), code: issue.message as IssueCode }];
}
