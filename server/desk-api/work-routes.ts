import type { FastifyPluginAsync } from 'fastify';
import { workChangeSchema } from '../../domain/work/work.ts';
import { changeWork } from '../store/work.ts';
import type { DeskSettings } from './desk-settings.ts';
import { actorOf } from './signed-in.ts';

/** Owner, state and due time of one or many. */
export const workRoutes: FastifyPluginAsync<DeskSettings> = async (app, { db, clock }) => {
  app.post('/api/desk/work', async (request, reply) => {
    const asked = workChangeSchema.safeParse(request.body);
    if (!asked.success) return reply.code(400).send({ error: 'malformed' });
    const by = actorOf(request);
    const result = await changeWork(db, asked.data, { by, now: clock.now() });
    if (result === 'unknown-person') return reply.code(400).send({ error: result });
    // 200 with stale ones too: of several, some may be changed and others not.
    return result;
  });
};
