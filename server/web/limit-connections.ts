import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Browsers and proxies wait for an answer before the next request on a connection. */
const maxPipelined = 8;

/**
 * What Node leaves to the application: limits pipelined requests, each of which holds an open file
 * and a buffer; closes idle connections on exit, which browsers open in advance; refuses a second
 * Host header and methods other than GET and HEAD outside of the API.
 */
export function limitConnections(app: FastifyInstance) {
  /** Requests in flight on each connection. */
  const open = new Map<Socket, number>();
  let closing = false;

  app.server.on('connection', (socket: Socket) => {
    open.set(socket, 0);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('preClose', async () => {
    closing = true;
    for (const [socket, requests] of open) if (requests === 0) socket.destroy();
  });
  app.addHook('onSend', async (_, reply) => {
    if (closing) reply.header('connection', 'close');
  });
  app.addHook('onRequest', async (request, reply) => {
    const { socket } = request.raw;
    const requests = (open.get(socket) ?? 0) + 1;
    if (requests > maxPipelined) {
      reply.hijack();
      socket.destroy();
      return;
    }
    if (open.has(socket)) open.set(socket, requests);
    reply.raw.once('close', () => {
      const left = open.get(socket);
      if (left !== undefined) open.set(socket, left - 1);
    });
    if ((request.raw.headersDistinct.host?.length ?? 0) > 1) {
      return reply.code(400).send({ error: 'malformed' });
    }
    const isApi = request.url === '/api' || request.url.startsWith('/api/');
    if (request.is404 && !isApi && request.method !== 'GET' && request.method !== 'HEAD') {
      return reply.code(405).header('allow', 'GET, HEAD').send({ error: 'method-not-allowed' });
    }
  });
}
