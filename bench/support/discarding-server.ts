/** What the same parser does when nothing is checked or kept: the intake's measure of comparison. */
import type { AddressInfo } from 'node:net';
import multipart from '@fastify/multipart';
import fastify from 'fastify';

const app = fastify();
await app.register(multipart, { limits: { fileSize: 20_000_000 } });
app.post('*', async (request, reply) => {
  for await (const part of request.parts()) {
    if (part.type === 'file') for await (const _ of part.file);
  }
  return reply.code(201).send({ reference: 'none' });
});
await app.listen({ port: 0, host: '127.0.0.1' });
console.log(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`);
