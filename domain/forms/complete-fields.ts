import type { FileFacts } from './file-rules.ts';
import { fileSlotOf, submissionFacts, type SubmissionKind } from './submission-kind.ts';

/** What the site's script adds to a form before it is sent; a plain post comes without it. */
export type Completion = {
  now: Date;
  /** As it was received: its facts replace whatever was claimed of it. */
  file: FileFacts | undefined;
  termsVersion: string;
};

/**
 * The fields as the script would have sent them: time, source, unticked boxes, agreement times,
 * facts of the file and empty optional fields. Whatever was sent stays, but for the file's facts.
 */
export function completeFields(
  kind: SubmissionKind,
  fields: Record<string, string>,
  { now, file, termsVersion }: Completion,
): Record<string, string> {
  const sent = Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => value !== '' || !machineFilled.has(name)),
  );
  const timestamp = sent.timestamp ?? now.toISOString();
  return {
    ...defaults(kind, sent, timestamp, termsVersion),
    timestamp,
    source: submissionFacts[kind].source,
    ...withoutFileFacts(kind, sent),
    ...fileFacts(kind, file),
  };
}

/** The text fields that travel beside a file. */
export function fileFacts(
  kind: SubmissionKind,
  file: FileFacts | undefined,
): Record<string, string> {
  const slot = fileSlotOf(kind);
  if (!slot || !file) return {};
  const { filename, type, size } = slot.companions;
  return { [filename]: file.name, [type]: file.type, [size]: String(file.size) };
}

/** Hidden inputs that stand empty in the page until the script fills them. */
const machineFilled = new Set([
  'timestamp',
  'source',
  'terms_version',
  'privacy_agreement_timestamp',
  'gdpr_agreement_timestamp',
]);

function withoutFileFacts(kind: SubmissionKind, fields: Record<string, string>) {
  const companions: string[] = Object.values(fileSlotOf(kind)?.companions ?? {});
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !companions.includes(name)));
}

function defaults(
  kind: SubmissionKind,
  fields: Record<string, string>,
  timestamp: string,
  termsVersion: string,
): Record<string, string> {
  switch (kind) {
    case 'job-application':
      return {
        linkedin: '',
        privacyConsent: 'false',
        gdprConsent: 'false',
        marketingConsent: 'false',
      };
    case 'contact-message':
      return { phone: '', company: '', position: '' };
    case 'contact-dialog':
      return { company: '', consent: 'false' };
    case 'candidate-registration':
      return {
        linkedin: '',
        company: '',
        position: '',
        currentLocation: '',
        message: '',
        additional_information: fields.message ?? '',
        privacy_agreed: 'false',
        privacy_agreement_timestamp: timestamp,
        gdpr_agreed: 'false',
        gdpr_agreement_timestamp: timestamp,
      };
    case 'employer-brief':
      return {
        salaryRange: '',
        targetStartDate: '',
        yourPhone: '',
        consent: 'false',
        terms_version: termsVersion,
      };
  }
}
