import type { FastifyReply, FastifyRequest } from 'fastify';

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
