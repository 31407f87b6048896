import { createHash, randomUUID } from 'node:crypto';
import type { ApiKey, ApiScope, NewApiKey } from '#domain/people/api-key.ts';
import type { Act, Program, SignedInActor } from '#server/db/act.ts';
import { facts, several } from '#server/db/audit.ts';
import type { Statements } from '#server/db/db.ts';
import { hashOfToken, newToken } from '#server/db/tokens.ts';

/** By which a key that was published by mistake is recognised. */
const keyPrefix = 'ngk_';
const keyPattern = /^ngk_[\w-]{43}$/;
/** A key in use is not written at each request. */
const touchIntervalMs = 60_000;
const maxApiKeys = 50;

/** Who asks by a key, and for what it may ask. */
export type KeyHolder = { program: Program; scopes: readonly ApiScope[] };

/** Returns the key, which is shown once: the store keeps its hash. */
export async function makeApiKey(
  act: Act<SignedInActor>,
  { name, scopes }: NewApiKey,
): Promise<{ id: string; key: string } | 'name-taken' | 'not-possible'> {
  await act.all(act.dialect.peopleLock);
  const valid = await act.all<{ name: string }>(
    'select name from api_key where revoked_at is null',
  );
  if (valid.some((one) => one.name.toLowerCase() === name.toLowerCase())) return 'name-taken';
  if (valid.length >= maxApiKeys) return 'not-possible';
  const [id, key] = [randomUUID(), keyPrefix + newToken()];
  await act.all(
    `insert into api_key (id, token_hash, name, scopes, made_by, made_at)
      values ($1, $2, $3, $4, $5, $6)`,
    [id, hashOfToken(key), name, scopes.join(' '), act.by.id, act.now],
  );
  await act.record(
    'api-key-made',
    { type: 'api-key', id },
    several(scopes.map((one) => facts`${one}`)),
  );
  return { id, key };
}

/** From now on it opens nothing. It stays listed, since the audit log names it. */
export async function revokeApiKey(act: Act, id: string): Promise<boolean> {
  const revoked = await act.all(
    'update api_key set revoked_at = $2 where id = $1 and revoked_at is null returning id',
    [id, act.now],
  );
  if (revoked.length > 0) await act.record('api-key-revoked', { type: 'api-key', id });
  return revoked.length > 0;
}

/** Those that are valid first. */
export async function listApiKeys({ all }: Statements): Promise<ApiKey[]> {
  const rows = await all<Omit<ApiKey, 'scopes'> & { scopes: string }>(
    `select api_key.id, api_key.name, scopes, person.name as made_by, made_at, last_used_at,
        revoked_at
      from api_key join person on person.id = api_key.made_by
      order by case when revoked_at is null then 0 else 1 end, made_at desc, api_key.id`,
  );
  return rows.map((row) => ({ ...row, scopes: row.scopes.split(' ') as ApiScope[] }));
}

/** Whose key it is; undefined unless it is valid. */
export async function holderOfKey(
  { all }: Statements,
  key: string,
  now: number,
): Promise<KeyHolder | undefined> {
  if (!keyPattern.test(key)) return undefined;
  const [row] = await all<{ id: string; name: string; scopes: string; lastUsedAt: number | null }>(
    'select id, name, scopes, last_used_at from api_key where token_hash = $1 and revoked_at is null',
    [hashOfToken(key)],
  );
  if (!row) return undefined;
  const { id, name, lastUsedAt } = row;
  if (now - (lastUsedAt ?? 0) > touchIntervalMs) {
    await all('update api_key set last_used_at = $2 where id = $1', [id, now]);
  }
  // Wherever a name is shown, nobody takes it for that of a colleague.
  const program: Program = { id: null, name: `${name} (API)`, apiKey: id };
  return { program, scopes: row.scopes.split(' ') as ApiScope[] };
}

/** How long a program may repeat a request whose answer it did not get. */
const keptMs = 7 * 24 * 60 * 60_000;

/** Names a request once for its program, and what the request is about. */
export type NamedRequest = { idempotencyKey: string; request: unknown; subject: string };

/**
 * Whether this request of a program is new, in the act of what it does: then the act goes on.
 * Otherwise what it was about when it was done, or that its key named another one.
 */
export async function takeRequest(
  act: Act<Program>,
  { idempotencyKey, request, subject }: NamedRequest,
): Promise<{ is: 'new' | 'reused' } | { is: 'repeated'; subject: string }> {
  const fingerprint = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  // A program may make it of anything, as of an address.
  const place = [act.by.apiKey, hashOfToken(idempotencyKey)];
  const taken = await act.all(
    `insert into api_request (api_key, key_hash, fingerprint, subject, at)
      values ($1, $2, $3, $4, $5) on conflict (api_key, key_hash) do nothing
      returning subject`,
    [...place, fingerprint, subject, act.now],
  );
  if (taken.length > 0) return { is: 'new' };
  const [earlier] = await act.all<{ fingerprint: string; subject: string }>(
    'select fingerprint, subject from api_request where api_key = $1 and key_hash = $2',
    place,
  );
  return earlier?.fingerprint === fingerprint
    ? { is: 'repeated', subject: earlier.subject }
    : { is: 'reused' };
}

export async function removeOldRequests({ all }: Statements, now: number): Promise<void> {
  await all('delete from api_request where at < $1', [now - keptMs]);
}
