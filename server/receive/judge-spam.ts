import type { ControlFields } from '../../domain/forms/control-field.ts';
import { askedFields, type Form } from '../../domain/forms/define-form.ts';
import type { Suspicion } from '../store/submission.ts';

/** From the load of the page: nobody reads and fills in a form in that time. */
const tooFastMs = 2_000;

/** A person may send a draft or a corrected form at once, but then has written something. */
const writtenLength = 20;

/** What looks like spam is quarantined, never dropped: somebody can look at it and release it. */
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
