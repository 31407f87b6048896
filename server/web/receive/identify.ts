import { createHash } from 'node:crypto';
import { askedFields, type Form } from '#domain/forms/define-form.ts';
import { isoDay } from '#domain/working-time/iso-day.ts';
import type { Suspicion } from '#domain/submissions/work.ts';
import type { NewSubmission } from '#server/submissions/submission.ts';
import { Refusal } from '#server/base/refusal.ts';

/** The same for the same answers and the same file. */
export function fingerprintOf(
  form: Form,
  fields: Record<string, string>,
  fileSha256: string | undefined,
): string {
  const times = timeFields(form);
  const said = Object.entries(fields)
    .filter(([name]) => !times.includes(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([form.kind, said, fileSha256 ?? null]))
    .digest('base64url');
}

/** Filled in at each sending, so they differ when the same answers are sent again. */
function timeFields(form: Form): string[] {
  return [
    'timestamp',
    ...askedFields(form).flatMap(([, field]) =>
      field.type === 'consent' && field.recordsTimeAs ? [field.recordsTimeAs] : [],
    ),
  ];
}

/**
 * The sender's key, or one made of content and day: two presses on the button of a page without
 * script are one submission. A quarantined submission has another key, so that a second attempt is not taken for it.
 */
export function idempotencyKeyOf(
  given: string | undefined,
  content: { fingerprint: string; suspicion: Suspicion | undefined; now: number },
): NewSubmission['idempotencyKey'] {
  if (given === undefined || given === '') {
    return `content:${isoDay(content.now)}:${content.suspicion ?? 'clean'}:${content.fingerprint}`;
  }
  if (!/^[\x21-\x7e]{8,200}$/.test(given)) {
    throw new Refusal('invalid', [{ field: 'Idempotency-Key', code: 'invalid' }]);
  }
  return `key:${given}`;
}
