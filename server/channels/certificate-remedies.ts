/** What to do when TLS refuses a certificate; `variable` holds the address. */
export function certificateRemedy(failure: string, variable: string): string | undefined {
  if (failure === 'ERR_TLS_CERT_ALTNAME_INVALID') {
    return `Correct the host name in ${variable}: it must be one that the certificate names.`;
  }
  if (failure === 'CERT_HAS_EXPIRED') {
    return 'Have the certificate renewed, and check the clock of this machine.';
  }
  if (/SELF_SIGNED|UNABLE_TO_VERIFY_LEAF|UNABLE_TO_GET_ISSUER/.test(failure)) {
    return 'Have it signed by a public authority, or name yours in NODE_EXTRA_CA_CERTS and restart.';
  }
  return undefined;
}
