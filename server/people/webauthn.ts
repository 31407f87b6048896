import { COSEALG, decodeClientDataJSON, isoBase64URL } from '@simplewebauthn/server/helpers';
import type { Db, Statements } from '#server/db/db.ts';
import {
  type AuthenticationResponseJSON,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { kitWords } from '#words/desk/kit.en.ts';
import { countUse, type NewPasskey, passkeyOf, passkeysOf } from './passkeys.ts';
import { catalogue } from '#content/catalogue.server.ts';
import type { Person } from '#domain/people/person.ts';

/** Whom passkeys are made for: the site's host once it is configured, else this computer. */
type RelyingParty = {
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

const challengeLifeMs = 5 * 60_000;

/** `purpose` names what the signature is for, so that it cannot be used for anything else. */
export async function keepChallenge(
  { all }: Statements,
  challenge: string,
  purpose: string,
  now: number,
): Promise<void> {
  await all('insert into desk_challenge (challenge, purpose, expires_at) values ($1, $2, $3)', [
    challenge,
    purpose,
    now + challengeLifeMs,
  ]);
}

/** True once. A challenge is used up even when it was meant for something else. */
async function takeChallenge(
  { all }: Statements,
  challenge: string,
  purpose: string,
  now: number,
): Promise<boolean> {
  const [taken] = await all<{ purpose: string; expiresAt: number }>(
    `delete from desk_challenge where challenge = $1
      returning purpose, expires_at`,
    [challenge],
  );
  return taken !== undefined && taken.purpose === purpose && taken.expiresAt > now;
}

export async function removeExpiredChallenges({ all }: Statements, now: number): Promise<void> {
  await all('delete from desk_challenge where expires_at <= $1', [now]);
}

/**
 * What the browser says that was signed, not verified yet. Nothing if it was asked for by a frame in
 * a page of another site, which the library does not check.
 */
function challengeIn(clientDataJson: string): string | undefined {
  try {
    const { challenge, crossOrigin } = decodeClientDataJSON(clientDataJson);
    return typeof challenge === 'string' && crossOrigin !== true ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/** What every authenticator of today has one of. The library would add an experimental one. */
const algorithms = [COSEALG.ES256, COSEALG.EdDSA, COSEALG.RS256];

/**
 * A discoverable key, so that nobody types a name. User verification is required, because the key is
 * the only factor that is asked for: a PIN, finger or face on the device makes it two.
 */
export async function registrationOptions(
  db: Db,
  party: RelyingParty,
  person: { id: string; name: string },
  purpose: string,
  now: number,
) {
  const keys = await passkeysOf(db, person.id);
  const options = await generateRegistrationOptions({
    rpName: kitWords.name(catalogue().firm.name),
    rpID: party.id,
    userID: new TextEncoder().encode(person.id),
    userName: person.name,
    userDisplayName: person.name,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: keys.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(db, options.challenge, purpose, now);
  return options;
}

/** The key of a valid answer; undefined for any other. The challenge is used up in both cases. */
export async function verifiedRegistration(
  db: Db,
  party: RelyingParty,
  response: RegistrationResponseJSON,
  purpose: string,
  now: number,
): Promise<Omit<NewPasskey, 'personId' | 'label'> | undefined> {
  const { clientDataJSON, transports = [] } = response.response;
  const challenge = challengeIn(clientDataJSON);
  if (!challenge || !(await takeChallenge(db, challenge, purpose, now))) return undefined;
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: party.originFor(clientDataJSON),
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
    // It throws on whatever it does not accept.
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) return undefined;
  const { id, publicKey, counter } = registrationInfo.credential;
  return { id, publicKey, counter, transports };
}

export const signInPurpose = 'sign-in';

type SignInAttempt =
  | { state: 'verified'; person: Person; keyId: string }
  /** `person` owns the key that was used. */
  | { state: 'refused'; reason: SignInRefusal; cause?: string; person?: Person };

type SignInRefusal =
  | 'challenge used, expired or of something else'
  | 'unknown key'
  | 'key of another person'
  | 'answer refused'
  | 'wrong signature'
  | 'counter of the key did not grow';

/** The challenge is used up, whatever comes out. */
export async function verifySignIn(
  db: Db,
  party: RelyingParty,
  response: AuthenticationResponseJSON,
  now: number,
): Promise<SignInAttempt> {
  const { clientDataJSON, userHandle } = response.response;
  const challenge = challengeIn(clientDataJSON);
  if (!challenge || !(await takeChallenge(db, challenge, signInPurpose, now))) {
    return { state: 'refused', reason: 'challenge used, expired or of something else' };
  }
  const key = await passkeyOf(db, response.id);
  if (!key) return { state: 'refused', reason: 'unknown key' };
  const { person } = key;
  if (userHandle && userHandle !== isoBase64URL.fromUTF8String(person.id)) {
    return { state: 'refused', reason: 'key of another person', person };
  }
  const verification = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: party.originFor(clientDataJSON),
    expectedRPID: party.id,
    credential: { id: key.id, publicKey: Uint8Array.from(key.publicKey), counter: key.counter },
    requireUserVerification: true,
  }).catch((error: Error) => ({ verified: false as const, cause: error.message.slice(0, 200) }));
  if ('cause' in verification) {
    return { state: 'refused', reason: 'answer refused', cause: verification.cause, person };
  }
  if (!verification.verified) return { state: 'refused', reason: 'wrong signature', person };
  if (!(await countUse(db, key.id, verification.authenticationInfo.newCounter, now))) {
    return { state: 'refused', reason: 'counter of the key did not grow', person };
  }
  return { state: 'verified', person, keyId: key.id };
}
