import type { Actor } from '#server/db/audit.ts';
import { discardSubmission, releaseSubmission } from './quarantine.ts';
import type { DeskPart } from '#server/people/desk-api.ts';
import { DeskRefusal } from '#server/base/desk-refusal.ts';
import { actorOf } from '#server/people/signed-in.ts';

/** Review of what was put aside as spam. Refused when it is not, or no longer, in quarantine. */
export const spamRoutes: DeskPart = (api, { db, clock, planTasks, wakeOutbox }) => {
  const reviews = {
    release: (by: Actor, id: string) => releaseSubmission(db, by, id, planTasks, clock.now()),
    discard: (by: Actor, id: string) => discardSubmission(db, by, id, clock.now()),
  };
  for (const action of ['release', 'discard'] as const) {
    api.answer(`POST /submissions/:id/${action}`, async (request) => {
      const outcome = await reviews[action](actorOf(request), request.params.id);
      if (outcome !== 'changed') throw new DeskRefusal(outcome);
      wakeOutbox();
    });
  }
};
