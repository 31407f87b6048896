import type { FastifyPluginAsync } from 'fastify';
import { newStatusLinkPath } from '../../domain/address/paths.ts';
import { renewLinks } from '../store/submissions/renew-links.ts';
import { preferredLocale } from './preferred-locale.ts';
import type { StatusContext } from './status-context.ts';

const requestsPerMinute = 5;
const maxLength = 254;

/** A sender who lost the link asks for new ones. The answer is the same for any address. */
export const newLinkRoutes: FastifyPluginAsync<StatusContext> = async (app, context) => {
  const { db, clock, planTasks, wakeOutbox, show } = context;

  app.get(newStatusLinkPath, ({ headers }, reply) =>
    show(reply, { is: 'unknown', locale: preferredLocale(headers) }),
  );

  app.post<{ Body: Record<string, string> | undefined }>(
    newStatusLinkPath,
    { config: { rateLimit: { max: requestsPerMinute, timeWindow: '1 minute' } } },
    ({ body, headers }, reply) => {
      const email = body?.email ?? '';
      // Not awaited: how long it takes would tell whether the address is known.
      if (email.length <= maxLength) void renew(email);
      return show(reply, { is: 'link-requested', locale: preferredLocale(headers) });
    },
  );

  async function renew(email: string) {
    try {
      if (await renewLinks(db, email, planTasks, clock.now())) wakeOutbox();
    } catch (error) {
      const { code, name } = error as Error & { code?: string };
      app.log.error({ event: 'status-link-failure', reason: code ?? name }, 'link not renewed');
    }
  }
};
