import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { dropRest } from './watch-upload.ts';

/** Neither changes anything, so another site may ask for them. */
const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Whether a browser sends this write from a page of another site. A client that sends neither
 * header is a script or an old browser and is not judged.
 */
export function isOtherOrigin(request: FastifyRequest, siteUrl: string | undefined): boolean {
  if (safeMethods.includes(request.method)) return false;
  const site = request.headers['sec-fetch-site'];
  const { origin } = request.headers;
  if (site === 'same-origin') return false;
  if (site === 'cross-site' || site === 'same-site') return true;
  // A proxy may rewrite Host, so the public address counts as well.
  const hosts = [request.host, siteUrl && new URL(siteUrl).host];
  return origin !== undefined && !isOwn(origin, hosts);
}

/** A page without an origin of its own, as in a sandboxed frame, sends "null". */
function isOwn(origin: string, hosts: (string | undefined)[]): boolean {
  return URL.canParse(origin) && hosts.includes(new URL(origin).host);
}

/** Refuses posts that a browser sends from a page of another site. */
export function refuseOtherOrigins(siteUrl: string | undefined): onRequestAsyncHookHandler {
  return async (request, reply) => {
    if (!isOtherOrigin(request, siteUrl)) return;
    reply.raw.once('finish', () => dropRest(request.raw));
    return reply.code(403).send({ error: 'cross-origin' });
  };
}

/**
 * Refuses posts that a browser sends from a page of another site. The status page has the referrer
 * policy `no-referrer`, under which a browser sends `Origin: null` with its own posts, so an origin
 * that is null is let through: whoever forges a post must know the token anyway.
 */
export async function refuseOtherSites(request: FastifyRequest, reply: FastifyReply) {
  if (request.method !== 'POST') return;
  const { origin = 'null', 'sec-fetch-site': site } = request.headers;
  const own = origin === 'null' || (URL.canParse(origin) && new URL(origin).host === request.host);
  if (site === 'same-origin' || (site === undefined && own)) return;
  return reply.code(403).send({ error: 'cross-origin' });
}
