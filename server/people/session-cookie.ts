import type { FastifyRequest } from 'fastify';
import type { Person, Session } from '#domain/people/person.ts';
import type { Clock } from '#server/base/clock.ts';
import type { Db, Statements } from '#server/db/db.ts';
import { endSession, sessionLimits, startSession } from './desk-sessions.ts';
import { preferencesOf } from './preferences.ts';
import type { DeskReply } from './desk-api.ts';
import { relyingPartyOf } from './relying-party.ts';

/**
 * `__Host-` makes the browser refuse one that another host of the domain or a page without TLS set
 * (RFC 6265bis, 4.1.3.2). Only cookies with `Secure` may have it, so this computer uses another name.
 */
export function sessionCookieName(deskUrl: string | undefined): string {
  return relyingPartyOf(deskUrl).secure ? '__Host-desk_session' : 'desk_session';
}

type Settings = { db: Db; clock: Clock; deskUrl: string | undefined };

/**
 * A new session in one transaction with what led to it. The one that the browser had ends, so that
 * a token set by somebody else is never the one that becomes signed in.
 */
export async function beginSession(
  request: FastifyRequest,
  reply: DeskReply,
  { db, clock, deskUrl }: Settings,
  person: Person,
  record: (statements: Statements) => Promise<void>,
): Promise<Session> {
  const now = clock.now();
  const earlier = request.cookies[sessionCookieName(deskUrl)];
  const [token, preferences] = await db.transaction(async (statements) => {
    if (earlier) await endSession(statements, earlier);
    await record(statements);
    return [
      await startSession(statements, person.id, now),
      await preferencesOf(statements, person.id),
    ] as const;
  });
  reply.setCookie(sessionCookieName(deskUrl), token, {
    ...cookieScope(deskUrl),
    maxAge: sessionLimits.absoluteMs / 1000,
  });
  return {
    person,
    preferences,
    startedAt: now,
    expiresAt: now + sessionLimits.absoluteMs,
  };
}

export function clearSession(reply: DeskReply, deskUrl: string | undefined) {
  reply.clearCookie(sessionCookieName(deskUrl), cookieScope(deskUrl));
}

function cookieScope(deskUrl: string | undefined) {
  const { secure } = relyingPartyOf(deskUrl);
  return { path: '/', httpOnly: true, sameSite: 'strict' as const, secure };
}
