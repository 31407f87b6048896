import { afterAll, beforeAll, expect, test } from 'vitest';
import { aSubmission } from '#tests/factories/submissions.ts';
import { sendForm } from '#tests/support/server/send-form.ts';
import { startApp } from '#tests/support/server/server-app.ts';
import { freshStore } from '#tests/support/stores/stores.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import type { Db } from '#server/db/db.ts';

let db: Db;
let server: Awaited<ReturnType<typeof startApp>>;

beforeAll(async () => {
  const dataDir = temporaryFolder();
  db = await freshStore(dataDir);
  server = await startApp(db, dataDir, { siteUrl: 'https://www.harbourlane.example' });
});
afterAll(async () => {
  await server.stop();
  await db.close();
});

test.each<[status: number, headers: Record<string, string>]>([
  [201, {}],
  [201, { origin: 'own' }],
  [201, { 'sec-fetch-site': 'same-origin', origin: 'https://rewritten-by-a-proxy.example' }],
  [201, { 'sec-fetch-site': 'none' }],
  [201, { origin: 'https://www.harbourlane.example' }],
  [403, { 'sec-fetch-site': 'cross-site' }],
  [403, { 'sec-fetch-site': 'same-site', origin: 'own' }],
  [403, { origin: 'https://evil.example' }],
  [403, { origin: 'null' }],
  [403, { origin: 'not an address' }],
])('a post is answered with %i when its headers are %j', async (status, headers) => {
  const origin = headers.origin === 'own' ? server.url : headers.origin;
  const fields = aSubmission['contact-dialog']();
  const answer = await sendForm(server.url, 'contact-dialog', fields, undefined, {
    ...headers,
    ...(origin && { origin }),
  });
  expect(answer.status).toBe(status);
});
