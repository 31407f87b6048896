import type { FastifyPluginAsync } from 'fastify';
import type { DeskSettings } from './desk-settings.ts';
import { submissionDetail } from './submission-detail.ts';

/** One submission with everything that belongs to it. */
export const submissionRoutes: FastifyPluginAsync<DeskSettings> = async (app, settings) => {
  const { db, channels } = settings;
  app.get<{ Params: { id: string } }>(
    '/api/desk/submissions/:id',
    async ({ params }, reply) =>
      (await submissionDetail(db, params.id, channels)) ??
      reply.code(404).send({ error: 'not-found' }),
  );
};
