import type { FastifyPluginAsync } from 'fastify';
import { noteSchema } from '../../domain/work/work.ts';
import { addNote } from '../store/work/notes.ts';
import { valid } from './desk-refusal.ts';
import type { DeskSettings } from './desk-settings.ts';
import { personOf } from './signed-in.ts';

/** What the staff write down about a submission. */
export const noteRoutes: FastifyPluginAsync<DeskSettings> = async (app, { db, clock }) => {
  app.post<{ Params: { id: string } }>(
    '/api/desk/submissions/:id/notes',
    async (request, reply) => {
      const { text } = valid(noteSchema, request.body);
      const by = personOf(request);
      const note = await addNote(db, request.params.id, text, { by, now: clock.now() });
      if (!note) return reply.code(404).send({ error: 'not-found' });
      return reply.code(201).send(note);
    },
  );
};
