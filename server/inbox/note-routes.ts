import { noteSchema } from '#domain/submissions/work.ts';
import { addNote } from '#server/submissions/notes.ts';
import { found, valid } from '#server/base/desk-refusal.ts';
import type { DeskPart } from '#server/people/desk-api.ts';

/** What the staff write down about a submission. */
export const noteRoutes: DeskPart = (api) => {
  api.answer('POST /submissions/:id/notes', async (request, reply) => {
    const given = valid(noteSchema, request.body);
    const note = found(await api.act(request, (act) => addNote(act, request.params.id, given)));
    reply.code(201);
    return note;
  });
};
