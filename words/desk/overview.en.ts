import type { WayStep } from '#domain/inbox/overview.ts';

/** Words of the overview. */
export const overviewWords = {
  title: 'Overview',
  who: 'Whose work',
  whose: { team: 'The team', me: 'Mine' },
  period: 'Period',
  periods: { '30': '30 days', '90': '90 days', '365': 'A year' },
  print: 'Print',
  numbers: 'The numbers',
  due: {
    heading: 'Due',
    nothing: 'Nothing waits for an answer.',
    person: 'Person',
    nobody: 'No one yet',
    columns: { overdue: 'Overdue', today: 'Today', tomorrow: 'Tomorrow', later: 'Later' },
  },
  received: {
    heading: 'What came in',
    week: 'Week from',
    total: 'Together',
    summary: '{count} in {weeks} weeks, {last} of them in the last seven days.',
  },
  answers: {
    heading: 'Answered on time',
    summary: '{share}% of {count} first answers were on time; half of them came within {median}.',
    none: 'No answer was sent in this period.',
    name: 'Submissions',
    states: {
      inTime: 'Answered on time',
      late: 'Answered late',
      waiting: 'Waiting, not due yet',
      overdue: 'Waiting, overdue',
    },
  },
  way: {
    heading: 'From received to placed',
    summary: '{placed} placed of {received} who applied or registered.',
    step: 'Step',
    people: 'People',
    steps: {
      received: 'Received',
      answered: 'Answered',
      introduced: 'Introduced',
      placed: 'Placed',
    } satisfies Record<WayStep, string>,
  },
  roles: {
    heading: 'Open roles',
    none: 'No role is open.',
    summary: 'The oldest has been open for {days} days; {without} without an application.',
    role: 'Role',
    days: 'Days open',
    applications: 'Applications',
  },
  /** Roles that somebody is to look after. */
  unconfirmed: {
    heading: 'Still open?',
    hint: 'Nobody has confirmed these roles for {ask} days or more. After {due} days a role is due until it is confirmed or closed.',
    days: '{days} days',
    since: 'not confirmed since {day}',
    due: 'due',
    owner: 'Owner: {name}',
    nobody: 'No owner',
    yours: 'Yours',
    confirm: 'Still open',
    confirmNamed: 'Still open: {title}',
    confirmed: 'Confirmed as open today.',
  },
  leftReports: {
    heading: 'Withdraw from Job-Room',
    hint: 'These roles have ended, and their reports still stand with the Swiss employment service. Withdraw each there, then enter the day on its page.',
    number: 'report {number}',
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
