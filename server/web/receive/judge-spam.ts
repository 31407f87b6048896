import type { ControlFields } from '#domain/forms/control-field.ts';
import { askedFields, type Form } from '#domain/forms/define-form.ts';
import type { Suspicion } from '#domain/submissions/work.ts';

/** Since the load of the page: too short for a person to read and fill in a form. */
const tooFastMs = 2_000;

/** A person may send a restored draft or a corrected form at once, but it then holds text. */
const writtenLength = 20;

/** Suspected spam is quarantined, never dropped: an operator can review and release it. */
export function judgeSpam(
  form: Form,
  control: ControlFields,
  fields: Record<string, string>,
): Suspicion | undefined {
  if (control.honeypot) return 'honeypot';
  // Both times are of the visitor's clock, so it does not matter whether that is right.
  const taken = Date.parse(fields.timestamp ?? '') - Date.parse(control.renderedAt ?? '');
  if (!(taken >= 0 && taken < tooFastMs)) return undefined;
  const paragraphs = askedFields(form).filter(([, field]) => field.type === 'text' && field.rows);
  const written = paragraphs.map(([name]) => fields[name]?.trim() ?? '').join('');
  return written.length < writtenLength ? 'too-fast' : undefined;
}
