import { createHash, randomUUID } from 'node:crypto';
import { shownConsents } from '#server/submissions/consents.ts';
import type { NewSubmission, SubmittedFile } from '#server/submissions/submission.ts';
import { pdfBytes } from './documents.ts';
import { aSubmission } from './submissions.ts';

/** A contact dialog message on its way into the store. */
export function aNewSubmission(changes: Partial<NewSubmission> = {}): NewSubmission {
  const kind = changes.kind ?? 'contact-dialog';
  const fields = changes.fields ?? aSubmission[kind]();
  const locale = changes.locale ?? 'en-GB';
  return {
    kind,
    fields,
    email: fields.email ?? fields.yourEmail ?? '',
    locale,
    consents: shownConsents({ kind, locale, fields }),
    idempotencyKey: `key:${randomUUID()}`,
    fingerprint: 'same',
    ...changes,
  };
}

export function aFile(changes: Partial<SubmittedFile> = {}): SubmittedFile {
  const bytes = changes.bytes ?? pdfBytes();
  return {
    field: 'resume',
    filename: 'cv.pdf',
    type: 'application/pdf',
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    bytes,
    ...changes,
  };
}
