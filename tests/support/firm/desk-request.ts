import type { Person } from '#domain/people/person.ts';

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
    headers: { ...headers, ...(payload && { 'content-type': 'application/json' }) },
    ...(payload && { body: JSON.stringify(payload) }),
    signal,
  });
}
