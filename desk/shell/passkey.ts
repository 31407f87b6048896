import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { Session } from '../../domain/work/person.ts';
import { ApiError, request } from './api.ts';

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
export async function recentlySignedIn<T>(
  personId: string | undefined,
  act: () => Promise<T>,
): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof ApiError && error.body.error === 'sign-in-again')) throw error;
  }
  const { person } = await signIn();
  // Another person's passkey: the page still shows what the first may see.
  if (person.id !== personId) window.location.reload();
  return act();
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
