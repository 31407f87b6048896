import { fileTypes, otherFileType } from '#domain/forms/file-type.ts';
import { closedPolicy } from '#server/base/security-headers.ts';
import { openMessageFile } from '#server/threads/message-file.ts';
import type { SubmittedFile } from './submission.ts';
import { openFile } from './open-file.ts';
import type { DeskPart } from '#server/people/desk-api.ts';
import { found } from '#server/base/desk-refusal.ts';
import { actorOf } from '#server/people/signed-in.ts';

const knownTypes: readonly string[] = Object.values(fileTypes).flat();

/** The files of senders, which no browser shows by itself: the desk fetches and draws them. */
export const submissionFileRoutes: DeskPart = (api, { db, clock }) => {
  api.file('/submissions/:id/file', async (request) => {
    const asked = { by: actorOf(request), now: clock.now() };
    return answerWith(found(await openFile(db, request.params.id, asked)));
  });

  api.file('/submissions/:id/messages/:message/file', async (request) => {
    const asked = { by: actorOf(request), now: clock.now() };
    const { id: submissionId, message: messageId } = request.params;
    return answerWith(found(await openMessageFile(db, { submissionId, messageId }, asked)));
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
