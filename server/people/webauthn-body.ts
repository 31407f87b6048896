import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import { z } from 'zod';

/** For routes that anybody may call. */
export const shortBody = { bodyLimit: 64 * 1024 };

const encoded = z.string().min(1).max(16_384);
const credential = { id: encoded, rawId: encoded, type: z.literal('public-key') };

/** What the library reads; it verifies the rest. */
export const registrationSchema = z.looseObject({
  ...credential,
  response: z.looseObject({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/))
      .max(10)
      .optional(),
  }),
  clientExtensionResults: z.looseObject({}),
}) as unknown as z.ZodType<RegistrationResponseJSON>;

export const authenticationSchema = z.looseObject({
  ...credential,
  response: z.looseObject({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: encoded.optional(),
  }),
  clientExtensionResults: z.looseObject({}),
}) as unknown as z.ZodType<AuthenticationResponseJSON>;

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
