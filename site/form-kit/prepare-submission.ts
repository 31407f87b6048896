import { checkSubmission } from '../../domain/forms/check-submission.ts';
import { completeFields } from '../../domain/forms/complete-fields.ts';
import { separateControlFields } from '../../domain/forms/control-field.ts';
import type { Issue } from '../../domain/forms/issue.ts';
import { fileSlotOf, type SubmissionKind } from '../../domain/forms/submission-kind.ts';

export { sendSubmission } from './send-submission.ts';

export type Prepared =
  | { ok: true; body: FormData; /** What makes it this submission and no other. */ content: string }
  | { ok: false; issues: Issue[] };

/**
 * Reads a form, checks it and builds what is sent. This file stands for everything that only a
 * visitor who fills in a form needs; it is loaded when the form is first touched.
 */
export function prepareSubmission(
  kind: SubmissionKind,
  form: HTMLFormElement,
  file: File | undefined,
  termsVersion: string,
): Prepared {
  const { control, entries } = readForm(form);
  const fields = completeFields(kind, entries, { now: new Date(), file, termsVersion });
  const checked = checkSubmission(kind, fields, file);
  if (!checked.ok) return checked;

  const body = new FormData();
  for (const [name, value] of Object.entries({ ...control, ...fields })) body.append(name, value);
  const slot = fileSlotOf(kind);
  // Last, so that the server has read every field before the long part begins.
  if (slot && file) body.append(slot.field, file, file.name);
  return { ok: true, body, content: JSON.stringify([answersOf(fields), file?.lastModified]) };
}

function readForm(form: HTMLFormElement) {
  const all: Record<string, string> = {};
  new FormData(form).forEach((value, name) => {
    if (typeof value === 'string') all[name] = value;
  });
  const { fields } = separateControlFields(all);
  const control = Object.fromEntries(Object.entries(all).filter(([name]) => !(name in fields)));
  return { control, entries: fields };
}

/** Times differ from one attempt to the next and do not make another submission. */
function answersOf(fields: Record<string, string>) {
  return Object.entries(fields).filter(([name]) => !name.endsWith('timestamp'));
}
