import type { Session } from '#domain/people/person.ts';
import { sessionCookieName } from '#server/people/sessions.ts';
import { createAuthenticator, type Lies } from './software-authenticator.ts';

type Sent = { body?: unknown; cookie?: string; headers?: Record<string, string> };

function isRaw(body: unknown): body is string | Uint8Array<ArrayBuffer> {
  return typeof body === 'string' || body instanceof Uint8Array;
}

/** Asks the desk's API at `origin`, and joins and signs in with passkeys of the site at `url`. */
export function passkeyClient(origin: string, url?: string) {
  let senders = 0;
  const cookieName = sessionCookieName(url);
  /** From another address each time, so that only tests of the rate limit meet it. */
  const send = async (method: string, address: string, { body, cookie, headers }: Sent = {}) => {
    senders += 1;
    const response = await fetch(`${origin}/api/desk${address}`, {
      method,
      headers: {
        'x-forwarded-for': `10.${senders >> 16}.${(senders >> 8) & 255}.${senders & 255}`,
        ...(cookie && { cookie: `${cookieName}=${cookie}` }),
        ...(typeof body === 'object' && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isRaw(body) ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const [setCookie = ''] = response.headers.getSetCookie();
    return {
      status: response.status,
      body: (/^[[{]/.test(text) ? JSON.parse(text) : text) as Record<string, unknown>,
      setCookie,
      token: new RegExp(`^${cookieName}=([^;]*)`).exec(setCookie)?.[1],
      headers: response.headers,
    };
  };

  const options = async <T>(address: string, sent: Sent = {}) => {
    const { status, body } = await send('POST', `${address}/options`, sent);
    if (status !== 200) throw new Error(`${address}/options: ${status} ${JSON.stringify(body)}`);
    return body as T;
  };

  /** Joins by a link with a new passkey. The first administrator also gives a name. */
  const join = async (token: string, { name, label = 'Test key' }: Joining = {}) => {
    const key = createAuthenticator(url);
    const given = name === undefined ? {} : { name };
    const asked = await options<Parameters<typeof key.register>[0]>(`/join/${token}`, {
      body: given,
    });
    const body = { label, response: key.register(asked), ...given };
    const answer = await send('POST', `/join/${token}`, { body });
    return {
      ...answer,
      key,
      session: answer.body as unknown as Session,
      token: answer.token ?? '',
    };
  };

  const signIn = async (key: ReturnType<typeof createAuthenticator>, lies: Lies = {}) => {
    const asked = await options<Parameters<typeof key.sign>[0]>('/sign-in');
    const response = key.sign(asked, lies);
    return { ...(await send('POST', '/sign-in', { body: response })), response };
  };

  return { send, options, join, signIn };
}

type Joining = { name?: string; label?: string };
