import type { FastifyPluginAsync } from 'fastify';
import { endViewing, startViewing } from '../store/people/viewers.ts';
import type { DeskSettings } from './desk-settings.ts';
import { personOf } from './signed-in.ts';

/** Who looks at a submission; repeated every 20 s while it is open. */
export const viewingRoutes: FastifyPluginAsync<DeskSettings> = async (app, { db, clock }) => {
  const address = '/api/desk/submissions/:id/viewing';
  app.put<{ Params: { id: string } }>(address, async (request, reply) => {
    const { id } = personOf(request);
    const found = await startViewing(db, request.params.id, id, clock.now());
    return found ? reply.code(204).send() : reply.code(404).send({ error: 'not-found' });
  });
  app.delete<{ Params: { id: string } }>(address, async (request, reply) => {
    await endViewing(db, request.params.id, personOf(request).id);
    return reply.code(204).send();
  });
};
