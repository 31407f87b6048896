import type { FastifyPluginAsync } from 'fastify';
import { noteSchema } from '../../domain/work/work.ts';
import { addNote } from '../store/notes.ts';
import type { DeskSettings } from './desk-settings.ts';
import { personOf } from './signed-in.ts';

/** What the staff write down about a submission. */
export const noteRoutes: FastifyPluginAsync<DeskSettings> = async (app, { db, clock }) => {
  app.post<{ Params: { id: string } }>(
    '/api/desk/submissions/:id/notes',
    async (request, reply) => {
      const asked = noteSchema.safeParse(request.body);
      if (!asked.success) return reply.code(400).send({ error: 'malformed' });
      const by = personOf(request);
      const note = await addNote(db, request.params.id, asked.data.text, { by, now: clock.now() });
      if (!note) return reply.code(404).send({ error: 'not-found' });
      return reply.code(201).send(note);
    },
  );
};
