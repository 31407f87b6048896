import type { RoleFact } from '#domain/forms/field.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import type { StatusAction } from '#domain/status/shown-status.ts';
import type { WorkState } from '#domain/submissions/work.ts';

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
  keep: 'This address is private. Anyone who has it can see this page, so treat it like a password.',
  /** When no email holds the address. */
  receipt: {
    'not-mailed':
      'We have not emailed a receipt for this, so please save the address of this page.',
    'no-mail':
      'This site sends no emails at present. Save the address of this page: we cannot send it to you again.',
  },
  /** Said once, with the promised time. */
  zone: '{{regional.officeTime}}',
  /** A promised time, within a sentence. */
  due: '{time} ({zone})',
  now: {
    heading: 'Where it stands',
    states: {
      new: 'Received and waiting to be read.',
      'in-work': 'With a consultant.',
      answered: 'We have answered.',
      closed: 'Closed. Write to us here if something is still open.',
    } satisfies Record<WorkState, string>,
    withdrawn: 'You withdrew this on {time}. We do not use it any more.',
    promise: 'We will answer by {time} ({zone}).',
    missed:
      'Sorry: we promised an answer by {time} ({zone}) and we are late. It is marked as overdue for our consultants.',
  },
  next: {
    heading: 'What happens next',
    'job-application':
      'A consultant reads your application and compares it with the role. No software scores or rejects anyone. We tell you who the employer is before it sees anything about you.',
    'contact-message':
      'A consultant reads your message and answers here, on your private status page.',
    'contact-dialog':
      'A consultant reads your message and answers here, on your private status page.',
    'candidate-registration':
      'A consultant reads your profile, answers you, and gets in touch again when a role suits you. We tell you who the employer is before it sees anything about you.',
    'employer-brief':
      'A consultant checks the brief, confirms fit and timeline, and agrees the next step with you.',
  } satisfies Record<SubmissionKind | 'heading', string>,
  thread: {
    heading: 'Conversation',
    from: '{name}, {{company.name}}',
    firm: '{{company.name}}',
    you: 'You',
    file: 'Download {filename}',
  },
  reply: {
    heading: 'Write to us',
    labels: { text: 'Your message', file: 'File (optional)' },
    hint: 'It goes to the consultant in charge. We answer it within the usual time; if an answer is already due, the earlier time stands.',
    button: 'Send message',
    withdrawn: 'You withdrew this, so no more messages can be sent here.',
    problems: {
      check: 'Your message was not sent. Please correct what is marked below.',
      limited:
        'Your message was not sent: we have received as many today as we can take. Please try again later, or call {{company.phone.display}}.',
      busy: 'Your message was not sent, because we are busy just now. Please try again in a few minutes.',
    },
  },
  answersByMail: {
    now: {
      notice: 'We tell you by email that there is an answer, without its text.',
      full: 'We send you answers in full by email.',
    },
    choose: {
      full: 'Send me answers in full by email',
      notice: 'Send me a notice only',
    },
  },
  content: {
    heading: 'What we received',
    yes: 'Yes',
    no: 'No',
    /** A box of the form; the sentence beside it follows. */
    ticked: 'You ticked on {time}',
    notTicked: 'You left unticked (sent on {time})',
    role: {
      title: 'Role',
      location: 'Location',
      company: 'Company',
      salary: 'Salary',
      workType: 'Contract or work model',
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
      text: 'The consultant sees the change, and our next email goes to the new address.',
      button: 'Save changes',
    },
    withdraw: {
      heading: 'Withdraw',
      text: 'We stop working on it and tell everyone here who was involved. This page stays, and you can still erase the data. A withdrawal cannot be undone, but you can send the form again.',
      button: 'Withdraw now',
    },
    erase: {
      heading: 'Erase the data',
      text: 'Everything we store here about it is deleted at once: fields, files, the conversation, our notes and any emails not yet sent. That includes your email address, so we confirm on screen. We also have copies in our other tools deleted. Backups still hold it until they expire. This cannot be undone.',
      button: 'Erase now',
    },
    kept: 'The law lets us keep an application for a possible claim until {date}. From now on nobody sees or uses it, and it is deleted after that day. This cannot be undone.',
    keptIntroduced:
      'We introduced you to an employer. The law allows or requires us to keep the record of that until {date}. From now on nobody sees or uses it, and it is deleted after that day. This cannot be undone.',
    placement:
      'Only the record of your placement stays, out of use, until {date}: your name and address, employer, role and days, your consents and our terms.',
  } satisfies Record<StatusAction, object> & {
    back: string;
    kept: string;
    keptIntroduced: string;
    placement: string;
  },
  restricted: {
    heading: 'No longer in use',
    text: 'Nobody sees or uses what you sent any more, so no email follows. It will be deleted after {date}; until then the law allows or requires us to keep it.',
  },
  erased: {
    heading: 'This has been erased',
    text: 'What this link led to has been deleted, your address included, and we cannot bring it back. No email follows.',
    placement:
      'What this link led to has been deleted, and we cannot bring it back. No email follows. The record of your placement stays until {date}: your name and address, employer, role and days, your consents and our terms.',
  },
  unknown: {
    heading: 'This link does not work',
    text: 'Part of the link may be missing.',
  },
  old: {
    heading: 'This link has been replaced',
    text: 'A newer link to the same page has been opened, and only that one works.',
  },
  unopened: {
    heading: 'Open your private status page',
    text: 'This is a new link. When you open the page, earlier links to it stop working.',
    button: 'Open the page',
  },
  repeated: {
    heading: 'We already have this',
    text: 'You sent us exactly the same earlier today, and we have stored it once. The link to its private status page was shown then. We do not show it again here, because anyone could send the same words.',
  },
  newLink: {
    offer: 'We can email you new links to everything sent from your address.',
    none: 'We cannot send links by email at present. Please write to us, or call {{company.phone.display}}, and give your reference if you have it.',
    contact: 'Write to us',
    contactSubject: 'Private status page',
    label: 'Email address',
    hint: 'The one you gave in the form.',
    button: 'Send new links',
  },
  'link-requested': {
    heading: 'Check your inbox',
    text: 'If we have something from this address, new links are on their way to it. Earlier links work until you open a new one. We send at most three such emails a day to an address. If nothing arrives within a few minutes, check your spam folder.',
  },
  'no-new-links': {
    heading: 'No new links by email',
    text: 'This site sends no emails at present.',
  },
  title: 'Status',
  mail: {
    footer:
      'Sent automatically. A reply to this email reaches our office. {{company.name}}, {site}, {{company.phone.display}}',
    /** Below an answer, which a person wrote. */
    answerFooter:
      'A reply to this email reaches our office; a reply on your private status page is added to the conversation there. {{company.name}}, {site}, {{company.phone.display}}',
    /** Begins a sentence, where no person is named. */
    team: 'Our team',
    linked: '{kind}, received on {time}:',
    /** Follows a sentence. */
    more: ' You have sent us more than one email can list. Ask again to receive the other links.',
  },
};

export type StatusWords = typeof status;
