import type { FastifyPluginAsync } from 'fastify';
import type { Clock } from '../clock.ts';
import { attachmentHeader } from './attachment-header.ts';
import { fileLinkPath, isValidFileLink } from './file-link.ts';
import type { Db } from '../store/db/db.ts';
import { usable } from '../store/submissions/standing.ts';
import { fileOf } from '../store/submissions/read-submissions.ts';

type FileSettings = { db: Db; clock: Clock; secrets: readonly Buffer[] };

/** Files that were too large for a receiver, behind signed links that expire. */
export const fileRoutes: FastifyPluginAsync<FileSettings> = async (app, settings) => {
  const { db, clock, secrets } = settings;
  app.get<{ Params: { id: string }; Querystring: { expires?: string; signature?: string } }>(
    `${fileLinkPath}:id`,
    async ({ params, query }, reply) => {
      const { expires = '', signature = '' } = query;
      const link = { submissionId: params.id, expires: `${expires}`, signature: `${signature}` };
      // The same answer for wrong, expired, erased and taken back, so that nobody learns which.
      if (!isValidFileLink(secrets, link, clock.now())) return reply.callNotFound();
      const file = await fileOf(db, params.id, usable);
      if (!file) return reply.callNotFound();
      return reply
        .type(file.type)
        .header('content-disposition', attachmentHeader(file.filename))
        .send(Buffer.from(file.bytes));
    },
  );
};
