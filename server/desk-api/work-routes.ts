import type { FastifyPluginAsync } from 'fastify';
import { workChangeSchema } from '../../domain/work/work.ts';
import { changeWork } from '../store/work/work.ts';
import { DeskRefusal, valid } from './desk-refusal.ts';
import type { DeskSettings } from './desk-settings.ts';
import { actorOf } from './signed-in.ts';

/** Owner, state and due time of one or many. */
export const workRoutes: FastifyPluginAsync<DeskSettings> = async (app, { db, clock }) => {
  app.post('/api/desk/work', async (request) => {
    const asked = valid(workChangeSchema, request.body);
    const by = actorOf(request);
    const result = await changeWork(db, asked, { by, now: clock.now() });
    if (result === 'unknown-person') throw new DeskRefusal(400, result);
    // 200 with stale ones too: of several, some may be changed and others not.
    return result;
  });
};
