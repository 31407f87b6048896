import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MiB } from '#domain/forms/file-type.ts';
import { application, dialog, good, pdf, withFile } from '#tests/factories/hostile-parts.ts';
import { aSubmission } from '#tests/factories/submissions.ts';
import { fixtureBuild } from '#tests/support/builds/fixture-build.ts';
import { sendForm } from '#tests/support/server/send-form.ts';
import { rawPost } from '#tests/support/server/send-raw.ts';
import { startApp, testLimits } from '#tests/support/server/server-app.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { loadSite } from './pages/page-renderer.ts';
import type { Db } from '#server/db/db.ts';
import { openStore } from '#server/db/open-store.ts';

// Embedded alone: connections are held before anything is stored.

const limits = {
  ...testLimits,
  headersMs: 4_000,
  checkTimeoutsEveryMs: 200,
  silentSocketMs: 6_000,
  // Longer than a busy machine stands still between two requests of a test.
  progressMs: 5_000,
  concurrentPerAddress: 3,
};
/** More than the socket buffers of both systems. */
const largeBytes = 64 * MiB;
let db: Db;
let server: Awaited<ReturnType<typeof startApp>>;

beforeAll(async () => {
  const dataDir = temporaryFolder();
  db = await openStore({ dataDir, databaseUrl: undefined });
  const build = fixtureBuild();
  writeFileSync(path.join(build, 'client/media/large.mp4'), Buffer.alloc(largeBytes));
  server = await startApp(db, dataDir, { limits, site: await loadSite(build) });
});
afterAll(async () => {
  await server.stop();
  await db.close();
});

test('slow senders take only the slots of their own address and are dropped', async () => {
  const body = withFile('job-application', pdf());
  const request = rawPost(application, body).subarray(0, -80);
  const senders = Array.from({ length: 6 }, () => open('127.0.0.2', request));
  // Every one gets its answer: no slot (503), or a slot and too slow for it (408).
  const statuses = await Promise.all(senders.map(statusOf));
  expect(statuses.toSorted()).toEqual([408, 408, 408, 503, 503, 503]);
});

test('another visitor is served while slow senders hold their slots', async () => {
  const request = rawPost(dialog, good()).subarray(0, -40);
  // Whichever comes last finds no slot, at once; the others are dropped much later.
  const senders = Array.from({ length: 4 }, () => statusOf(open('127.0.0.2', request)));
  expect(await Promise.race(senders)).toBe(503);
  const answer = await sendForm(server.url, 'contact-dialog', aSubmission['contact-dialog']());
  expect(answer.status).toBe(201);
  await Promise.all(senders);
});

test('a client that does not finish its headers is dropped', async () => {
  const socket = open('127.0.0.2', Buffer.from('GET /about HTTP/1.1\r\nHost: a\r\nX-Slow: '));
  expect(await statusOf(socket)).toBe(408);
});

test('a client that never reads is dropped', async () => {
  const connected = once(server.app.server, 'connection') as Promise<[Socket]>;
  const socket = open('127.0.0.2', Buffer.from('GET /media/large.mp4 HTTP/1.1\r\nHost: a\r\n\r\n'));
  socket.pause();
  const [connection] = await connected;
  await once(connection, 'close');
  expect(connection.bytesWritten).toBeLessThan(largeBytes);
  socket.destroy();
});

test('a connection with many requests at once is dropped', async () => {
  const get = 'GET /about HTTP/1.1\r\nHost: a\r\n\r\n';
  const socket = open('127.0.0.2', Buffer.from(get.repeat(100)));
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')));
  await once(socket, 'close');
  expect(received.split('HTTP/1.1 200').length - 1).toBeLessThanOrEqual(8);
});

function open(localAddress: string, bytes: Buffer): Socket {
  const socket = connect({ port: server.port, host: '127.0.0.1', localAddress });
  socket.on('error', () => {});
  socket.write(bytes);
  return socket;
}

async function statusOf(socket: Socket): Promise<number> {
  const [chunk] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return Number(/^HTTP\/1\.1 (\d+)/.exec(chunk.toString('latin1'))?.[1] ?? 0);
}
