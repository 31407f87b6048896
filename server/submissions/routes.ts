import type { DeskPart } from '#server/people/desk-api.ts';
import { found } from '#server/base/desk-refusal.ts';
import { fileTypes, otherFileType } from '#domain/forms/file-type.ts';
import { closedPolicy } from '#server/base/security-headers.ts';
import type { SubmittedFile } from './submission.ts';
import { openFile } from './files.ts';

const knownTypes: readonly string[] = Object.values(fileTypes).flat();

export const submissionFileRoutes: DeskPart = (api) => {
  api.file('GET /submissions/:id/file', async (request) => {
    return sentFile(found(await api.act(request, (act) => openFile(act, request.params.id))));
  });
};

/** A file of a sender, which no browser shows by itself: the desk fetches and draws it. */
export function sentFile({ type, filename, bytes }: SubmittedFile) {
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
