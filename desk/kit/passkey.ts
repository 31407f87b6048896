import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { Passkey, Session } from '#domain/people/person.ts';
import { ask } from './api.ts';

export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}

export async function signIn(): Promise<Session> {
  const optionsJSON = await ask('POST /sign-in/options', {});
  return ask('POST /sign-in', {}, { body: await startAuthentication({ optionsJSON }) });
}

/** Another key of the person who is signed in. */
export async function addKey(label: string): Promise<Passkey[]> {
  const optionsJSON = await ask('POST /passkeys/options', {});
  const response = await startRegistration({ optionsJSON });
  return ask('POST /passkeys', {}, { body: { label, response } });
}

/** The first key of the person who is invited; only the first administrator gives a name. */
export async function join(token: string, label: string, name?: string): Promise<Session> {
  const optionsJSON = await ask('POST /join/:token/options', { token }, { body: { name } });
  const response = await startRegistration({ optionsJSON });
  return ask('POST /join/:token', { token }, { body: { label, response, name } });
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
