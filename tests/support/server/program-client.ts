import { randomUUID } from 'node:crypto';
import { apiScopes, type ApiScope } from '#domain/people/api-key.ts';
import type { Db } from '#server/db/db.ts';
import { makeApiKey } from '#server/people/api-keys.ts';
import { signIn } from '../desk/desk.ts';
import { actIn } from '../stores/act-in.ts';

/** A key as the desk makes it, with all scopes unless a test names them. */
export async function anApiKey(db: Db, scopes: readonly ApiScope[] = apiScopes) {
  const { person } = await signIn(db, { name: `Key maker ${randomUUID()}`, role: 'administrator' });
  const name = `ATS ${randomUUID().slice(0, 8)}`;
  const made = await actIn({ db, by: person, now: Date.now() }, (act) =>
    makeApiKey(act, { name, scopes: [...scopes] }),
  );
  if (typeof made === 'string') throw new Error(made);
  return { ...made, name };
}

type Sent = { body?: object; idempotencyKey?: string; headers?: Record<string, string> };

/** Asks the API below /api/v1 as a program does. */
export function programClient(url: string, key: string) {
  return async (method: string, path: string, { body, idempotencyKey, headers }: Sent = {}) => {
    const response = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(method !== 'GET' && { 'idempotency-key': idempotencyKey ?? randomUUID() }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    // oxlint-disable-next-line typescript/no-explicit-any -- what it answers is what tests look at
    const answer = (isJson ? JSON.parse(text) : text) as any;
    return { status: response.status, headers: response.headers, answer };
  };
}
