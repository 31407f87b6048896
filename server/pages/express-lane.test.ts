import { hash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { until } from '../../tests/support/until.ts';
import { openExpressLane } from './express-lane.ts';
import type { PageStore, StoredFile } from './page-store.ts';
import { servePages } from './serve-pages.ts';

const longBody = 'x'.repeat(200_000);
const store: PageStore = new Map<string, StoredFile>([
  [
    '/about',
    {
      etag: 'abc',
      headers: { 'content-type': 'text/html; charset=utf-8', 'x-frame-options': 'DENY' },
      bodies: { identity: Buffer.from('<h1>About</h1>'), br: Buffer.from('compressed') },
    },
  ],
  ['/long', { etag: 'def', headers: {}, bodies: { identity: Buffer.from(longBody) } }],
]);
let seenByNode: string[];
let server: ReturnType<typeof createServer>;
let lane: ReturnType<typeof openExpressLane>;

beforeEach(async () => {
  seenByNode = [];
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const answerPage = servePages(store);
  server = createServer((request, response) => {
    seenByNode.push(`${request.method} ${request.url}`);
    if (request.method !== 'POST') answerPage(request, response);
    else void buffer(request).then((body) => response.end(hash('sha256', body)));
  });
  lane = openExpressLane(server, store);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(() => {
  lane.close();
  server.closeAllConnections();
  server.close();
  vi.useRealTimers();
});

const plain = 'GET /about HTTP/1.1\r\nHost: a.example\r\nAccept-Encoding: gzip, br\r\n\r\n';
const longPage = plain.replace('/about', '/long');

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
    const socket = connectToServer();
    socket.write(plain);
    await once(socket, 'data');
    const closed = once(server, 'close');
    server.close();
    lane.close();
    expect(await closed).toEqual([]);
  });

  test('a body of many pieces arrives whole after a page on the same connection', async () => {
    const body = randomBytes(3_000_000);
    const socket = connectToServer();
    socket.write(plain);
    await once(socket, 'data');
    socket.write(
      `POST /body HTTP/1.1\r\nHost: a.example\r\nContent-Length: ${body.length}\r\n\r\n`,
    );
    socket.write(body);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString('latin1')).toContain(hash('sha256', body));
    socket.destroy();
  });

  test('connections that speak at the same time get their own answers', async () => {
    const visitors = [plain, longPage, plain, longPage].map((request) => {
      const socket = connectToServer();
      return { request, socket, received: collect(socket) };
    });
    for (let round = 1; round <= 20; round += 1) {
      for (const { socket, request } of visitors) socket.write(request);
      const done = () => visitors.every(({ received }) => wholeAnswers(received()) === round);
      await until(done, 'all answers');
    }
    for (const { request, socket, received } of visitors) {
      const own = request === plain ? 'compressed' : longBody;
      expect(received().split(own)).toHaveLength(21);
      socket.destroy();
    }
    expect(seenByNode).toEqual([]);
  });

  test('who does not read is not read from, but gets everything in the end', async () => {
    const arrived = nextHandle();
    const socket = connectToServer().pause();
    const handle = await arrived;
    let sent = 0;
    for (let taken = true; taken; sent += 1) {
      socket.write(longPage);
      const bytes = (sent + 1) * longPage.length;
      taken = await until(() => handle.bytesRead === bytes, 'it is taken', 500).then(
        () => true,
        () => false,
      );
      if (sent > 200) throw new Error('The server reads on and on.');
    }
    vi.advanceTimersByTime(patienceMs() + 2000);
    const received = collect(socket);
    socket.resume();
    await until(() => wholeAnswers(received()) === sent, 'all answers');
    expect(received().split(longBody)).toHaveLength(sent + 1);
    socket.destroy();
  });

  test.each([
    ['that says nothing', '', () => server.headersTimeout],
    ['that says nothing more', plain, patienceMs],
  ])('ends a connection %s', async (_, request, patience) => {
    const arrived = once(server, 'connection');
    const socket = connectToServer();
    await arrived;
    if (request) {
      socket.write(request);
      await once(socket, 'data');
    }
    let ended = false;
    socket.on('close', () => (ended = true));
    vi.advanceTimersByTime(patience());
    await setTimeout(50);
    expect(ended).toBe(false);
    vi.advanceTimersByTime(1000);
    await until(() => ended, 'the end');
  });
});

function patienceMs() {
  return server.keepAliveTimeout + server.keepAliveTimeoutBuffer;
}

/** Sends each piece when the server has read the one before. */
async function send(pieces: string[], answers: number): Promise<string> {
  const arrived = nextHandle();
  const socket = connectToServer();
  const handle = await arrived;
  const received = collect(socket);
  let sent = 0;
  for (const piece of pieces) {
    await until(() => handle.bytesRead === sent, 'the piece before has arrived');
    socket.write(piece);
    sent += piece.length;
  }
  await until(() => countAnswers(received()) === answers, `${answers} answers`);
  socket.destroy();
  return received();
}

function collect(socket: Socket): () => string {
  let received = '';
  socket.on('data', (chunk) => (received += chunk.toString('latin1')));
  return () => received;
}

/** Where all answers are alike: how many have come to their end. */
function wholeAnswers(received: string): number {
  const bodyBytes = Number(/^content-length: (\d+)/m.exec(received.slice(0, 2000))?.[1]);
  return received.length / (received.indexOf('\r\n\r\n') + 4 + bodyBytes);
}

function countAnswers(received: string): number {
  return received.match(/HTTP\/1\.1 \d{3}/g)?.length ?? 0;
}

/** The lane makes a connection of its own out of what the server accepts; the system's side stays. */
function nextHandle(): Promise<{ bytesRead: number }> {
  return new Promise((resolve) => {
    server.prependOnceListener('connection', (accepted) => {
      resolve((accepted as unknown as { _handle: { bytesRead: number } })._handle);
    });
  });
}

function connectToServer(): Socket {
  return connect((server.address() as AddressInfo).port, '127.0.0.1');
}

function withoutDate(answer: string): string[] {
  return answer
    .split('\r\n')
    .filter((line) => !line.startsWith('Date: '))
    .toSorted();
}
