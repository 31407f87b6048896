import type { DeskPart } from '#server/people/desk-api.ts';
import { DeskRefusal } from '#server/base/desk-refusal.ts';
import { createEventStreams } from './event-streams.ts';

/** What changes on the desk, as server-sent events. */
export const eventsRoutes: DeskPart = (api, { db, clock }) => {
  const streams = createEventStreams({ db, clock, log: api.server.log });
  // Before the server waits for requests in flight: a stream would be one for ever.
  api.server.addHook('preClose', () => streams.stop());

  api.file('GET /events', async (request) => {
    const stream = streams.open(request.sessionToken!);
    if (!stream) throw new DeskRefusal('too-many-streams');
    return {
      type: 'text/event-stream',
      // nginx would otherwise collect events before it passes them on.
      headers: { 'x-accel-buffering': 'no', connection: 'close' },
      content: stream,
    };
  });
};
