import { afterAll, beforeAll, expect, test } from 'vitest';
import { longRequests } from '#tests/factories/long-repeats.ts';
import { fixtureBuild } from '#tests/support/builds/fixture-build.ts';
import { sendRaw } from '#tests/support/server/send-raw.ts';
import { startApp } from '#tests/support/server/server-app.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { loadSite } from './pages/page-renderer.ts';
import type { Db } from '#server/db/db.ts';
import { openStore } from '#server/db/open-store.ts';

// Embedded alone: texts are judged before anything is stored.

let db: Db;
let server: Awaited<ReturnType<typeof startApp>>;

beforeAll(async () => {
  const dataDir = temporaryFolder();
  db = await openStore({ dataDir, databaseUrl: undefined });
  server = await startApp(db, dataDir, { site: await loadSite(fixtureBuild()) });
});
afterAll(async () => {
  await server.stop();
  await db.close();
});

// One that takes quadratic time takes half a second and more, and there are thousands of them.
test('no long run of characters holds up another visitor', { timeout: 300_000 }, async () => {
  const wrong: string[] = [];
  for (const { title, bytes, expected } of longRequests()) {
    const [answer, visitor] = await Promise.all([
      sendRaw(server.port, bytes),
      fetch(`${server.url}/about`).then(async (response) => {
        await response.arrayBuffer();
        return response.status;
      }),
    ]);
    if (!expected.includes(answer.status)) wrong.push(`${title}: ${answer.status}`);
    if (visitor !== 200) wrong.push(`${title}: another visitor got ${visitor}`);
  }
  expect(wrong).toEqual([]);
});
