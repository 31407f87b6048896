import { documentWords } from './documents.en.ts';
import type { VacancyIssueCode } from '#domain/vacancies/vacancy-issue.ts';
import type { AnswerResult } from '#domain/threads/message.ts';

/** Words of closing a role and answering everybody who waits. */
const closing = {
  headings: { close: 'Close the role', withdraw: 'Withdraw the role' },
  loading: 'Checking who is waiting',
  waiting: 'Still waiting for an answer: {count}',
  nobody: 'Nobody is waiting for an answer.',
  samples: 'Samples: {count}. They need no answer.',
  more: '{count} more are waiting. They appear once these are answered.',
  hint: 'Read and change each answer. Whoever is left unanswered stays in the due list.',
  own: 'Own words',
  leave: 'Leave unanswered',
  subject: 'Subject',
  text: 'Text',
  read: 'Read and change the answer to {name}',
  answerFor: 'Answer for {name}',
  empty: 'Write subject and text, or leave it unanswered.',
  send: {
    close: 'Close and send answers: {count}',
    withdraw: 'Withdraw and send answers: {count}',
  },
  closeOnly: { close: 'Close without an answer', withdraw: 'Withdraw without an answer' },
  sending: 'Sending',
  unfinished: 'Some answers are not complete: {names}.',
  unsaved: 'Save or discard your changes of the advert first.',
  lost: 'The connection was lost. We retry until the server answers; nobody is told twice.',
  interrupted: 'Closing this role was interrupted. Nobody is told twice when you resume.',
  goOn: 'Resume',
  done: 'Done. Answers sent: {count}.',
  results: {
    sent: 'Answer sent',
    repeated: 'Answer sent before',
    answered: 'Answered by somebody else meanwhile',
    gone: 'Withdrawn by the sender',
    failed: 'Not sent: it stays in the due list',
  } satisfies Record<AnswerResult, string>,
  stale: 'Someone else has changed the advert. Load the page again, then close it.',
  back: 'To the people of the role',
};

/** Words of the rules of law beside the fields of a role. */
const law = {
  heading: 'What the law asks of a role in {country}: {count} rules',
  since: 'since {day}',
  until: 'until {day}',
  reviewed: 'source read on {day}',
  fields: 'Fields: {fields}',
  authority:
    'A role without a mandate has no recorded authority of the hirer. Open a mandate and record it.',
  report: {
    heading: 'Report this role before it is published',
    steps:
      'Paste the text into Job-Room, in the name of the licensed firm and with the employer, which stays confidential there. When the confirmation comes, choose “reported” under “Swiss reporting duty” and enter its number and day: the role may be published five working days later.',
    incomplete: 'The text to paste is here once the role is complete and saved.',
    link: 'Open Job-Room',
    toPaste: 'Text to paste',
    title: 'Title ({language})',
    text: 'Text ({language})',
    copy: 'Copy',
    copied: 'Copied.',
    waiting: 'Report {number}, confirmed on {day}: the role may be published from {first}.',
    left: 'The role has ended, and report {number} still stands at Job-Room. Withdraw it there, then enter the day.',
    withdrawnOn: 'Withdrawn on',
    discard:
      'Not discarded: its report still stands at Job-Room. Withdraw it there, enter the day under “Swiss reporting duty” and save.',
  },
  list: 'Occupations under the reporting duty in {year}: {count}',
  excerpt:
    'This list is an excerpt. Look the occupation up in the check-up on arbeit.swiss before you publish.',
  noList: 'There is no list for {year}: look the occupation up on arbeit.swiss before you publish.',
};

