import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { logStream } from '#server/base/log.ts';
import type { Db } from '#server/db/db.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { rawRequest, sendRaw } from '#tests/support/server/send-raw.ts';
import { startApp } from '#tests/support/server/server-app.ts';
import { freshStore } from '#tests/support/stores/stores.ts';

let db: Db;
beforeAll(async () => {
  db = await freshStore();
});
afterAll(() => db.close());

const chunked = { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' };

/** What a client sends, and Node closes its connection before the route is reached. */
const malformed: [string, (method: string, address: string) => Buffer][] = [
  ['a chunk of no size', (...asked) => rawRequest(...asked, chunked, Buffer.from('ZZ\r\n'))],
  ['something after it', (...asked) => rawRequest(...asked, {}, Buffer.from('\0\0 \r\n\r\n'))],
];

test.each(malformed)('a request with %s is no error of any route', async (_, requestFor) => {
  const lines: string[] = [];
  vi.spyOn(logStream, 'write').mockImplementation((line) => void lines.push(line));
  onTestFinished(() => void vi.restoreAllMocks());
  const server = await startApp(db, temporaryFolder(), {
    logLevel: 'trace',
    trustProxy: 1,
    desk: { channels: [], build: 'build', url: undefined },
    formPages: { policy: '', renderPage: async () => ({ status: 200, html: '' }) },
  });
  onTestFinished(() => server.stop());
  const failing = new Set<string>();
  for (const { method, url } of server.routes) {
    const address = url.replaceAll(/:\w+|\*/g, 'one');
    for (const name of [method].flat()) {
      lines.length = 0;
      await sendRaw(server.port, requestFor(name, address));
      if (lines.some((line) => (JSON.parse(line) as { level: number }).level >= 40)) {
        failing.add(`${name} ${url}`);
      }
    }
  }
  expect(server.routes.length).toBeGreaterThan(100);
  expect([...failing]).toEqual([]);
});
