import { noteSchema } from '#domain/submissions/work.ts';
import { addNote } from '#server/submissions/notes.ts';
import { found, valid } from '#server/base/desk-refusal.ts';
import type { DeskPart } from '#server/people/desk-api.ts';
import { personOf } from '#server/people/signed-in.ts';

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
