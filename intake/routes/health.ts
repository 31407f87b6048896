import { access, constants } from 'node:fs/promises';
import type { FastifyPluginAsync } from 'fastify';

/** Live: the process answers. Ready: it could also keep what it is sent. */
export const healthRoutes: FastifyPluginAsync<{ dataDir: string }> = async (app, { dataDir }) => {
  app.get('/api/health', async () => ({ status: 'live' }));

  app.get('/api/ready', async (_, reply) => {
    try {
      await access(dataDir, constants.W_OK);
      return { status: 'ready' };
    } catch {
      return reply
        .code(503)
        .header('retry-after', '10')
        .send({ status: 'data folder not writable' });
    }
  });
};
