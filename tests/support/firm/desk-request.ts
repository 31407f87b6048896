import type { Person } from '#domain/people/person.ts';
import { anyAddress } from './visitors.ts';

/** Somebody signed in to the desk. */
export type Desk = { person: Person; headers: Record<string, string> };

type Asked = { method?: string; payload?: object; signal: AbortSignal };

export function deskRequest(
  url: string,
  { headers }: Desk,
  address: string,
  { payload, method = payload ? 'POST' : 'GET', signal }: Asked,
): Promise<Response> {
  return fetch(`${url}/api/desk${address}`, {
    method,
    // Programs work faster than the staff of one office, whose network has a limit.
    headers: {
      ...headers,
      'x-forwarded-for': anyAddress(),
      ...(payload && { 'content-type': 'application/json' }),
    },
    ...(payload && { body: JSON.stringify(payload) }),
    signal,
  });
}
