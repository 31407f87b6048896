import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import type { FastifyPluginAsync } from 'fastify';
import type { DeskSettings } from './desk-settings.ts';
import { mailRoutes } from './mail-routes.ts';
import { outcomeRoutes } from './outcome-routes.ts';
import { signedIn } from './signed-in.ts';

/** Everything below /api/desk. */
export const deskRoutes: FastifyPluginAsync<DeskSettings> = async (app, settings) => {
  await app.register(cookie);
  await app.register(rateLimit, { max: 600, timeWindow: '1 minute' });
  await app.register(async (desk) => {
    desk.addHook('onRequest', signedIn(settings));
    await desk.register(outcomeRoutes, settings);
    await desk.register(mailRoutes, settings);
    desk.get('/api/desk/session', async (request) => request.session);
  });
};
