import type { Passkey, Session } from '#domain/people/person.ts';
import { ApiError, ask } from './api.ts';

/** Not with the first page, which needs no passkey. */
const webAuthn = () => import('@simplewebauthn/browser');

export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}

export async function signIn(): Promise<Session> {
  const optionsJSON = await ask('POST /sign-in/options', {});
  const { startAuthentication } = await webAuthn();
  return ask('POST /sign-in', {}, { body: await startAuthentication({ optionsJSON }) });
}

/** Another key of the person who is signed in. */
export async function addKey(label: string): Promise<Passkey[]> {
  const optionsJSON = await ask('POST /passkeys/options', {});
  const { startRegistration } = await webAuthn();
  const response = await startRegistration({ optionsJSON });
  return ask('POST /passkeys', {}, { body: { label, response } });
}

/** The first key of the person who is invited; only the first administrator gives a name. */
export async function join(token: string, label: string, name?: string): Promise<Session> {
  const optionsJSON = await ask('POST /join/:token/options', { token }, { body: { name } });
  const { startRegistration } = await webAuthn();
  const response = await startRegistration({ optionsJSON });
  return ask('POST /join/:token', { token }, { body: { label, response, name } });
}

/**
 * Does something that needs a sign-in within the last minutes, and asks for the passkey when the
 * last one is older.
 */
export async function withRecentSignIn<T>(
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
