import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import type { ChannelName, PurposeKind } from '#domain/deliveries/channel.ts';

/** What is sent, where to and what for. */
export const destinationWords = {
  kinds: {
    'job-application': 'Job applications',
    'contact-message': 'Contact messages',
    'contact-dialog': 'Let’s Talk messages',
    'candidate-registration': 'Candidate registrations',
    'employer-brief': 'Employer briefs',
  } satisfies Record<SubmissionKind, string>,
  samples: 'Samples',
  changedVacancies: 'Changed vacancies',
  channels: {
    webhook: 'Webhook',
    mail: 'Email',
    indexnow: 'Search engines',
  } satisfies Record<ChannelName, string>,
  channelsInText: {
    webhook: 'webhook',
    mail: 'email',
    indexnow: 'search engines',
  } satisfies Record<ChannelName, string>,
  purposes: {
    submission: 'submission',
    withdrawn: 'withdrawal',
    corrected: 'correction',
    erased: 'erasure',
    receipt: 'receipt',
    withdrawal: 'confirmation of a withdrawal',
    'staff-notice': 'notice to staff',
    'staff-summary': 'summary to staff',
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
    morning: 'morning mail',
    revision: 'changed vacancy',
    turned: 'opened or closed vacancy',
  } satisfies Record<PurposeKind, string>,
};
