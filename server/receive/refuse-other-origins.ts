import type { onRequestAsyncHookHandler } from 'fastify';
import { dropRest } from './watch-upload.ts';

/**
 * Refuses posts that a browser sends from a page of another site. A client that sends neither
 * header is a script or an old browser and is let through.
 */
export function refuseOtherOrigins(siteUrl: string | undefined): onRequestAsyncHookHandler {
  // A proxy may rewrite Host, so the public address counts as well.
  const publicHost = siteUrl && new URL(siteUrl).host;
  return async (request, reply) => {
    if (request.method !== 'POST') return;
    const site = request.headers['sec-fetch-site'];
    const { origin } = request.headers;
    if (site === 'same-origin') return;
    const isForeign = site === 'cross-site' || site === 'same-site';
    if (!isForeign && (origin === undefined || isOwn(origin, [request.host, publicHost]))) return;
    reply.raw.once('finish', () => dropRest(request.raw));
    return reply.code(403).send({ error: 'cross-origin' });
  };
}

/** A page without an origin of its own, as in a sandboxed frame, sends "null". */
function isOwn(origin: string, hosts: (string | undefined)[]): boolean {
  return URL.canParse(origin) && hosts.includes(new URL(origin).host);
}
