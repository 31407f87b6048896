import { noteSchema } from '../../domain/work/work.ts';
import { addNote } from '../store/work/notes.ts';
import { found, valid } from './desk-refusal.ts';
import type { DeskPart } from './desk-api.ts';
import { personOf } from './signed-in.ts';

/** What the staff write down about a submission. */
export const noteRoutes: DeskPart = (api, { db, clock }) => {
  api.answer('POST /submissions/:id/notes', async (request, reply) => {
    const given = valid(noteSchema, request.body);
    const by = personOf(request);
    const note = found(await addNote(db, request.params.id, given, { by, now: clock.now() }));
    reply.code(201);
    return note;
  });
};
