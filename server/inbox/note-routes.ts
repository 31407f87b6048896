import { addNote } from '#server/submissions/notes.ts';
import { found } from '#server/base/desk-refusal.ts';
import type { DeskPart } from '#server/people/desk-api.ts';

/** What the staff write down about a submission. */
export const noteRoutes: DeskPart = (api) => {
  api.answer('POST /submissions/:id/notes', async (request) => {
    const given = request.body;
    const note = found(await api.act(request, (act) => addNote(act, request.params.id, given)));
    return note;
  });
};
