import { readInbox } from './inbox.ts';
import { changeWork } from '#server/submissions/work.ts';
import { DeskRefusal } from '#server/base/desk-refusal.ts';
import type { DeskPart } from '#server/people/desk-api.ts';
import { personOf } from '#server/people/signed-in.ts';

/** Owner, state and due time of one or many. */
export const workRoutes: DeskPart = (api, { db, clock }) => {
  api.answer('POST /work', async (request) => {
    const asked = request.body;
    const now = clock.now();
    const result = await api.act(request, (act) => changeWork(act, asked));
    if (typeof result === 'string') throw new DeskRefusal(result);
    const ids = asked.items.map(({ id }) => id);
    const inbox = await readInbox(db, {
      filter: asked.view,
      personId: personOf(request).id,
      now,
      ids,
    });
    // 200 with stale ones too: of several, some may be changed and others not.
    return { ...result, inbox };
  });
};