/** Words of the vacancies on the desk. */
export const vacancyWords = {
  state: {
    draft: 'Draft',
    scheduled: 'Scheduled',
    open: 'Open',
    closed: 'Closed',
    withdrawn: 'Withdrawn',
  },
  stateFrom: 'from {day}',
  stateUntil: 'until {day}',
  alerts: {
    reach: 'Role alerts that match: {count}',
  },
  unconfirmed:
    'Nobody has confirmed for {days} days that this role is open. Confirm it, or close it.',
  copy: 'Copy',
  copyOf: 'Copy {title}',
  unfitHeading: 'Stored vacancies that cannot be read: {count}',
  unfitText:
    'This version of the program cannot read their content. Their pages return “Not found”; all others are shown. Open one, correct the fields that are named, and save.',
  unfitOne: 'This version of the program cannot read this vacancy',
  unfitOneText:
    'Its page returns “Not found”. Correct the fields that are named below and save; whatever else is stored is kept.',
  unfitStored: 'Everything that is stored',
  back: 'All vacancies',
  untitled: 'New advert',
  missing: 'There is no such vacancy.',
  views: {
    edit: 'Edit',
    preview: 'Preview',
    revisions: 'Revisions',
    people: 'People',
    close: 'Close',
    withdraw: 'Withdraw',
  },
  onSite: 'Open on the site',

  publishChanges: 'Publish changes',
  reopen: 'Reopen',
  published: 'Published as revision {revision}.',

  issues: {
    none: 'Ready to publish.',
    law: '{country}: {source}',
    company: 'Correct it under Website, “The firm”.',
  },
  issue: {
    ...documentWords.issue,
    unknown: 'is not a field of a vacancy',
    'not-below-maximum': 'must be above the lowest pay',
    'not-paid-so': 'must be per day for a day-rate contract, and only then',
    'below-lowest-workload': 'must not be below the lowest workload',
    'not-by-day-rate': 'does not apply to a day-rate contract',
    'before-posted': 'is before the first day of publication',
    'not-posted-day': 'must be the first day of publication',
    'state-changed': 'is changed by publishing, scheduling, closing or withdrawing',
    'no-slug': 'may contain only lower-case letters, digits and single hyphens',
    'slug-taken': 'is or was used by another vacancy',
    'reference-taken': 'belongs to another vacancy',
    'not-neutral': 'must name all genders, as “(m/w/d)” does',
    'not-reported': 'must be reported to the employment service first',
    'on-list': 'is on the list of the year: report it first',
    'list-of-earlier-year': 'is from an earlier year: look it up in this year’s list',
    'not-before': 'may be shown from',
    'no-canton': 'has no canton, whose holidays count: add it under Website, Places',
    'no-authority': 'has no recorded authority to advertise: record it on its mandate',
  } satisfies Record<VacancyIssueCode, string>,

  /** What the form does not draw. */
  fields: {
    slug: 'Address',
    state: 'Status',
    'state.is': 'Status',
    'state.on': 'Date of the status',
    'state.from': 'Shown from',
    'state.until': 'Closing date',
    content: 'Stored content',
  },
  groups: {
    filters: 'Filters',
    terms: 'Contract and workload',
    law: 'Law',
    more: 'Interviews and relocation',
    publication: 'Address, dates, reference',
  },
  lawOf: '{country}, {count} rules',
  untilHint: 'Last day for applications, local time of the workplace.',
  optional: 'Optional',
  slugFixed: 'The address has been fixed since the role was published.',
  slugChange: 'Change the address',
  slugRedirects: 'The old address will redirect to the new one.',
  slugEarlier: 'Redirect here: {slugs}',
  slugPropose: 'Use the title',

  actions: {
    publish: 'Publish',
    schedule: 'Schedule',
    close: 'Close',
    withdraw: 'Withdraw',
    confirm: 'Confirm still open',
    'withdraw-report': 'Mark as withdrawn',
  },
  done: {
    publish: 'Published. The site shows it within two seconds.',
    schedule: 'Scheduled.',
    close: 'Closed. The site shows it within two seconds.',
    withdraw: 'Withdrawn. The site shows it within two seconds.',
    confirm: 'Confirmed as open today.',
    'withdraw-report': 'Saved.',
  },
  actionText: {
    publish: 'The role is shown on the site in all editions within two seconds.',
    schedule:
      'The role opens at midnight, local time at the workplace, and stays hidden until then.',
    close:
      'The role stays on the site as closed, without the form, and leaves search engines and feeds.',
    withdraw: 'The page says only that the role has been withdrawn.',
  },
  actionSaves: 'Your unsaved changes are saved first.',
  cancel: 'Cancel',

  closing,
  law,
};
