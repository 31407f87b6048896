import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';

/** Whom passkeys are made for: the site's host once it is configured, else this computer. */
export type RelyingParty = {
  id: string;
  /** Cookies need HTTPS, except on this computer. */
  secure: boolean;
  /** The origin that an answer must come from. */
  originFor(clientDataJson: string): string;
};

/** `siteUrl` is what the operator configured: the default of the content is no host of theirs. */
export function relyingPartyOf(siteUrl: string | undefined): RelyingParty {
  if (siteUrl) {
    const { hostname, origin, protocol } = new URL(siteUrl);
    return {
      id: hostname,
      secure: !(hostname === 'localhost' && protocol === 'http:'),
      originFor: () => origin,
    };
  }
  return { id: 'localhost', secure: false, originFor: localOrigin };
}

/** Any port: a proxy of the developer or a tunnel may have another than the server. */
function localOrigin(clientDataJson: string): string {
  const { origin } = decodeClientDataJSON(clientDataJson);
  return /^https?:\/\/localhost(?::\d{1,5})?$/.test(origin) ? origin : 'http://localhost';
}
