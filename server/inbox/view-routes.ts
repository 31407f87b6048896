import { removeView, saveView, viewsFor } from './saved-views.ts';
import { DeskRefusal, found } from '#server/base/desk-refusal.ts';
import type { DeskPart } from '#server/people/desk-api.ts';
import { personOf } from '#server/people/signed-in.ts';

/** Lists of the inbox that were given a name. */
export const viewRoutes: DeskPart = (api, { db, clock }) => {
  api.answer('GET /views', (request) => viewsFor(db, personOf(request).id, clock.now()));

  api.answer('POST /views', async (request) => {
    const view = request.body;
    const saved = await api.act(request, (act) => saveView(act, view));
    if (!saved) throw new DeskRefusal('too-many-views');
  });

  api.answer('DELETE /views/:id', async (request) => {
    const removed = await api.act(request, (act) => removeView(act, request.params.id));
    found(removed || undefined);
  });
};
