import type { DeskPart } from './desk-api.ts';
import { found } from './desk-refusal.ts';
import { filledTemplates } from './fill-template.ts';
import { personOf } from './signed-in.ts';

/** The usual answers to a sender. */
export const outcomeRoutes: DeskPart = (api, { db }) => {
  api.answer('GET /submissions/:id/outcome-templates', async (request) =>
    found(await filledTemplates(db, request.params.id, personOf(request).name)),
  );
};
