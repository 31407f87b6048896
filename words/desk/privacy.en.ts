import type { OwnRefusals } from './kit.en.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import type { Period } from '#domain/edition/format.ts';
import { type Hold, type HoldReason, holdReasons } from '#domain/privacy/keeping.ts';
import type { DeletedCategory, Erased, HeldNow } from '#domain/privacy/person-data.ts';
import type { KeptBy, RetentionStart } from '#domain/privacy/retention.ts';

/** What the daily run deletes, as the privacy page, the audit log and the command name it. */
const deletedCategories: Record<DeletedCategory, string> = {
  inactiveCandidateProfiles: 'Applications, registrations and messages',
  jobSpecifications: 'Employer briefs',
  suspectedSpam: 'Suspected spam',
  erasureRequests: 'Submissions out of use',
  placementRecords: 'Records of placements',
  interviewNotes: 'Notes, those of interviews too',
  securityLogs: 'Entries of the audit log',
  briefDrafts: 'Briefs saved for later',
  emailEngagement: 'Proofs of ended role alerts',
};

const period = ({ value, unit }: Period) => `${value} ${unit}${value === 1 ? '' : 's'}`;

/** How long something is kept, and what holds it longer. */
const keeping = {
  heading: 'How long it is kept',
  until: (day: string) => `Kept until ${day}.`,
  over: (day: string) => `Its period ended on ${day}. It is held longer:`,
  due: (day: string) => `Its period ended on ${day}. The next run deletes it.`,
  holds: {
    candidacy: ({ role, employer }) => `On the way to ${role}, ${employer}`,
    guarantee: ({ role, employer }, day) => `Guarantee until ${day}: ${role}, ${employer}`,
    credit: ({ role, employer }, day) => `Credit until ${day}: ${role}, ${employer}`,
    unanswered: (_, day) => `Their last message is unanswered: until ${day}`,
    administrator: ({ by, reason }, day) => `By ${by} until ${day}: ${reason}`,
  } satisfies {
    [Is in Hold['is']]: (hold: Extract<Hold, { is: Is }>, day: string) => string;
  },
  /** How many are held for it. */
  counts: {
    candidacy: (count: number) => `${count} on the way to an open mandate`,
    guarantee: (count: number) => `${count} by a guarantee`,
    credit: (count: number) => `${count} by a credit`,
    unanswered: (count: number) => `${count} by an unanswered message`,
    administrator: (count: number) => `${count} by an administrator`,
  } satisfies Record<HoldReason, (count: number) => string>,
  hold: 'Hold longer',
  change: 'Change the hold',
  end: 'End the hold',
  question: 'Hold this beyond its period?',
  effect:
    'It is not deleted by its age up to this day. Whoever sent it can still have it erased, and reads the reason in an export.',
  reason: 'Reason',
  lastDay: 'Last day',
  keep: 'Cancel',
  held: 'Held.',
  ended: 'The hold has ended.',
  refusals: {
    'day-refused': 'The last day must be later than today, and within seven years.',
  } satisfies OwnRefusals,
};

/** How many submissions are held beyond their period, and for which reasons. */
export function heldNow({ count, reasons }: HeldNow): string {
  const counted = holdReasons
    .filter((reason) => reasons[reason] > 0)
    .map((reason) => keeping.counts[reason](reasons[reason]));
  return `${many(count, 'submission is', 'submissions are')} held beyond ${count === 1 ? 'its' : 'their'} period: ${counted.join(', ')}.`;
}

