import type { FastifyInstance, FastifyReply } from 'fastify';
import type { VisitorLocals } from '#domain/pages/page-locals.ts';
import type { Clock } from '#server/base/clock.ts';
import { refuseOtherSites } from '#server/base/origins.ts';
import type { VisitorPages } from '#server/base/visitor-pages.ts';
import type { Db } from '#server/db/db.ts';
import { limitRequests } from '#server/db/request-limits.ts';
import type { PlanTasks } from '#server/db/tasks.ts';

/** Requests from one network address in a minute. A token has 120 bits: this only saves work. */
const requestsPerMinute = 120;
/** Of a route that changes something, for one network address. */
export const changeLimit = { config: { rateLimit: { max: 20, timeWindow: '1 minute' } } };

/** What the parts that answer visitors work with. */
export type VisitorSettings = {
  db: Db;
  clock: Clock;
  /** The renderer of the site's pages; none without a built site. */
  pages: VisitorPages | undefined;
  planTasks: PlanTasks;
  /** Called after tasks were added. */
  wakeOutbox: () => void;
  /** Whether there is a mail server; without one no new link is offered. */
  sendsMail: boolean;
};

/** Limits what is behind a link with a token, and keeps it from caches and search engines. */
export async function guardPrivatePages(
  app: FastifyInstance,
  name: string,
  { db, clock }: VisitorSettings,
): Promise<void> {
  const limit = { name, max: requestsPerMinute, timeWindow: '1 minute' };
  await limitRequests(app, limit, { db, clock });
  app.addHook('onRequest', refuseOtherSites);
  app.addHook('onRequest', async (_, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
  });
}

/** The token is not part of the address that is rendered, so no error names it. */
export async function sendPrivatePage(
  pages: VisitorPages,
  reply: FastifyReply,
  { address, locals, statusCode }: { address: string; locals: VisitorLocals; statusCode: number },
): Promise<FastifyReply> {
  const { html } = await pages.renderPage(address, locals, reply.request.ip);
  return reply
    .code(statusCode)
    .header('content-security-policy', pages.policy)
    .type('text/html; charset=utf-8')
    .send(html);
}
