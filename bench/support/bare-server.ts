/**
 * What Fastify alone gives: answers the loaded pages with the bytes and headers that the server at
 * the given address answers them with, and does nothing else. Prints its own address.
 */
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import fastify from 'fastify';
import { loadedPages } from './page-load.ts';

/** Node writes these itself. */
const ofTheConnection = ['connection', 'date', 'keep-alive', 'transfer-encoding'];

const app = fastify();
for (const address of loadedPages) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const url = new URL(address, process.argv[2]);
    get(url, { headers: { 'accept-encoding': 'br' } }, resolve).on('error', reject);
  });
  const headers = Object.fromEntries(
    Object.entries(answer.headers).filter(([name]) => !ofTheConnection.includes(name)),
  );
  const body = await buffer(answer);
  app.get(address, (_, reply) => reply.headers(headers).send(body));
}
console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
