import type { FastifyPluginAsync } from 'fastify';
import { fileTypes, otherFileType } from '../../domain/forms/file-type.ts';
import { attachmentHeader } from '../files/attachment-header.ts';
import { closedPolicy } from '../pages/security-headers.ts';
import { openFile } from '../store/submissions/open-file.ts';
import type { DeskSettings } from './desk-settings.ts';
import { actorOf } from './signed-in.ts';

const knownTypes: readonly string[] = Object.values(fileTypes).flat();

/** The file of a submission, which no browser shows by itself: the desk fetches and draws it. */
export const fileRoutes: FastifyPluginAsync<DeskSettings> = async (app, { db, clock }) => {
  app.get<{ Params: { id: string } }>('/api/desk/submissions/:id/file', async (request, reply) => {
    const opened = await openFile(db, request.params.id, {
      by: actorOf(request),
      now: clock.now(),
    });
    if (!opened) return reply.code(404).send({ error: 'not-found' });
    return reply
      .type(knownTypes.includes(opened.type) ? opened.type : otherFileType)
      .headers({
        'content-disposition': attachmentHeader(opened.filename),
        'content-security-policy': `${closedPolicy}; sandbox`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      })
      .send(Buffer.from(opened.bytes));
  });
};
