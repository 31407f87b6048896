/** What a recorded failure means. The remedy is the channel's: see server/channels/cause-of.ts. */
const causes: Record<string, string> = {
  'unusable-address': 'The recipient’s address cannot receive email.',
  starting: 'The receiver is starting and took no delivery yet.',
  timeout: 'The receiver did not answer in time.',
  ENOTFOUND: 'The receiver’s host name is unknown.',
  EAI_AGAIN: 'This machine’s name service did not answer.',
  ECONNREFUSED: 'Nothing listens at the receiver’s address.',
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
};

const httpCauses: Record<number, string> = {
  400: 'The receiver could not read the delivery.',
  401: 'The receiver wants other credentials.',
  403: 'The receiver does not allow the delivery.',
  404: 'There is no receiver at the address: its workflow is off, or the address is wrong.',
  405: 'The receiver does not accept deliveries at the address.',
  408: 'The receiver gave up waiting for the delivery.',
  410: 'The receiver was removed on purpose.',
  413: 'The delivery is too large for the receiver.',
  422: 'The receiver refused the content.',
  429: 'The receiver is rate-limiting us.',
};

/** One sentence without a remedy. A failure that is a sentence already stays as it is. */
export function causeWords(failure: string): string {
  const known = causes[failure];
  if (known) return known;
  const [, http] = /^HTTP (\d{3})$/.exec(failure) ?? [];
  if (http) return httpCauses[Number(http)] ?? httpClass(Number(http));
  const [, smtp] = /^SMTP (\d{3})\b/.exec(failure) ?? [];
  if (smtp) return smtpClass(Number(smtp));
  return `The attempt ended with ${failure}.`;
}

function httpClass(status: number): string {
  if (status >= 500) return `The receiver failed on its side (status ${status}).`;
  if (status >= 400) return `The receiver refused the delivery (status ${status}).`;
  if (status >= 300) return `The receiver redirects, which is not followed (status ${status}).`;
  return `The receiver answered with status ${status}.`;
}

function smtpClass(code: number): string {
  return code >= 500
    ? `The mail server refused the mail for good (code ${code}).`
    : `The mail server asks to try again later (code ${code}).`;
}
