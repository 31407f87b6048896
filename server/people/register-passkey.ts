import {
  generateRegistrationOptions,
  verifyRegistrationResponse,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Db } from '#server/db/db.ts';
import { COSEALG } from '@simplewebauthn/server/helpers';
import { kitWords } from '#words/desk/kit.en.ts';
import { keepChallenge, takeChallenge } from './desk-challenges.ts';
import { passkeysOf, type NewPasskey } from './passkeys.ts';
import type { RelyingParty } from './relying-party.ts';
import { challengeIn } from './webauthn-body.ts';
import { catalogue } from '#content/catalogue.server.ts';

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
