import { endViewing, startViewing } from '#server/people/viewers.ts';
import type { DeskPart } from '#server/people/desk-api.ts';
import { DeskRefusal } from '#server/base/desk-refusal.ts';
import { personOf } from '#server/people/signed-in.ts';

/** Who looks at a submission; repeated every 20 s while it is open. */
export const viewingRoutes: DeskPart = (api, { db, clock }) => {
  api.answer('PUT /submissions/:id/viewing', async (request) => {
    const { id } = personOf(request);
    const started = await startViewing(db, request.params.id, id, clock.now());
    if (!started) throw new DeskRefusal('not-found');
  });
  api.answer('DELETE /submissions/:id/viewing', (request) =>
    endViewing(db, request.params.id, personOf(request).id),
  );
};
