import type { FastifyPluginAsync } from 'fastify';
import type { Clock } from '#server/base/clock.ts';
import { attachmentHeader } from '#server/base/files/attachment-header.ts';
import { fileLinkPath, fileOfMessage, isValidFileLink } from '#server/submissions/files.ts';
import type { Db } from '#server/db/db.ts';
import { messageFileOf } from '#server/threads/thread.ts';
import { usable } from '#server/submissions/standing.ts';
import { fileOf } from '#server/submissions/read-submissions.ts';

type FileSettings = { db: Db; clock: Clock; secrets: readonly Buffer[] };

type Linked = {
  Params: { id: string; message?: string };
  Querystring: { expires?: string; signature?: string };
};

/** Files that were too large for a receiver, behind signed links that expire. */
export const fileRoutes: FastifyPluginAsync<FileSettings> = async (app, settings) => {
  const { db, clock, secrets } = settings;
  for (const address of [
    `${fileLinkPath}:id`,
    `${fileLinkPath}${fileOfMessage(':id', ':message')}`,
  ]) {
    app.get<Linked>(address, async ({ params: { id, message }, query }, reply) => {
      const { expires = '', signature = '' } = query;
      const named = message === undefined ? id : fileOfMessage(id, message);
      const link = { file: named, expires: `${expires}`, signature: `${signature}` };
      // The same answer for wrong, expired, erased and taken back, so that nobody learns which.
      if (!isValidFileLink(secrets, link, clock.now())) return reply.callNotFound();
      const file =
        message === undefined
          ? await fileOf(db, id, usable)
          : await messageFileOf(db, { submissionId: id, messageId: message }, usable);
      if (!file) return reply.callNotFound();
      return reply
        .type(file.type)
        .header('content-disposition', attachmentHeader(file.filename))
        .send(Buffer.from(file.bytes));
    });
  }
};
