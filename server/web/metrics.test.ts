import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '#server/base/clock.ts';
import type { Db } from '#server/db/db.ts';
import { recordBackup } from '#server/db/settings.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { startApp } from '#tests/support/server/server-app.ts';
import { storeSubmission } from '#tests/support/stores/store-submission.ts';
import { freshStore } from '#tests/support/stores/stores.ts';
import { createMetrics } from './metrics.ts';

let db: Db;
const stops: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  db = await freshStore();
});
afterAll(async () => {
  for (const stop of stops) await stop();
  await db.close();
});

async function server(metricsFor: string[], trustProxy: false | number = false) {
  const dataDir = temporaryFolder();
  const metrics = createMetrics({ metricsFor, trustProxy, dataDir, db, clock: systemClock });
  const { url, stop } = await startApp(db, dataDir, {
    metrics,
    ...(trustProxy && { trustProxy }),
    desk: { channels: [], build: 'build' },
  });
  stops.push(stop);
  const read = (headers?: Record<string, string>) => fetch(`${url}/metrics`, { headers });
  return { url, metrics, read };
}

test('requests, sign-ins, outbox and submissions are counted without naming anybody', async () => {
  const { url, metrics, read } = await server(['loopback']);
  const { id, reference, email } = await storeSubmission(db, { at: Date.now() - 90_000_000_000 });
  await recordBackup(db, 1_800_000_000_000);
  await fetch(`${url}/api/live`);
  await fetch(`${url}/private-looking?q=ada@example.com`);
  await fetch(`${url}/api/desk/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const send = metrics.sending({
    name: 'mail',
    tasksFor: () => [],
    destinations: [],
    send: async () => ({ result: 'delivered' }),
  } as never).send;
  await send({} as never, AbortSignal.timeout(1_000));
  const response = await read();
  const text = await response.text();
  expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  expect(text).toContain('northgauge_requests_total{class="other-api",status="200"} 1');
  expect(text).toContain('northgauge_requests_total{class="unknown",status="404"} 1');
  expect(text).toContain('northgauge_sign_ins_total{result="refused"} 1');
  expect(text).toContain('northgauge_delivery_attempts_total{channel="mail",result="delivered"} 1');
  expect(text).toMatch(/northgauge_outbox_waiting\{channel="\w+",destination="[\w-]+"\} [1-9]/);
  expect(text).toMatch(/northgauge_outbox_oldest_seconds\{[^}]+\} [1-9]\d*/);
  expect(text).toContain('northgauge_submissions_open 1');
  expect(text).toContain('northgauge_submissions_overdue 1');
  expect(text).toContain('northgauge_backup_timestamp_seconds 1800000000');
  expect(text).toContain('northgauge_store_up 1');
  expect(text).toMatch(/northgauge_disk_free_bytes [1-9]/);
  for (const said of [id, reference, email, 'private-looking', 'ada@']) {
    expect(text).not.toContain(said);
  }
});

test('only allowed addresses read them, and nobody through a proxy that is not trusted', async () => {
  const closed = await server(['10.0.0.0/8']);
  expect((await closed.read()).status).toBe(404);
  const open = await server(['127.0.0.1']);
  expect((await open.read()).status).toBe(200);
  for (const name of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via']) {
    expect((await open.read({ [name]: '203.0.113.9' })).status).toBe(404);
  }
  const trusting = await server(['10.0.0.0/8', '2001:db8::/32'], 1);
  const statuses = ['10.1.2.3', '::ffff:10.1.2.3', '2001:db8::7', '203.0.113.9', '127.0.0.1'];
  const answers = statuses.map(
    async (from) => (await trusting.read({ 'x-forwarded-for': from })).status,
  );
  expect(await Promise.all(answers)).toEqual([200, 200, 200, 404, 404]);
});

test('a server without the setting has no metrics, and each answer has an id of its own', async () => {
  const { url, stop } = await startApp(db, temporaryFolder(), {
    desk: { channels: [], build: 'build' },
  });
  stops.push(stop);
  expect((await fetch(`${url}/metrics`)).status).toBe(404);
  const answers = await Promise.all([1, 2, 3].map(() => fetch(`${url}/api/live`)));
  const ids = answers.map(({ headers }) => headers.get('x-request-id'));
  expect(new Set(ids).size).toBe(3);
  expect(ids[0]).toMatch(/^[0-9a-f]{10}-[0-9a-z]+$/);
});
