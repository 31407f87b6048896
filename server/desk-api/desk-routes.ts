import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import type { FastifyPluginAsync } from 'fastify';
import { alertRoutes } from './alert-routes.ts';
import { deliveryRoutes } from './delivery-routes.ts';
import type { DeskSettings } from './desk-settings.ts';
import { healthRoutes } from './health-routes.ts';
import { privacyRoutes } from './privacy-routes.ts';
import { spamRoutes } from './spam-routes.ts';
import { signedIn } from './signed-in.ts';

/** Everything below /api/desk. */
export const deskRoutes: FastifyPluginAsync<DeskSettings> = async (app, settings) => {
  await app.register(cookie);
  await app.register(rateLimit, { max: 600, timeWindow: '1 minute' });
  await app.register(async (desk) => {
    desk.addHook('onRequest', signedIn(settings));
    desk.get('/api/desk/session', async (request) => request.session);
    await desk.register(alertRoutes, settings);
    await desk.register(deliveryRoutes, settings);
    await desk.register(spamRoutes, settings);
    await desk.register(privacyRoutes, settings);
    await desk.register(healthRoutes, settings);
  });
};
