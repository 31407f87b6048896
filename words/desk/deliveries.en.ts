import type { Alert } from '#domain/deliveries/delivery.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import type { ChannelName, PurposeKind } from '#domain/deliveries/channel.ts';

/** What an alert says of a destination. */
const alert = {
  failing: (name: string) => `${name}: every delivery has failed for 15 minutes or more.`,
  backlog: (name: string) => `${name}: a delivery has been waiting for more than an hour.`,
  backlogRemedy:
    'See which deliveries wait and why; a test delivery shows whether the receiver accepts.',
} satisfies Record<Alert['reason'], (name: string) => string> & { backlogRemedy: string };

/** What is sent, where to and what for. */
const destination = {
  kinds: {
    'job-application': 'Job applications',
    'contact-message': 'Contact messages',
    'contact-dialog': "Let's Talk messages",
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
    'role-question': 'question whether to keep a role alert',
    'role-list': 'list of saved roles',
    alert: 'alert',
    morning: 'morning email',
    revision: 'changed vacancy',
    turned: 'opened or closed vacancy',
  } satisfies Record<PurposeKind, string>,
};

/** What a recorded failure means; `remedies` says what to do about it. */
const causes = {
  known: {
    'unusable-address': 'The recipient’s address cannot receive email.',
    starting: 'The receiver is starting and took no delivery yet.',
    timeout: 'The receiver did not answer in time.',
    ENOTFOUND: 'The receiver’s host name is unknown.',
    EAI_AGAIN: 'This machine’s name service did not answer.',
    ECONNREFUSED: 'Nothing listens at the receiver’s address.',
    ERR_SSL_WRONG_VERSION_NUMBER:
      'The receiver does not encrypt at this port, and the address begins with https://.',
    ERR_SSL_PACKET_LENGTH_TOO_LONG:
      'The receiver does not encrypt at this port, and the address begins with https://.',
    ECONNRESET: 'The receiver closed the connection before it answered.',
    UND_ERR_SOCKET: 'The receiver closed the connection before it answered.',
    EHOSTUNREACH: 'There is no route to the receiver’s host.',
    ENETUNREACH: 'This machine has no connection to the receiver’s network.',
    ETIMEDOUT: 'The connection to the receiver was not established in time.',
    UND_ERR_CONNECT_TIMEOUT: 'The connection to the receiver was not established in time.',
    CERT_HAS_EXPIRED: 'The receiver’s certificate has expired.',
    DEPTH_ZERO_SELF_SIGNED_CERT: 'The receiver’s certificate is not signed by a trusted authority.',
    SELF_SIGNED_CERT_IN_CHAIN: 'The receiver’s certificate is not signed by a trusted authority.',
    UNABLE_TO_VERIFY_LEAF_SIGNATURE:
      'The receiver’s certificate is not signed by a trusted authority.',
    ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate is for another host than the address names.',
    EAUTH: 'The mail server refused the user name or the password.',
    ECONNECTION: 'The connection to the mail server was not established.',
    ESOCKET: 'The connection to the mail server broke.',
    EDNS: 'The mail server’s host name is unknown.',
    ETLS: 'The mail server offered no encrypted connection.',
    EENVELOPE: 'The mail server refused the sender or the recipient.',
    EMESSAGE: 'The mail server refused the message.',
  },
  http: {
    400: 'The receiver could not read the delivery.',
    401: 'The receiver expects other credentials.',
    403: 'The receiver does not allow the delivery.',
    404: 'There is no receiver at the address: its workflow is off, or the address is wrong.',
    405: 'The receiver does not accept deliveries at the address.',
    408: 'The receiver gave up waiting for the delivery.',
    410: 'The receiver was removed on purpose.',
    413: 'The delivery is too large for the receiver.',
    422: 'The receiver refused the content.',
    429: 'The receiver is rate-limiting us.',
  },
  receiverFailed: (status: number) => `The receiver failed on its side (status ${status}).`,
  receiverRefused: (status: number) => `The receiver refused the delivery (status ${status}).`,
  redirected: (status: number) =>
    `The receiver redirects, which is not followed (status ${status}).`,
  answered: (status: number) => `The receiver answered with status ${status}.`,
  mailRefused: (code: number) => `The mail server refused the email permanently (code ${code}).`,
  mailLater: (code: number) => `The mail server asks to try again later (code ${code}).`,
  other: (failure: string) => `The attempt ended with ${failure}.`,
};

/** What an operator does about a failure. The names of variables are in the runbooks. */
const remedies = {
  webhook: {
    testAddress: 'Set the production address, with /webhook/ in it.',
    credentials: 'Put the credentials into the address, or set the WEBHOOK_SECRET it expects.',
    notFound: 'Switch the workflow on, or correct the address and restart the server.',
    removed: 'Set another address, restart the server, then run "redeliver --abandoned".',
    tooLarge: 'Set the _MAX_BYTES variable below the receiver’s limit and restart the server.',
    limited: 'No action needed: we retry when the receiver asks us to.',
    starting: 'No action needed: we retry.',
    timeout: 'Let the receiver answer within 20 s and do its work afterwards.',
    unknownHost: 'Correct the host name of the address, or the name service of this machine.',
    refused: 'Start the receiver, or correct the port of the address.',
    unencrypted: 'Begin the address with http:// as the receiver does, or give its HTTPS port.',
    other: 'Check the receiver’s log; deliveries are retried.',
  },
  mail: {
    recipient: 'The address does not take mail. Reach the sender by telephone.',
    later: 'No action needed: the mail server asked us to come back later.',
    credentials: 'Correct user and password in SMTP_URL and restart the server.',
    refused:
      'Look up the code with the provider of the mail server; often MAIL_FROM is not allowed.',
    other: 'Check host and port of SMTP_URL and that this machine reaches it; mails are retried.',
  },
  indexnow: {
    key: 'Open /<INDEXNOW_KEY>.txt below SITE_URL: it must show the key.',
    other: 'The announcement is repeated later. Check that this machine reaches the internet.',
  },
  certificate: {
    otherHost: (variable: string) =>
      `Correct the host name in ${variable}: it must be one that the certificate names.`,
    expired: 'Have the certificate renewed, and check the clock of this machine.',
    untrusted:
      'Have it signed by a public authority, or name yours in NODE_EXTRA_CA_CERTS and restart.',
  },
};

/** Words of the page about deliveries. */
export const deliveryWords = {
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
  unconfigured: 'No server sends to it. Deliveries for it wait.',
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
  all: 'All',
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
  alert,
  destination,
  causes,
  remedies,
};

function count(many: number, one: string, several: string): string {
  return many === 0 ? '' : `${many} ${many === 1 ? one : several}`;
}

export type DeliveryWords = typeof deliveryWords;
