import type { FastifyPluginAsync } from 'fastify';
import { closedPolicy } from '#server/base/security-headers.ts';
import type { Statements } from '#server/db/db.ts';
import { imageBytes } from './images.ts';

/** Uploaded images. Their address names their content, so that a browser asks once. */
export const imageRoutes: FastifyPluginAsync<{ db: Statements }> = async (app, { db }) => {
  app.get<{ Params: { image: string } }>('/media/images/:image', async (request, reply) => {
    const [, id, width] = /^([0-9a-f]{32})-(\d{1,4})\.webp$/.exec(request.params.image) ?? [];
    const bytes = id && (await imageBytes(db, id, Number(width)));
    if (!bytes) return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
    return reply
      .type('image/webp')
      .headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': closedPolicy,
      })
      .send(Buffer.from(bytes));
  });
};
