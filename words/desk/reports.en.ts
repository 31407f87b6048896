import type { WayStep } from '#domain/inbox/figures.ts';

/** Words of the reports: how the firm is doing. */
export const reportWords = {
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
    summary: (count: number, weeks: number, last: number) => {
      if (count === 0) return `Nothing in ${weeks} weeks.`;
      if (count === 1) return `1 in ${weeks} weeks, ${last ? 'in' : 'before'} the last seven days.`;
      return `${count} in ${weeks} weeks, ${last || 'none'} of them in the last seven days.`;
    },
  },
  answers: {
    heading: 'Answered on time',
    summary: (count: number, inTime: number, median: string) =>
      count === 1
        ? `1 first answer, ${inTime ? 'on time' : 'late'}, after ${median}.`
        : `${inTime || 'None'} of ${count} first answers on time; half of them within ${median}.`,
    none: 'No answer was sent to what came in within this period.',
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
    summary: (received: number, placed: number) => {
      if (received === 0) return 'Nobody applied or registered.';
      if (received === 1)
        return `1 applied or registered, ${placed ? 'and was' : 'not yet'} placed.`;
      return `${placed || 'None'} placed of ${received} who applied or registered.`;
    },
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
    summary: (count: number, days: number, without: number) => {
      const open = days === 1 ? '1 day' : `${days} days`;
      if (count === 1)
        return `1 is open, for ${open}, ${without ? 'without' : 'with'} applications.`;
      return `The oldest has been open for ${open}; ${without || 'none'} without an application.`;
    },
    role: 'Role',
    days: 'Days open',
    applications: 'Applications',
  },
  alerts: {
    heading: 'Role alerts',
    summary: (confirmed: number, waiting: number) => {
      if (confirmed + waiting === 0) return 'Nobody has asked for a role alert.';
      const people = confirmed === 1 ? '1 visitor is' : `${confirmed || 'No'} visitors are`;
      const others = waiting === 0 ? '' : `; ${waiting} not confirmed yet`;
      return `${people} told of new roles${others}. What they look for:`;
    },
    count: 'Alerts',
    edition: 'Edition',
    filter: 'What they look for',
  },
};
