import type { FastifyPluginAsync } from 'fastify';
import type { DeskSettings } from './desk-settings.ts';
import { createEventStreams } from './event-streams.ts';

/** What changes on the desk, as server-sent events. */
export const eventsRoutes: FastifyPluginAsync<DeskSettings> = async (app, { db, clock }) => {
  const streams = createEventStreams({ db, clock, log: app.log });
  // Before the server waits for requests in flight: a stream would be one for ever.
  app.addHook('preClose', () => streams.stop());

  app.get('/api/desk/events', async (request, reply) => {
    const stream = streams.open(request.sessionToken!);
    if (!stream) return reply.code(429).send({ error: 'too-many-streams' });
    return (
      reply
        .type('text/event-stream')
        // nginx would otherwise collect events before it passes them on.
        .headers({ 'x-accel-buffering': 'no', connection: 'close' })
        .send(stream)
    );
  });
};
