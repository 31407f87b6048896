import {
  verifyAuthenticationResponse,
  type AuthenticationResponseJSON,
} from '@simplewebauthn/server';
import { isoBase64URL } from '@simplewebauthn/server/helpers';
import type { Person } from '#domain/people/person.ts';
import type { Db } from '#server/db/db.ts';
import { takeChallenge } from './desk-challenges.ts';
import { countUse, passkeyOf } from './passkeys.ts';
import type { RelyingParty } from './relying-party.ts';
import { challengeIn } from './webauthn-body.ts';

export const signInPurpose = 'sign-in';

export type SignInAttempt =
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
