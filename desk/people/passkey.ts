import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { Session } from '../../domain/work/person.ts';
import { peopleWords } from '../../messages/desk-words/people.ts';
import { ApiError, request } from '../shell/api.ts';

export const hasPasskeys = browserSupportsWebAuthn;

export async function signIn(): Promise<Session> {
  const optionsJSON = await request<PublicKeyCredentialRequestOptionsJSON>(
    'POST',
    '/sign-in/options',
  );
  return request('POST', '/sign-in', await startAuthentication({ optionsJSON }));
}

/** `address` is that of an invitation or of the person's own keys. */
export async function addKey<T>(
  address: string,
  { label, name }: { label: string; name?: string },
): Promise<T> {
  const optionsJSON = await request<PublicKeyCredentialCreationOptionsJSON>(
    'POST',
    `${address}/options`,
    name === undefined ? undefined : { name },
  );
  const response = await startRegistration({ optionsJSON });
  return request('POST', address, { label, response, ...(name !== undefined && { name }) });
}

/**
 * Does something that needs a sign-in within the last minutes, and asks for the passkey when the
 * last one is older.
 */
export async function recentlySignedIn<T>(personId: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof ApiError && error.message === 'sign-in-again')) throw error;
  }
  const { person } = await signIn();
  // Another person's passkey: the page still shows what the first may see.
  if (person.id !== personId) window.location.reload();
  return act();
}

type Problem = keyof typeof peopleWords.problems;

/** What went wrong, in words for people. */
export function problemOf(error: unknown): string {
  return peopleWords.problems[codeOf(error)];
}

function codeOf(error: unknown): Problem {
  if (error instanceof ApiError) {
    return error.message in peopleWords.problems ? (error.message as Problem) : 'failed';
  }
  if (error instanceof WebAuthnError) {
    if (error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'exists';
    if (error.code === 'ERROR_INVALID_RP_ID' || error.code === 'ERROR_INVALID_DOMAIN') {
      return 'wrong-place';
    }
    if (/USER_VERIFICATION|DISCOVERABLE/.test(error.code)) return 'no-verification';
    return 'cancelled';
  }
  const { name } = error as Error;
  if (name === 'SecurityError') return 'wrong-place';
  return name === 'NotAllowedError' || name === 'AbortError' ? 'cancelled' : 'failed';
}

/** A first proposal, as "Chrome on Windows". */
export function proposedLabel(): string {
  const agent = navigator.userAgent;
  const found = (names: readonly (readonly [RegExp, string])[]) =>
    names.find(([pattern]) => pattern.test(agent))?.[1];
  return `${found(browsers) ?? 'Browser'} on ${found(systems) ?? 'this device'}`;
}

const browsers = [
  [/Edg\//, 'Edge'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;

const systems = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Mac OS X/, 'Mac'],
  [/Windows/, 'Windows'],
  [/Linux/, 'Linux'],
] as const;
