import { found } from '#server/base/desk-refusal.ts';
import type { DeskPart } from '#server/people/desk-api.ts';
import { personOf } from '#server/people/signed-in.ts';
import { sentFile } from '#server/submissions/routes.ts';
import { filledTemplates } from './fill-template.ts';
import { openMessageFile } from './thread.ts';

/** Files of replies, and the usual answers to a sender. */
export const threadRoutes: DeskPart = (api, { db }) => {
  api.file('GET /submissions/:id/messages/:message/file', async (request) => {
    const { id: submissionId, message: messageId } = request.params;
    return sentFile(
      found(await api.act(request, (act) => openMessageFile(act, { submissionId, messageId }))),
    );
  });

  api.answer('GET /submissions/:id/answer-templates', async (request) =>
    found(await filledTemplates(db, request.params.id, personOf(request).name)),
  );
};
