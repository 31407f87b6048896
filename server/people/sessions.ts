import type { OpenSession, Person, Session } from '#domain/people/person.ts';
import type { Preferences } from '#domain/people/preferences.ts';
import type { Statements } from '#server/db/db.ts';
import { preferenceColumns, preferencesOf } from './preferences.ts';
import { inList } from '#server/db/lists.ts';
import type { FastifyRequest } from 'fastify';
import { act, type Act, type SignedInActor } from '#server/db/act.ts';
import type { DeskKit, DeskReply } from './desk-api.ts';
import { relyingPartyOf } from './webauthn.ts';
import { hashOfToken, newToken } from '#server/db/tokens.ts';

const hour = 60 * 60_000;
export const sessionLimits = { idleMs: 8 * hour, absoluteMs: 7 * 24 * hour };
/** A session in use is not written at each request. */
const touchIntervalMs = 60_000;

/** Returns the token for the cookie; the store keeps its hash. */
export async function startSession(
  { all }: Statements,
  personId: string,
  now: number,
  browser = '',
): Promise<string> {
  const token = newToken();
  await all(
    `insert into desk_session (token_hash, person_id, browser, created_at, last_seen_at)
      values ($1, $2, $3, $4, $4)`,
    [hashOfToken(token), personId, browser, now],
  );
  return token;
}

/** The person of a session that is neither idle for too long, nor too old, nor of somebody removed. */
export async function personOfSession(
  { all }: Statements,
  token: string,
  now: number,
): Promise<Session | undefined> {
  const { idleMs, absoluteMs } = sessionLimits;
  const [row] = await all<Person & Preferences & { createdAt: number; lastSeenAt: number }>(
    `select person.id, name, email, role, ${preferenceColumns}, desk_session.created_at,
        last_seen_at
      from desk_session join person on person.id = person_id
      where token_hash = $1 and removed_at is null and last_seen_at > $2
        and desk_session.created_at > $3`,
    [hashOfToken(token), now - idleMs, now - absoluteMs],
  );
  if (!row) return undefined;
  const { createdAt, lastSeenAt, id, name, email, role, ...preferences } = row;
  if (now - lastSeenAt > touchIntervalMs) {
    await all('update desk_session set last_seen_at = $2 where token_hash = $1', [
      hashOfToken(token),
      now,
    ]);
  }
  return {
    person: { id, name, email, role },
    preferences,
    expiresAt: createdAt + absoluteMs,
    startedAt: createdAt,
  };
}

export async function endSession({ all }: Statements, token: string): Promise<void> {
  await all('delete from desk_session where token_hash = $1', [hashOfToken(token)]);
}

/** Signs a person out everywhere. */
export async function endSessionsOf({ all }: Statements, personId: string): Promise<void> {
  await all('delete from desk_session where person_id = $1', [personId]);
}

/** Names a session to whoever may end it, and opens none. */
const idOfSession = 'substr(token_hash, 1, 16)';

/** Where somebody is signed in, the latest first. */
export async function sessionsOf(
  { all }: Statements,
  { personId, token, now }: { personId: string; token: string; now: number },
): Promise<OpenSession[]> {
  const rows = await all<Omit<OpenSession, 'isOwn'> & { tokenHash: string }>(
    `select ${idOfSession} as id, browser, created_at as started_at, last_seen_at, token_hash
      from desk_session where person_id = $1 and last_seen_at > $2 and created_at > $3
      order by last_seen_at desc, token_hash`,
    [personId, now - sessionLimits.idleMs, now - sessionLimits.absoluteMs],
  );
  const own = hashOfToken(token);
  return rows.map(({ tokenHash, ...session }) => ({ ...session, isOwn: tokenHash === own }));
}

/** One of somebody's own. */
export async function endOwnSession(act: Act<SignedInActor>, id: string): Promise<boolean> {
  const ended = await act.all(
    `delete from desk_session where person_id = $1 and ${idOfSession} = $2 returning person_id`,
    [act.by.id, id],
  );
  if (ended.length > 0) await act.record('session-ended', { type: 'person', id: act.by.id });
  return ended.length > 0;
}

