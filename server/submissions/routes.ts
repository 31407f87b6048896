import { discardSubmission, releaseSubmission } from './quarantine.ts';
import type { DeskPart } from '#server/people/desk-api.ts';
import { DeskRefusal, found } from '#server/base/desk-refusal.ts';
import { fileTypes, otherFileType } from '#domain/forms/file-type.ts';
import { closedPolicy } from '#server/base/security-headers.ts';
import { openMessageFile } from '#server/threads/thread.ts';
import type { SubmittedFile } from './submission.ts';
import { openFile } from './files.ts';

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

const knownTypes: readonly string[] = Object.values(fileTypes).flat();

/** The files of senders, which no browser shows by itself: the desk fetches and draws them. */
export const submissionFileRoutes: DeskPart = (api) => {
  api.file('GET /submissions/:id/file', async (request) => {
    return answerWith(found(await api.act(request, (act) => openFile(act, request.params.id))));
  });

  api.file('GET /submissions/:id/messages/:message/file', async (request) => {
    const { id: submissionId, message: messageId } = request.params;
    return answerWith(
      found(await api.act(request, (act) => openMessageFile(act, { submissionId, messageId }))),
    );
  });
};

function answerWith({ type, filename, bytes }: SubmittedFile) {
  return {
    type: knownTypes.includes(type) ? type : otherFileType,
    filename,
    headers: {
      'content-security-policy': `${closedPolicy}; sandbox`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
    content: Buffer.from(bytes),
  };
}
