import { submissionKinds, type SubmissionKind } from '../../domain/forms/submission-kind.ts';

const kinds: Record<SubmissionKind, string> = {
  'job-application': 'Job applications',
  'contact-message': 'Contact messages',
  'contact-dialog': 'Messages of the contact dialog',
  'candidate-registration': 'Candidate registrations',
  'employer-brief': 'Employer briefs',
};

const channels: Record<string, string> = {
  webhook: 'Webhook',
  mail: 'Email',
  indexnow: 'Search engines',
};

export function channelLabel(channel: string): string {
  return channels[channel] ?? channel;
}

/** What a destination receives. The destination of a webhook is a form. */
export function destinationLabel({ channel, key }: { channel: string; key: string }): string {
  const kind = submissionKinds.find((one) => one === key);
  if (channel === 'webhook' && kind) return kinds[kind];
  if (channel === 'webhook' && key === 'sample') return 'Samples';
  if (channel === 'indexnow') return 'Changed vacancies';
  return key;
}
