import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';

/**
 * What the browser says that was signed, not verified yet. Nothing if it was asked for by a frame in
 * a page of another site, which the library does not check.
 */
export function challengeIn(clientDataJson: string): string | undefined {
  try {
    const { challenge, crossOrigin } = decodeClientDataJSON(clientDataJson);
    return typeof challenge === 'string' && crossOrigin !== true ? challenge : undefined;
  } catch {
    return undefined;
  }
}
