import type { onRequestAsyncHookHandler } from 'fastify';
import { isOtherOrigin } from './is-other-origin.ts';
import { dropRest } from './watch-upload.ts';

/** Refuses posts that a browser sends from a page of another site. */
export function refuseOtherOrigins(siteUrl: string | undefined): onRequestAsyncHookHandler {
  return async (request, reply) => {
    if (!isOtherOrigin(request, siteUrl)) return;
    reply.raw.once('finish', () => dropRest(request.raw));
    return reply.code(403).send({ error: 'cross-origin' });
  };
}
