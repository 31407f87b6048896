import type { FastifyPluginAsync } from 'fastify';
import type { Clock } from '../clock.ts';
import { fileLinkPath, isValidFileLink } from './file-link.ts';
import type { Db } from '../store/db.ts';
import { fileOf } from '../store/read-submissions.ts';
import { Refusal } from '../receive/refusal.ts';

type FileSettings = { db: Db; clock: Clock; secrets: readonly Buffer[] };

/** Files that were too large for a receiver, behind links that only we can write. */
export const fileRoutes: FastifyPluginAsync<FileSettings> = async (app, settings) => {
  const { db, clock, secrets } = settings;
  app.get<{ Params: { id: string }; Querystring: { expires?: string; signature?: string } }>(
    `${fileLinkPath}:id`,
    async ({ params, query }, reply) => {
      const { expires = '', signature = '' } = query;
      const link = { submissionId: params.id, expires: `${expires}`, signature: `${signature}` };
      // The same answer for wrong, expired and erased, so that nobody learns which.
      if (!isValidFileLink(secrets, link, clock.now())) throw new Refusal('not-found');
      const file = await fileOf(db, params.id);
      if (!file) throw new Refusal('not-found');
      return reply
        .type(file.type)
        .header(
          'content-disposition',
          `attachment; filename*=UTF-8''${encodeURIComponent(file.filename)}`,
        )
        .send(Buffer.from(file.bytes));
    },
  );
};
