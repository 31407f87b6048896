import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { until } from '../../tests/support/until.ts';
import { openExpressLane } from './express-lane.ts';
import type { PageStore } from './page-store.ts';
import { servePages } from './serve-pages.ts';

const store: PageStore = new Map([
  [
    '/about',
    {
      etag: 'abc',
      headers: { 'content-type': 'text/html; charset=utf-8', 'x-frame-options': 'DENY' },
      bodies: { identity: Buffer.from('<h1>About</h1>'), br: Buffer.from('compressed') },
    },
  ],
]);
let seenByNode: string[];
let server: ReturnType<typeof createServer>;
let lane: ReturnType<typeof openExpressLane>;

beforeEach(async () => {
  seenByNode = [];
  const answerPage = servePages(store);
  server = createServer((request, response) => {
    seenByNode.push(`${request.method} ${request.url}`);
    answerPage(request, response);
  });
  lane = openExpressLane(server, store);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(() => {
  lane.close();
  server.closeAllConnections();
  server.close();
});

const plain = 'GET /about HTTP/1.1\r\nHost: a.example\r\nAccept-Encoding: gzip, br\r\n\r\n';

describe('the express lane', () => {
  test("answers a plain GET as Node's parser would, without it", async () => {
    const express = await send([plain], 1);
    expect(seenByNode).toEqual([]);
    const usual = await send([plain.replace('\r\n\r\n', '\r\nIf-None-Match: "none"\r\n\r\n')], 1);
    expect(seenByNode).toEqual(['GET /about']);
    expect(withoutDate(express)).toEqual(withoutDate(usual));
    expect(express).toContain('content-encoding: br');
  });

  test('answers one request after the other on one connection', async () => {
    const answers = await send([plain, plain.replace('/about', '/about?from=mail'), plain], 3);
    expect(answers.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(3);
    expect(seenByNode).toEqual([]);
  });

  test('headers that change between two requests are judged anew', async () => {
    const otherEncoding = plain.replace('gzip, br', 'identity');
    const answers = await send([plain, otherEncoding, plain], 3);
    expect(answers.match(/content-encoding: br/g)).toHaveLength(2);
    expect(answers.match(/<h1>About<\/h1>/g)).toHaveLength(1);
    expect(seenByNode).toEqual([]);
    await send([plain, plain.replace('\r\n\r\n', '\r\nRange: bytes=0-1\r\n\r\n')], 2);
    expect(seenByNode).toEqual(['GET /about']);
  });

  test.each([
    ['two requests in one piece', [plain + plain], 2],
    ['a request in two pieces', [plain.slice(0, 30), plain.slice(30)], 1],
    ['another method', [plain.replace('GET', 'HEAD')], 1],
    ['a body', [plain.replace('\r\n\r\n', '\r\nContent-Length: 2\r\n\r\nhi')], 1],
    ['a range', [plain.replace('\r\n\r\n', '\r\nRange: bytes=0-1\r\n\r\n')], 1],
    ['an unknown address', [plain.replace('/about', '/nowhere')], 1],
    [
      'a connection that is to be closed',
      [plain.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')],
      1,
    ],
  ])('leaves %s to Node', async (_, pieces, count) => {
    await send(pieces, count);
    expect(seenByNode).toHaveLength(count);
  });

  test.each([
    ['no host', plain.replace('Host: a.example\r\n', '')],
    ['two hosts', plain.replace('\r\n\r\n', '\r\nHost: b.example\r\n\r\n')],
    ['a folded header', plain.replace('\r\n\r\n', '\r\n x\r\n\r\n')],
    ['a bare line feed', plain.replace('\r\n\r\n', '\nX: y\r\n\r\n')],
  ])('leaves it to Node to judge %s', async (_, request) => {
    const answer = await send([request], 1);
    const refused = answer.startsWith('HTTP/1.1 400');
    expect(seenByNode).toHaveLength(refused ? 0 : 1);
  });

  test('a connection goes on with Node after the first unusual request', async () => {
    const answers = await send([plain, plain.replace('/about', '/nowhere'), plain], 3);
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual([
      'HTTP/1.1 200',
      'HTTP/1.1 404',
      'HTTP/1.1 200',
    ]);
    expect(seenByNode).toEqual(['GET /nowhere', 'GET /about']);
  });

  test('idle connections end when the server closes', async () => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(plain);
    await once(socket, 'data');
    const closed = once(server, 'close');
    server.close();
    lane.close();
    expect(await closed).toEqual([]);
  });
});

/** Sends each piece when the server has read the one before. */
async function send(pieces: string[], answers: number): Promise<string> {
  const arrived = once(server, 'connection') as Promise<[Socket]>;
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const [other] = await arrived;
  let received = '';
  let sent = 0;
  socket.on('data', (chunk) => (received += chunk.toString('latin1')));
  const count = () => received.match(/HTTP\/1\.1 \d{3}/g)?.length ?? 0;
  for (const piece of pieces) {
    socket.write(piece);
    sent += piece.length;
    await until(() => other.bytesRead === sent, 'the piece has arrived');
  }
  await until(() => count() === answers, `${answers} answers`);
  socket.destroy();
  return received;
}

function withoutDate(answer: string): string[] {
  return answer
    .split('\r\n')
    .filter((line) => !line.startsWith('Date: '))
    .toSorted();
}
