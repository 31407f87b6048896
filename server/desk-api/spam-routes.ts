import { discardSubmission, releaseSubmission } from '../store/submissions/quarantine.ts';
import type { DeskPart } from './desk-api.ts';
import { DeskRefusal } from './desk-refusal.ts';
import { actorOf } from './signed-in.ts';

const reviews = { release: releaseSubmission, discard: discardSubmission };

/** Review of what was put aside as spam. Refused when it is not, or no longer, in quarantine. */
export const spamRoutes: DeskPart = (api, { db, clock, wakeOutbox }) => {
  for (const action of ['release', 'discard'] as const) {
    api.answer(`POST /submissions/:id/${action}`, async (request) => {
      const change = reviews[action];
      const outcome = await change(db, actorOf(request), request.params.id, clock.now());
      if (outcome !== 'changed') throw new DeskRefusal(outcome);
      wakeOutbox();
    });
  }
};
