import type { DateKind } from '#domain/mandates/mandate-dates.ts';
import { areaWords, kindWords, listOfSamples } from './names.en.ts';

/** Words of the first page: what is to be done now. */
export const todayWords = {
  who: 'Whose work',
  whose: { mine: 'Mine', all: 'All' },
  /** Beside the choice “Mine”, which shows more than what one has taken. */
  mineHint: 'Yours, and what is unassigned.',
  kinds: kindWords,
  areas: areaWords,
  groups: {
    replied: 'Replied',
    overdue: 'Overdue',
    due: 'Due today',
    unclaimed: 'Unassigned',
    roles: 'Roles',
    dates: 'Dates',
    trouble: 'Trouble',
  },
  listed: (count: string) => `${count} in the inbox`,
  late: '{time} late',
  promisedBy: 'promised by {time}',
  by: 'by {time}',
  received: 'received {time}',
  formerPerson: 'Former colleague',
  assign: 'Assign to me',
  assignNamed: 'Assign to me: {name}',
  assigned: 'Assigned to you: {name}',
  confirm: 'Still open',
  confirmNamed: 'Still open: {name}',
  confirmed: 'Confirmed as open today.',
  settle: 'Mark done',
  settleNamed: 'Mark done: {name}',
  settled: 'Marked as done.',
  role: {
    unconfirmed: (days: number) => `Is it still open? Not confirmed for ${days} days`,
    ended: 'Has ended',
    closing: 'Closes on {day}',
    waiting: (count: number) =>
      count === 1
        ? '1 person is waiting for an answer'
        : `${count} people are waiting for an answer`,
    reported: 'Withdraw report {number} from Job-Room',
  },
  dateKinds: {
    plan: 'Plan',
    guarantee: 'Guarantee ends',
    credit: 'Credit ends',
  } satisfies Record<DateKind, string>,
  trouble: {
    failing: 'Not delivered since {time}: {what}',
    backlog: 'Waiting since {time}: {what}',
    searchEngines: 'changed vacancies for search engines',
    faults: (count: number) => (count === 1 ? '1 fault' : `${count} faults`),
  },
  nothing: {
    heading: 'Nothing left to do.',
    next: 'The next promise ends on {time}.',
    none: 'Nobody is waiting for an answer.',
  },
  steps: {
    heading: 'First steps',
    hint: 'What a new firm does first.',
    hide: 'Hide',
    done: 'done',
    facts: 'Enter the firm’s facts',
    factsOpen: (count: number) =>
      count === 1 ? '1 fact is invented or missing' : `${count} facts are invented or missing`,
    samples: 'Remove the samples',
    samplesOpen: listOfSamples,
    remove: 'Remove',
    colleague: 'Invite a colleague',
    colleagueOpen: 'You are the only one here',
    mail: 'Set up mail',
    mailOpen: 'No mail server is configured',
  },
};

/** Lines of the morning mail and of the summary of notices. */
export const morningWords = {
  overdue: '{kind} {reference}: overdue since {time}',
  due: '{kind} {reference}: due {time}',
  unassigned: '{kind} {reference}: due {time}, nobody is responsible yet',
  date: '{role}: {what} ({day})',
  new: '{kind} {reference}: new',
  replied: '{kind} {reference}: the sender has replied',
  late: '{kind} {reference}: overdue',
  more: 'And {count} more',
};
