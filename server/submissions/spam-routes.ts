import { discardSubmission, releaseSubmission } from './quarantine.ts';
import type { DeskPart } from '#server/people/desk-api.ts';
import { DeskRefusal } from '#server/base/desk-refusal.ts';

/** Review of what was put aside as spam. Refused when it is not, or no longer, in quarantine. */
export const spamRoutes: DeskPart = (api, { wakeOutbox }) => {
  const reviews = { release: releaseSubmission, discard: discardSubmission };
  for (const action of ['release', 'discard'] as const) {
    api.answer(`POST /submissions/:id/${action}`, async (request) => {
      const outcome = await api.act(request, (act) => reviews[action](act, request.params.id));
      if (outcome !== 'changed') throw new DeskRefusal(outcome);
      wakeOutbox();
    });
  }
};
