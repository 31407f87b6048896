import type { Db } from '#server/db/db.ts';
import type { passkeyClient } from '../desk/passkey-client.ts';
import type { createAuthenticator } from '../desk/software-authenticator.ts';

export type WriteWorld = {
  url: string;
  db: Db;
  client: ReturnType<typeof passkeyClient>;
  /** An administrator who signed in just now. */
  cookie: string;
  personId: string;
  key: ReturnType<typeof createAuthenticator>;
};

/** Prepares what the request is about and returns the request, which answers with its status. */
export type Prepared = (world: WriteWorld) => Promise<() => Promise<number>>;

export function desk(
  { client, cookie }: WriteWorld,
  method: string,
  address: string,
  body?: object,
): () => Promise<number> {
  return async () => (await client.send(method, address, { cookie, body })).status;
}
