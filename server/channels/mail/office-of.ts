import { catalogue } from '#content/catalogue.server.ts';
import type { Company } from '#domain/firm/company.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';

const offices = {
  'job-application': 'candidates',
  'contact-message': 'general',
  'contact-dialog': 'general',
  'candidate-registration': 'candidates',
  'employer-brief': 'employers',
} as const satisfies Record<SubmissionKind, keyof Company['email']>;

/** Which office answers. */
export function officeOf(kind: SubmissionKind | undefined): string {
  return catalogue().company.email[kind ? offices[kind] : 'general'];
}
