import type { RoleFact } from '../domain/forms/field.ts';
import type { SubmissionKind } from '../domain/forms/submission-kind.ts';
import type { StatusAction } from '../domain/status/shown-status.ts';
import type { WorkState } from '../domain/work/work.ts';

/** The private page of a submission. {name} is filled in by the page. */
export const status = {
  eyebrow: 'Reference {reference}',
  kinds: {
    'job-application': 'Your application',
    'contact-message': 'Your message',
    'contact-dialog': 'Your message',
    'candidate-registration': 'Your registration',
    'employer-brief': 'Your brief',
  } satisfies Record<SubmissionKind, string>,
  received: 'We received this on {time}.',
  keep: 'This address is private. Whoever has it can see this page, so keep it like a password.',
  /** Said once, with the promised time. */
  zone: 'UK time',
  now: {
    heading: 'Where it stands',
    states: {
      new: 'Received and waiting to be read.',
      'in-work': 'A consultant is working on it.',
      answered: 'We have answered.',
      closed: 'Closed.',
    } satisfies Record<WorkState, string>,
    withdrawn: 'You withdrew this on {time}. We do not use it any more.',
    promise: 'We will answer by {time} ({zone}).',
    missed:
      'We promised an answer by {time} ({zone}) and are late. We are sorry; the consultant in charge has been reminded.',
  },
  next: {
    heading: 'What happens next',
    'job-application':
      'A consultant reads your application and compares it with the role. Nobody is ranked or refused by software. Your details go to the employer only with your consent.',
    'contact-message': 'The person who knows the subject reads your message and replies by email.',
    'contact-dialog': 'The person who knows the subject reads your message and replies by email.',
    'candidate-registration':
      'A consultant reads your profile and gets in touch about roles that fit. Your details go to an employer only with your consent.',
    'employer-brief':
      'A consultant checks the brief, confirms fit and timeline, and agrees the next step with you.',
  } satisfies Record<SubmissionKind | 'heading', string>,
  outcome: { heading: 'Our answer', from: 'Sent on {time}.' },
  content: {
    heading: 'What we received',
    yes: 'Yes',
    no: 'No',
    role: {
      title: 'Role',
      location: 'Location',
      company: 'Company',
      salary: 'Salary',
      workType: 'Way of working',
    } satisfies Record<RoleFact, string>,
    similar: 'Send a similar role',
  },
  data: {
    heading: 'Your data',
    introduction: 'You can do this here at any time, without an account.',
    download: 'Download the data (JSON)',
    file: 'Download the file',
    correct: 'Correct contact details',
    withdraw: 'Withdraw',
    erase: 'Erase',
    complain: 'Complain about how we handle data',
    complaintSubject: 'Data protection complaint, reference {reference}',
    policy: 'Privacy Policy',
  },
  confirm: {
    back: 'Back without changes',
    correct: {
      heading: 'Correct contact details',
      text: 'The consultant sees the change, and our next mail goes to the new address.',
      button: 'Save changes',
    },
    withdraw: {
      heading: 'Withdraw',
      text: 'We stop working on it and tell everyone here who received it. This page stays, and you can still erase the data. A withdrawal cannot be undone: you would send the form again.',
      button: 'Withdraw now',
    },
    erase: {
      heading: 'Erase the data',
      text: 'Everything you sent is deleted at once: fields, file, our notes and mails that wait to be sent. Backups still hold it until they expire. This cannot be undone.',
      button: 'Erase now',
    },
    kept: 'The law lets us keep an application for a possible claim until {date}. From now on nobody sees or uses it, and it is deleted after that day. This cannot be undone.',
  } satisfies Record<StatusAction, object> & { back: string; kept: string },
  restricted: {
    heading: 'Erasure requested',
    text: 'Nobody sees or uses what you sent any more. It is deleted after {date}, when the time for claims that the law sets has ended.',
  },
  erased: {
    heading: 'This has been erased',
    text: 'What this link led to has been deleted, and we cannot bring it back.',
  },
  unknown: {
    heading: 'This link does not work',
    text: 'It may have been cut off on its way. We can send you new links to everything you have sent us.',
  },
  old: {
    heading: 'This link has been replaced',
    text: 'A newer link has been sent to the address of the sender. We can send another one.',
  },
  newLink: {
    label: 'Email address',
    hint: 'The one that you gave in the form.',
    button: 'Send new links',
  },
  'link-requested': {
    heading: 'Look into your mailbox',
    text: 'If we have something from this address, new links are on their way to it. Earlier links then stop working. Nothing arrives? Please wait a few minutes and look into the spam folder too.',
  },
  title: 'Status',
  mail: {
    footer:
      'This mail was sent automatically. A reply to it reaches our office. {{company.name}}, {site}, {{company.phone.display}}',
    linked: '{kind}, received on {time}:',
  },
};

export type StatusWords = typeof status;
