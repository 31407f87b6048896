import { fileTypes, otherFileType } from '#domain/forms/file-type.ts';
import { closedPolicy } from '#server/base/security-headers.ts';
import { openMessageFile } from '#server/threads/message-file.ts';
import type { SubmittedFile } from './submission.ts';
import { openFile } from './open-file.ts';
import type { DeskPart } from '#server/people/desk-api.ts';
import { found } from '#server/base/desk-refusal.ts';

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
