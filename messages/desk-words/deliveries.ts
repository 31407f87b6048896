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
      ? 'Everything that was to be sent is delivered.'
      : [
          count(failing, 'destination fails', 'destinations fail'),
          count(waiting, 'delivery waits', 'deliveries wait'),
          count(abandoned, 'delivery was abandoned', 'deliveries were abandoned'),
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
    working: 'Works',
    failing: 'Fails',
    unused: 'Not used yet',
    unconfigured: 'Not configured',
  },
  unconfigured: 'No server has this destination configured. What is meant for it waits.',
  lastSuccess: 'Last success',
  never: 'None yet',
  waiting: 'Waiting',
  oldest: 'Oldest since',
  failures: 'Failures in a row',
  abandoned: 'Abandoned',
  none: '–',
  lastFailure: 'Last failure',
  test: 'Send a test',
  testOf: (name: string) => `Send a test to ${name}`,
  testing: 'Sending…',
  testAccepted: (status: number | null, ms: number) =>
    `The test was accepted${status === null ? '' : ` with status ${status}`} after ${ms} ms.`,
  testFailed: (recorded: string) => `The test failed (${recorded}).`,
  list: 'Deliveries that are not done',
  filters: {
    all: 'All',
    failing: 'Failing',
    waiting: 'Waiting',
    abandoned: 'Abandoned',
    cancelled: 'Cancelled',
  },
  filter: 'Show',
  empty: 'Nothing waits, fails or was abandoned.',
  emptyFilter: 'None match this filter.',
  more: 'Only the first 300 are listed, the worst first.',
  taskStates: {
    failing: 'Fails',
    waiting: 'Waits',
    sending: 'Being sent',
    abandoned: 'Abandoned',
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
  redeliver: 'Redeliver',
  redeliverOf: (name: string) => `Redeliver ${name}`,
  redelivered: 'It is due now. The receiver sees the same webhook-id as before.',
  cancel: 'Cancel',
  cancelOf: (name: string) => `Cancel the delivery of ${name}`,
  cancelHeading: 'Cancel this delivery?',
  cancelText: (name: string, to: string) =>
    `${name} is then not sent to ${to} any more. The submission stays, and you can redeliver it later.`,
  keep: 'Keep trying',
  cancelNow: 'Cancel the delivery',
  cancelled: 'The delivery is cancelled.',
};

function count(many: number, one: string, several: string): string {
  return many === 0 ? '' : `${many} ${many === 1 ? one : several}`;
}
