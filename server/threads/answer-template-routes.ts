import type { DeskPart } from '#server/people/desk-api.ts';
import { found } from '#server/base/desk-refusal.ts';
import { filledTemplates } from './fill-template.ts';
import { personOf } from '#server/people/signed-in.ts';

/** The usual answers to a sender. */
export const answerTemplateRoutes: DeskPart = (api, { db }) => {
  api.answer('GET /submissions/:id/answer-templates', async (request) =>
    found(await filledTemplates(db, request.params.id, personOf(request).name)),
  );
};
