import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { postWebhook } from './post-webhook.ts';

const html = { 'content-type': 'text/html; charset=utf-8' };
const starting = 'n8n is starting up. Please wait';
const stops: (() => void)[] = [];

afterEach(() => stops.splice(0).forEach((stop) => stop()));

test.each<[string, (response: ServerResponse) => void]>([
  ['as it sends it', (response) => response.writeHead(200, html).end(starting)],
  [
    'compressed by a proxy',
    (response) =>
      response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end(gzipSync(starting)),
  ],
])('200 from an n8n that is starting is a failure: %s', async (_, answer) => {
  expect(await post(answer)).toEqual({ failure: 'starting' });
});

test.each<[string, (response: ServerResponse) => void]>([
  ['JSON', (response) => response.end('{"message":"Workflow was started"}')],
  ['no body', (response) => response.writeHead(204).end()],
  ['a page', (response) => response.writeHead(200, html).end(`<p>${starting}</p>`)],
  ['a long page', (response) => response.writeHead(200, html).end(starting.repeat(100_000))],
  [
    'a page that breaks off',
    (response) => {
      response.writeHead(200, { ...html, 'content-length': '31' }).write('n8n is');
      setTimeout(() => response.destroy(), 50);
    },
  ],
])('any other 2xx is a success: %s', async (_, answer) => {
  expect(await post(answer)).toEqual({ status: expect.toBeOneOf([200, 204]), retryAfter: null });
});

async function post(answer: (response: ServerResponse) => void) {
  const server = createServer((_, response) => answer(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const body = new TextEncoder().encode('{}');
  return postWebhook(`http://127.0.0.1:${port}/`, {}, body, AbortSignal.timeout(5_000));
}
