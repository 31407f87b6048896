/** What an operator does about a failure. The names of variables are in the runbooks. */
export const remedyTexts = {
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
