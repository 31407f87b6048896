import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import type { FastifyPluginAsync } from 'fastify';
import type { DeskSettings } from './desk-settings.ts';
import { fileRoutes } from './file-routes.ts';
import { inboxRoutes } from './inbox-routes.ts';
import { noteRoutes } from './note-routes.ts';
import { signedIn } from './signed-in.ts';
import { submissionRoutes } from './submission-routes.ts';
import { viewingRoutes } from './viewing-routes.ts';
import { workRoutes } from './work-routes.ts';

/** Everything below /api/desk. */
export const deskRoutes: FastifyPluginAsync<DeskSettings> = async (app, settings) => {
  await app.register(cookie);
  await app.register(rateLimit, { max: 600, timeWindow: '1 minute' });
  await app.register(async (desk) => {
    desk.addHook('onRequest', signedIn(settings));
    desk.get('/api/desk/session', async (request) => request.session);
    await desk.register(inboxRoutes, settings);
    await desk.register(submissionRoutes, settings);
    await desk.register(workRoutes, settings);
    await desk.register(noteRoutes, settings);
    await desk.register(fileRoutes, settings);
    await desk.register(viewingRoutes, settings);
  });
};
