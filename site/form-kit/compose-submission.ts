import { checkSubmission } from '#domain/forms/check-submission.ts';
import { completeFields } from '#domain/forms/complete-fields.ts';
import { controlFields, separateControlFields } from '#domain/forms/control-field.ts';
import type { FirmOffer } from '#domain/firm/firm.ts';
import type { Form } from '#domain/forms/define-form.ts';
import type { Issue } from '#domain/forms/issue.ts';

export type Composed = { ok: true; body: FormData } | { ok: false; issues: Issue[] };

/** Reads a form, checks it and builds the body of the request. */
export function composeSubmission(
  form: Form,
  element: HTMLFormElement,
  file: File | undefined,
  { firm, termsVersion }: { firm: FirmOffer; termsVersion: string },
): Composed {
  const all = textOf(element);
  const { fields: sent } = separateControlFields(all);
  const fields = completeFields(form, sent, { now: new Date(), file, termsVersion });
  const checked = checkSubmission(firm, form, fields, file);
  if (!checked.ok) return checked;

  const control = Object.entries(all).filter(([name]) => !(name in sent));
  const body = new FormData();
  for (const [name, value] of [...control, ...Object.entries(fields)]) body.append(name, value);
  body.append(controlFields.renderedAt, new Date(performance.timeOrigin).toISOString());
  // Last, so that the server has read every field before the long part begins.
  if (form.file && file) body.append(form.file.field, file, file.name);
  return { ok: true, body };
}

function textOf(element: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(element)];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
