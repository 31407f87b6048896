import type { Form } from './define-form.ts';
import { checkFile, type FileFacts } from './file-rules.ts';
import type { Issue } from './issue.ts';
import type { FirmOffer } from '#domain/firm/firm.ts';

export type Checked = { ok: true; values: Record<string, string> } | { ok: false; issues: Issue[] };

/**
 * At most one issue per field, in the order in which the form asks. Takes completed fields without
 * control fields, and returns them trimmed.
 */
export function checkSubmission(
  firm: FirmOffer,
  form: Form,
  fields: Record<string, string>,
  file: FileFacts | undefined,
): Checked {
  const wrong = Object.entries(form.wire).flatMap(([field, check]): Issue[] => {
    const code = check(Object.hasOwn(fields, field) ? fields[field] : undefined, firm);
    return code ? [{ field, code }] : [];
  });
  const unknown = Object.keys(fields)
    .filter((field) => !Object.hasOwn(form.wire, field))
    .map((field): Issue => ({ field, code: 'unknown' }));
  const fileIssue = checkFile(form.file, file);
  const issues = [...wrong, ...unknown, ...(fileIssue ? [fileIssue] : [])];
  if (issues.length > 0) return { ok: false, issues: inOrder(form, issues) };
  const names = Object.keys(form.wire).filter((name) => fields[name] !== undefined);
  return {
    ok: true,
    values: Object.fromEntries(names.map((name) => [name, fields[name]!.trim()])),
  };
}

/** One issue per field, in the order in which the form asks. Unknown fields come last. */
export function inOrder(form: Form, issues: Issue[]): Issue[] {
  const order = Object.keys(form.fields);
  const place = ({ field }: Issue) => (order.includes(field) ? order.indexOf(field) : order.length);
  return issues
    .filter(({ field }, at) => issues.findIndex((other) => other.field === field) === at)
    .toSorted((a, b) => place(a) - place(b));
}
