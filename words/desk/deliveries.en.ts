/** Words of the page about deliveries. */
export const deliveriesWords = {
  heading: 'Deliveries',
  loading: 'Loading deliveries',
  summary: ({
    failing,
    waiting,
    abandoned,
  }: Record<'failing' | 'waiting' | 'abandoned', number>) =>
    failing + waiting + abandoned === 0
      ? 'Everything has been delivered.'
      : [
          count(failing, 'destination failing', 'destinations failing'),
          count(waiting, 'delivery waiting', 'deliveries waiting'),
          count(abandoned, 'delivery failed', 'deliveries failed'),
        ]
          .filter(Boolean)
          .join(', ')
          .concat('.'),
  alerts: 'Alerts',
  since: 'Since',
  destinations: 'Destinations',
  noDestinations:
    'No destination is configured. Submissions are kept here and nothing is sent: set WEBHOOK_…_URL or SMTP_URL to send them on.',
  states: {
    working: 'Working',
    failing: 'Failing',
    unused: 'Not used yet',
    unconfigured: 'Not configured',
  },
  unconfigured: 'No server sends to it. What is meant for it waits.',
  /** What a destination's trouble means for the firm. */
  standing: (waiting: number, since: string) =>
    waiting === 1
      ? `1 message has been waiting since ${since}.`
      : `${waiting} messages have been waiting since ${since}.`,
  operator: 'For the person who runs the server',
  lastSuccess: 'Last success',
  never: 'None yet',
  waiting: 'Waiting',
  oldest: 'Oldest since',
  failures: 'Failures in a row',
  none: '–',
  test: 'Send a test',
  testOf: (name: string) => `Send a test to ${name}`,
  testing: 'Sending…',
  testAccepted: (status: number | null, ms: number) =>
    `The test was accepted${status === null ? '' : ` with status ${status}`} after ${ms} ms.`,
  testFailed: (recorded: string) => `The test failed (${recorded}).`,
  list: 'Outstanding deliveries',
  filters: {
    all: 'All',
    failing: 'Retrying',
    waiting: 'Waiting',
    abandoned: 'Failed',
    cancelled: 'Cancelled',
  },
  filter: 'Show',
  empty: 'Nothing outstanding.',
  emptyFilter: 'None match this filter.',
  more: 'Only the first 300 are listed, the worst first.',
  taskStates: {
    failing: 'Retrying',
    waiting: 'Waiting',
    sending: 'Being sent',
    abandoned: 'Failed',
    cancelled: 'Cancelled',
  },
  next: 'Next attempt',
  due: 'Due now',
  settled: 'Ended',
  attempts: (many: number) => (many === 1 ? '1 attempt' : `${many} attempts`),
  noAttempt: 'No attempt yet',
  status: (status: number) => `Status ${status}`,
  noAnswer: 'No answer',
  accepted: 'Accepted',
  redeliver: 'Send again',
  redeliverOf: (name: string) => `Send again: ${name}`,
  redelivered: 'Queued to send now.',
  cancel: 'Cancel',
  cancelOf: (name: string) => `Cancel the delivery of ${name}`,
  cancelHeading: 'Cancel this delivery?',
  cancelText: (name: string, to: string) =>
    `${name} will no longer be sent to ${to}. The submission stays, and you can send it again later.`,
  keep: 'Keep trying',
  cancelNow: 'Cancel the delivery',
  cancelled: 'The delivery is cancelled.',
};

function count(many: number, one: string, several: string): string {
  return many === 0 ? '' : `${many} ${many === 1 ? one : several}`;
}
