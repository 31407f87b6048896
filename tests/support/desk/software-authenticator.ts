import {
  createHash,
  generateKeyPairSync,
  randomBytes,
  sign,
  type JsonWebKey,
  type KeyObject,
} from 'node:crypto';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What a test makes a browser or key say wrongly. */
export type Lies = {
  origin?: string;
  crossOrigin?: boolean;
  rpId?: string;
  counter?: number;
  userVerified?: boolean;
  userHandle?: string;
  id?: string;
};

type CreationOptions = { challenge: string; rp: { id?: string }; user: { id: string } };
type RequestOptions = { challenge: string; rpId?: string };

/** A passkey in memory: signs what a browser on `origin` would have it sign. */
export function createAuthenticator(origin = 'http://localhost:3000') {
  const id = randomBytes(32).toString('base64url');
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  let userHandle = '';
  let counter = 0;

  return {
    id,
    /** Answers the options of a registration. */
    register(options: CreationOptions, lies: Lies = {}): RegistrationResponseJSON {
      userHandle = options.user.id;
      const authData = Buffer.concat([
        head(lies.rpId ?? options.rp.id ?? 'localhost', {
          ...lies,
          counter: lies.counter ?? counter,
          attested: true,
        }),
        Buffer.alloc(16),
        Buffer.from([0, 32]),
        Buffer.from(id, 'base64url'),
        coseKey(publicKey),
      ]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', Uint8Array.from(authData)],
      ]);
      const attestationObject = isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData('webauthn.create', options.challenge, lies).toString(
            'base64url',
          ),
          attestationObject: Buffer.from(attestationObject).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    /** Answers the options of a sign-in. */
    sign(options: RequestOptions, lies: Lies = {}): AuthenticationResponseJSON {
      counter = lies.counter ?? counter + 1;
      const authData = head(lies.rpId ?? options.rpId ?? 'localhost', { ...lies, counter });
      const data = clientData('webauthn.get', options.challenge, lies);
      const signature = sign(
        'sha256',
        Buffer.concat([authData, createHash('sha256').update(data).digest()]),
        privateKey,
      );
      return {
        id: lies.id ?? id,
        rawId: lies.id ?? id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: (lies.userHandle ?? userHandle) || undefined,
        },
      };
    },
  };

  function clientData(type: string, challenge: string, lies: Lies): Buffer {
    const { origin: said = origin, crossOrigin = false } = lies;
    return Buffer.from(JSON.stringify({ type, challenge, origin: said, crossOrigin }));
  }
}

/** User present, user verified, credential attached. */
function head(
  rpId: string,
  {
    counter,
    userVerified = true,
    attested = false,
  }: { counter: number; userVerified?: boolean; attested?: boolean },
): Buffer {
  const flags = 0x01 | (userVerified ? 0x04 : 0) | (attested ? 0x40 : 0);
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), count]);
}

/** ES256, as COSE numbers it. */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' }) as JsonWebKey;
  const key = new Map<number, unknown>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
    [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
  ]);
  return Buffer.from(isoCBOR.encode(key as Parameters<typeof isoCBOR.encode>[0]));
}
