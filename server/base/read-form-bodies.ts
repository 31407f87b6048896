import type { FastifyInstance } from 'fastify';

const maxBytes = 16 * 1024;

/** Bodies of plain HTML forms without files; no other type is read. */
export function readFormBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: maxBytes },
    async (_: unknown, body: string | Buffer) =>
      Object.fromEntries(new URLSearchParams(body.toString())),
  );
}