const browsers = {
  Edg: 'Edge',
  OPR: 'Opera',
  Firefox: 'Firefox',
  Chrome: 'Chrome',
  Safari: 'Safari',
};
const systems = {
  iPhone: 'iPhone',
  iPad: 'iPad',
  Android: 'Android',
  Windows: 'Windows',
  'Mac OS': 'macOS',
  CrOS: 'ChromeOS',
  Linux: 'Linux',
};

/** What a person tells sessions apart by. Most name others too, so that the order counts. */
function browserOf({ headers }: FastifyRequest): string {
  const told = headers['user-agent'] ?? '';
  const named = [browsers, systems].flatMap(
    (names) => Object.entries(names).find(([mark]) => told.includes(mark))?.[1] ?? [],
  );
  return named.join(', ');
}

export async function removeExpiredSessions({ all }: Statements, now: number): Promise<void> {
  await all('delete from desk_session where last_seen_at <= $1 or created_at <= $2', [
    now - sessionLimits.idleMs,
    now - sessionLimits.absoluteMs,
  ]);
}

/** Which of the tokens still stand. Unlike a request, asking does not keep a session from idling. */
export async function validSessions(
  { all }: Statements,
  tokens: readonly string[],
  now: number,
): Promise<Set<string>> {
  if (tokens.length === 0) return new Set();
  const { idleMs, absoluteMs } = sessionLimits;
  const { places, parameters } = inList(tokens.map(hashOfToken), 3);
  const rows = await all<{ hash: string }>(
    `select token_hash as hash from desk_session join person on person.id = person_id
      where removed_at is null and last_seen_at > $1 and desk_session.created_at > $2
        and token_hash in (${places})`,
    [now - idleMs, now - absoluteMs, ...parameters],
  );
  const valid = new Set(rows.map(({ hash }) => hash));
  return new Set(tokens.filter((token) => valid.has(hashOfToken(token))));
}

/**
 * `__Host-` makes the browser refuse one that another host of the domain or a page without TLS set
 * (RFC 6265bis, 4.1.3.2). Only cookies with `Secure` may have it, so this computer uses another name.
 */
export function sessionCookieName(deskUrl: string | undefined): string {
  return relyingPartyOf(deskUrl).secure ? '__Host-desk_session' : 'desk_session';
}

export type SessionSettings = Pick<DeskKit, 'db' | 'clock' | 'planTasks'> & {
  /** Where passkeys are used, when the operator configured it; else localhost. */
  deskUrl: string | undefined;
};

/**
 * A new session in one act with what led to it. The one that the browser had ends, so that
 * a token set by somebody else is never the one that becomes signed in.
 */
export async function beginSession(
  request: FastifyRequest,
  reply: DeskReply,
  { db, clock, planTasks, deskUrl }: SessionSettings,
  person: Person,
  work: (act: Act) => Promise<void>,
): Promise<Session> {
  const now = clock.now();
  const by = { id: person.id, name: person.name };
  const earlier = request.cookies[sessionCookieName(deskUrl)];
  const { token, preferences } = await act({ db, by, now, planTasks }, async (act) => {
    if (earlier) await endSession(act, earlier);
    await work(act);
    return {
      token: await startSession(act, person.id, now, browserOf(request)),
      preferences: await preferencesOf(act, person.id),
    };
  });
  reply.setCookie(sessionCookieName(deskUrl), token, {
    ...cookieScope(deskUrl),
    maxAge: sessionLimits.absoluteMs / 1000,
  });
  return { person, preferences, startedAt: now, expiresAt: now + sessionLimits.absoluteMs };
}

export function clearSession(reply: DeskReply, deskUrl: string | undefined) {
  reply.clearCookie(sessionCookieName(deskUrl), cookieScope(deskUrl));
}

function cookieScope(deskUrl: string | undefined) {
  const { secure } = relyingPartyOf(deskUrl);
  return { path: '/', httpOnly: true, sameSite: 'strict' as const, secure };
}
