import type { ControlFields } from '../../domain/forms/control-field.ts';
import type { Suspicion } from '../store/submission.ts';

/** Faster than anybody reads a form, also with everything filled in by the browser. */
const tooFastMs = 1_500;

/** What looks like spam is kept apart, never thrown away: somebody can look and release it. */
export function judgeSpam(
  control: ControlFields,
  fields: Record<string, string>,
): Suspicion | undefined {
  if (control.honeypot) return 'honeypot';
  // Both times are of the visitor's clock, so it does not matter whether that is right.
  const taken = Date.parse(fields.timestamp ?? '') - Date.parse(control.renderedAt ?? '');
  return taken >= 0 && taken < tooFastMs ? 'too-fast' : undefined;
}
