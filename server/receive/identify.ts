import { createHash } from 'node:crypto';
import type { SubmissionKind } from '../../domain/forms/submission-kind.ts';
import type { Suspicion } from '../store/submission.ts';
import { Refusal } from './refusal.ts';

/** Filled by a machine at each sending, so they differ when the same thing is sent again. */
const changing = /^timestamp$|_timestamp$/;

/** The same for the same answers and the same file. */
export function fingerprintOf(
  kind: SubmissionKind,
  fields: Record<string, string>,
  fileSha256: string | undefined,
): string {
  const said = Object.entries(fields)
    .filter(([name]) => !changing.test(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([kind, said, fileSha256 ?? null]))
    .digest('base64url');
}

/**
 * The sender's key, or one made of content and day: two presses on the button of a page without
 * script then are one submission. What was quarantined does not swallow a second, better attempt.
 */
export function idempotencyKeyOf(
  given: string | undefined,
  content: { fingerprint: string; suspicion: Suspicion | undefined; now: number },
): string {
  if (given === undefined || given === '') {
    const day = new Date(content.now).toISOString().slice(0, 10);
    return `content:${day}:${content.suspicion ?? 'clean'}:${content.fingerprint}`;
  }
  if (!/^[\x21-\x7e]{8,200}$/.test(given)) {
    throw new Refusal('invalid', [{ field: 'Idempotency-Key', code: 'invalid' }]);
  }
  return `key:${given}`;
}