/** Words of the page about personal data. */
export const privacyWords = {
  summary: 'What we hold about someone, and what is deleted automatically.',
  person: 'Find someone’s data',
  email: 'Their email address',
  emailHint: 'Check first that the request comes from this address. Case does not matter.',
  find: 'Find',
  finding: 'Searching…',
  nothing: (email: string) => `Nothing is stored under ${email}.`,
  found: (many: number, email: string) =>
    `${many === 1 ? '1 submission' : `${many} submissions`} under ${email}`,
  drafts: (many: number, days: number) =>
    `${many === 1 ? '1 saved draft of a brief names this address. It is' : `${many} saved drafts of a brief name this address. They are`} erased with the rest; drafts without an address are deleted ${days} days after they were last saved.`,
  mandates: 'The person is named in mandates:',
  mandatesHint:
    'Mandates stay as business records. Erasing replaces name, address and telephone there by “[…]”.',
  savedViews: (count: number) =>
    `${many(count, 'saved view of the inbox names', 'saved views of the inbox name')} the address. Erasing deletes ${count === 1 ? 'it' : 'them'}.`,
  mentioned: 'The address also appears in what others sent, or in notes about them:',
  mentionedHint: 'These are not erased with the person. Read them and decide.',
  kinds: {
    'job-application': 'Job application',
    'contact-message': 'Contact message',
    'contact-dialog': "Let's Talk message",
    'candidate-registration': 'Registration',
    'employer-brief': 'Employer brief',
  } satisfies Record<SubmissionKind, string>,
  received: 'Received',
  file: 'File',
  noFile: 'No file',
  withheld: 'Name not shown',
  contents: ({
    notes,
    mails,
    deliveries,
    attempts,
    messages,
  }: Record<'notes' | 'messages' | 'mails' | 'deliveries' | 'attempts', number>) =>
    [
      many(notes, 'note', 'notes'),
      many(messages, 'message', 'messages'),
      many(mails, 'email', 'emails'),
      many(deliveries, 'delivery', 'deliveries'),
      attempts > 0 ? `with ${many(attempts, 'attempt', 'attempts')}` : '',
    ]
      .filter(Boolean)
      .join(', ') || 'Nothing else',
  alsoGoes: 'Also deleted',
  copies: 'Copies elsewhere',
  noCopies: 'None',
  copiesHint: 'Receivers hold copies that erasing here does not reach. Ask them to erase theirs.',
  deleteAt: 'Out of use; to be deleted on',
  keeping,
  placements: 'Records of placements:',
  placement: (role: string, employer: string, day: string) => `${role}, ${employer}, on ${day}`,
  placementUntil: (day: string) => `kept until ${day}`,
  placementRestricted: 'out of use',
  placementsHint: 'They hold no CV. Erasing puts them out of use; they are deleted on their day.',
  export: 'Export as .zip',
  exporting: 'Exporting…',
  exported: 'The export is in your downloads. It holds personal data: pass it on encrypted.',
  erase: 'Erase everything',
  onlyAdministrators: 'Only an administrator can erase.',
  eraseHeading: 'Erase this person’s data?',
  eraseText: (submissions: number, files: number) =>
    `${many(submissions, 'submission', 'submissions') || 'No submission'} with ${many(files, 'file', 'files') || 'no file'}, all notes, messages, emails and deliveries are deleted at once and for good. Backups taken before still hold them until they expire.`,
  confirmation: 'Type the address again to confirm',
  notConfirmed: 'This is not the address above.',
  keep: 'Keep everything',
  eraseNow: 'Erase for good',
  keptText: (submissions: number) =>
    `${many(submissions, 'submission records', 'submissions record')} an introduction to an employer. The law of the country has us keep it: it is restricted now, seen and used by nobody, and deleted when that period ends.`,
  keptUntil: 'Introduced: kept until',
  erased: ({
    references,
    kept,
    briefDrafts,
    roleAlerts,
    roleLists,
    mandates,
    placements,
  }: Omit<Erased, 'copiesAt'>) =>
    `Erased: ${[...references, many(briefDrafts, 'saved brief', 'saved briefs'), many(roleAlerts, 'role alert', 'role alerts'), many(roleLists, 'list of saved roles', 'lists of saved roles'), mandates > 0 ? `the person in ${many(mandates, 'mandate', 'mandates')}` : ''].filter(Boolean).join(', ') || 'nothing'}. ${[kept.length > 0 ? `Out of use as the record of an introduction: ${kept.join(', ')}.` : '', placements > 0 ? `Out of use: ${many(placements, 'record of a placement', 'records of placements')}.` : ''].filter(Boolean).join(' ') || 'Nothing is stored under the address any more.'}`,
  roleAlerts: (count: number) => many(count, 'role alert', 'role alerts'),
  roleLists: (count: number) =>
    `${many(count, 'list of saved roles is', 'lists of saved roles are')} on the way to this address: deleted once sent, or erased with the rest.`,
  unconfirmed: 'not confirmed yet',
  ends: (time: string) => `ends ${time}`,
  roleAlertProofs: (count: number) =>
    `${many(count, 'ended role alert is', 'ended role alerts are')} kept as proof without the address, as a hash. The proof stays when the person is erased, and is deleted at the end of its period.`,
  roleMailBlocked: (since: string) =>
    `On ${since} this address said that we must never write to it about roles.`,
  allowRoleMail: 'Allow role alerts',
  allowRoleMailHint: 'Only if its owner asks. Each role alert is still confirmed by a link.',
  roleMailAllowed: 'The address can ask for role alerts again.',
  refusals: {
    stale: 'Something new came in under this address. Look at it before you erase.',
    'not-found': 'Nothing is stored under this address any more.',
    'not-confirmed': 'The typed address is not the address of the person.',
    invalid: 'This is not an email address.',
  } satisfies OwnRefusals,
  retention: 'Automatic deletion',
  retentionText: 'Runs once a day. The periods are those of the privacy policy.',
  office: (kept: string) => `The office deletes what is kept outside this program: ${kept}.`,
  officeCategories: {
    rightToWorkDocuments: 'right-to-work documents',
    contractsAndBilling: 'contracts and billing',
    analytics: 'analytics, of which none are collected',
  } satisfies Record<KeptBy<'office'>, string>,
  starts: {
    sent: 'from the day it was sent',
    'last-act': 'from the last contact',
    placed: 'from the placement',
    written: 'from the day it was written',
    ended: 'from its end',
    saved: 'from the last time it was saved',
    confirmed: 'from its confirmation',
    'last-entry': 'from the last entry',
  } satisfies Record<RetentionStart, string>,
  heldNow,
  nextRun: 'Next run',
  lastRun: 'Last run',
  notYet: 'Not yet',
  soon: 'Within a minute',
  columns: {
    category: 'What',
    period: 'Kept for',
    kept: 'Stored',
    held: 'Held longer',
    due: 'Due now',
    next: 'Next due',
  },
  ownDay: 'Until its own date',
  none: '–',
  period,
  /** Within a sentence that begins with "after". */
  after: period,
  runNow: 'Run now',
  runHeading: 'Delete what is due?',
  runText: (due: number) =>
    due === 0
      ? 'Nothing is due. The run is still recorded.'
      : `${many(due, 'record has passed its', 'records have passed their')} retention period and will be permanently deleted.`,
  runKeep: 'Not now',
  ran: 'The run is done. The list below says what it deleted.',
  runs: 'Runs',
  noRuns: 'Not run yet.',
  deletedCategories,
  nothingDeleted: 'Nothing was due',
};

function many(count: number, one: string, several: string): string {
  return count === 0 ? '' : `${count} ${count === 1 ? one : several}`;
}
