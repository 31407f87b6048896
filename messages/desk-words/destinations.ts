import { submissionKinds, type SubmissionKind } from '../../domain/forms/submission-kind.ts';
import {
  purposeKindOf,
  type ChannelName,
  type PurposeKind,
  type TaskPurpose,
} from '../../domain/work/channel.ts';

const kinds: Record<SubmissionKind, string> = {
  'job-application': 'Job applications',
  'contact-message': 'Contact messages',
  'contact-dialog': 'Let’s Talk messages',
  'candidate-registration': 'Candidate registrations',
  'employer-brief': 'Employer briefs',
};

const channels: Record<ChannelName, string> = {
  webhook: 'Webhook',
  mail: 'Email',
  indexnow: 'Search engines',
  'job-room': 'Job-Room',
};

const purposes: Record<PurposeKind, string> = {
  submission: 'submission',
  withdrawn: 'withdrawal',
  corrected: 'correction',
  erased: 'erasure',
  receipt: 'receipt',
  'staff-notice': 'notice to staff',
  answer: 'answer',
  replied: 'reply',
  'reply-notice': 'notice of a reply',
  overdue: 'overdue notice',
  'status-link': 'new status link',
  'role-confirm': 'confirmation of a role alert',
  'role-news': 'role alert',
  'role-question': 'question whether a role alert goes on',
  'role-list': 'list of saved roles',
  alert: 'alert',
  revision: 'changed vacancy',
  turned: 'opened or closed vacancy',
  report: 'report of a Swiss role',
  'cancel-report': 'end of a reported role',
};

export function channelLabel(channel: ChannelName): string {
  return channels[channel];
}

export function purposeLabel(purpose: TaskPurpose): string {
  return purposes[purposeKindOf(purpose)];
}

/** What a destination receives. The destination of a webhook is a form. */
export function destinationLabel({ channel, key }: { channel: ChannelName; key: string }): string {
  switch (channel) {
    case 'webhook': {
      const kind = submissionKinds.find((one) => one === key);
      return kind ? kinds[kind] : 'Samples';
    }
    case 'indexnow':
      return 'Changed vacancies';
    case 'job-room':
      return 'Swiss roles';
    case 'mail':
      return key;
  }
}

/** “Job applications (webhook)”. */
export function destinationName(destination: { channel: ChannelName; key: string }): string {
  return `${destinationLabel(destination)} (${channels[destination.channel].toLowerCase()})`;
}
