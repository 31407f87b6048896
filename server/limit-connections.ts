import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Browsers and proxies wait for an answer before the next request on a connection. */
const maxPipelined = 8;

/**
 * What Node leaves to the application: a client that pipelines requests without reading would have
 * an open file and a buffer for each, and a second Host header may hide which site is meant.
 */
export function limitConnections(app: FastifyInstance) {
  const open = new WeakMap<Socket, number>();
  let closing = false;

  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_, reply) => {
    // Kept alive, a connection that was busy when closing began would hold up the exit.
    if (closing) reply.header('connection', 'close');
  });

  app.addHook('onRequest', async (request, reply) => {
    const { socket } = request.raw;
    const count = (open.get(socket) ?? 0) + 1;
    if (count > maxPipelined) {
      reply.hijack();
      socket.destroy();
      return;
    }
    open.set(socket, count);
    reply.raw.once('close', () => open.set(socket, (open.get(socket) ?? 1) - 1));
    if ((request.raw.headersDistinct.host?.length ?? 0) > 1) {
      return reply.code(400).send({ error: 'malformed' });
    }
    const isApi = request.url === '/api' || request.url.startsWith('/api/');
    if (request.is404 && !isApi && request.method !== 'GET' && request.method !== 'HEAD') {
      return reply.code(405).header('allow', 'GET, HEAD').send({ error: 'method-not-allowed' });
    }
  });
}
