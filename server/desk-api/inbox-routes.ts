import type { FastifyPluginAsync } from 'fastify';
import { inboxFilterSchema } from '../../domain/work/work.ts';
import { readInbox } from '../store/inbox.ts';
import type { DeskSettings } from './desk-settings.ts';
import { personOf } from './signed-in.ts';

/** What came in. */
export const inboxRoutes: FastifyPluginAsync<DeskSettings> = async (app, { db, clock }) => {
  app.get('/api/desk/inbox', async (request, reply) => {
    const filter = inboxFilterSchema.safeParse(request.query);
    if (!filter.success) return reply.code(400).send({ error: 'malformed' });
    return readInbox(db, {
      filter: filter.data,
      personId: personOf(request).id,
      now: clock.now(),
    });
  });
};
