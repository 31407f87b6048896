import { fileTypes, otherFileType } from '../../domain/forms/file-type.ts';
import { closedPolicy } from '../pages/security-headers.ts';
import { openMessageFile } from '../store/messages/message-file.ts';
import type { SubmittedFile } from '../store/submissions/submission.ts';
import { openFile } from '../store/submissions/open-file.ts';
import type { DeskPart } from './desk-api.ts';
import { found } from './desk-refusal.ts';
import { actorOf } from './signed-in.ts';

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
