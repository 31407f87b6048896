import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { RouteRole } from '#contract/route.ts';
import type { Locale } from '#domain/edition/editions.ts';
import type { Session } from '#domain/people/person.ts';
import { readerLocale } from '#domain/people/preferences.ts';
import type { Clock } from '#server/base/clock.ts';
import type { SignedInActor } from '#server/db/act.ts';
import { personOfSession, sessionCookieName, type SessionSettings } from './sessions.ts';
import { DeskRefusal } from '#server/base/desk-refusal.ts';
import { catalogue } from '#content/catalogue.server.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on every route below `signedIn`. */
    session?: Session;
    sessionToken?: string;
  }
}

/** Answers 401 without a session. Everything below it knows who asks. */
export function signedIn({ db, clock, deskUrl }: SessionSettings): onRequestAsyncHookHandler {
  const cookie = sessionCookieName(deskUrl);
  return async (request) => {
    const token = request.cookies[cookie];
    const session = token && (await personOfSession(db, token, clock.now()));
    if (!session) throw new DeskRefusal('signed-out');
    request.session = session;
    request.sessionToken = token;
  };
}

/** Answers 403 to any other role. Marked, so that a test finds the routes of a role. */
export function only(asked: RouteRole): onRequestAsyncHookHandler {
  const role = asked === 'editor' ? 'administrator' : asked;
  const hook: onRequestAsyncHookHandler = async (request) => {
    const { kind } = request.params as { kind?: string };
    if (asked === 'editor' && kind === 'vacancy') return;
    if (personOf(request).role !== role) throw new DeskRefusal('not-allowed');
  };
  return Object.assign(hook, { role });
}

const recentMs = 10 * 60_000;

/**
 * Answers 403 `sign-in-again` to a session that is older than ten minutes, so that a browser left
 * open or a stolen cookie can neither add keys or people, nor delete or export in bulk. The desk
 * asks for the key and repeats. Marked, so that a test finds the routes that have it.
 */
export function recentlySignedIn({ now }: Pick<Clock, 'now'>): onRequestAsyncHookHandler {
  const hook: onRequestAsyncHookHandler = async (request) => {
    if (now() - request.session!.startedAt > recentMs) throw new DeskRefusal('sign-in-again');
  };
  return Object.assign(hook, { recent: true });
}

export function personOf(request: FastifyRequest) {
  if (!request.session) throw new Error('A desk route is registered outside of signedIn.');
  return request.session.person;
}

/** In whose words the person who asks is answered, where the server has them. */
export function readerOf(request: FastifyRequest): Locale {
  if (!request.session) throw new Error('A desk route is registered outside of signedIn.');
  return readerLocale(catalogue().firm, request.session.preferences);
}

/** Whom the audit log names. */
export function actorOf(request: FastifyRequest): SignedInActor {
  const { id, name } = personOf(request);
  return { id, name };
}
