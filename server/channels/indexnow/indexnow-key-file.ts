import type { FastifyPluginAsync } from 'fastify';

/** Proves to search engines that whoever announces changes owns the host. */
export const indexNowKeyFile: FastifyPluginAsync<{ key: string | undefined }> = async (
  app,
  { key },
) => {
  if (key === undefined) return;
  app.get(`/${key}.txt`, (_, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache').send(key),
  );
};
