import { newViewSchema } from '../../domain/work/saved-view.ts';
import { removeView, saveView, viewsFor } from '../store/work/saved-views.ts';
import { DeskRefusal, found, valid } from './desk-refusal.ts';
import type { DeskPart } from './desk-api.ts';
import { personOf } from './signed-in.ts';

/** Lists of the inbox that were given a name. */
export const viewRoutes: DeskPart = (api, { db, clock }) => {
  api.answer('GET /views', (request) => viewsFor(db, personOf(request).id, clock.now()));

  api.answer('POST /views', async (request) => {
    const view = valid(newViewSchema, request.body);
    const [by, now] = [personOf(request), clock.now()];
    if (!(await saveView(db, view, { by, now }))) throw new DeskRefusal('too-many-views');
    return viewsFor(db, by.id, now);
  });

  api.answer('DELETE /views/:id', async (request) => {
    const [by, now] = [personOf(request), clock.now()];
    found((await removeView(db, request.params.id, { by, now })) || undefined);
    return viewsFor(db, by.id, now);
  });
};
