import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { aSubmission } from '#tests/factories/submissions.ts';
import { sendForm } from '#tests/support/server/send-form.ts';
import { startServerProcess } from '#tests/support/server/server-process.ts';
import { rawBody, rawPost } from '#tests/support/server/send-raw.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { until } from '#tests/support/machine/until.ts';
import { openStore } from '#server/db/open-store.ts';
import { storedSubmission } from '#tests/support/stores/stored-submission.ts';

// Embedded alone: how a process ends is the same on each database.

test('on SIGTERM a server stores the form that is arriving, then exits', async () => {
  const dataDir = temporaryFolder();
  const server = await startServerProcess({ DATA_DIR: dataDir });
  const parts = Object.entries(aSubmission['contact-dialog']()).map(([name, content]) => ({
    disposition: `form-data; name="${name}"`,
    content,
  }));
  const request = rawPost('/api/intake/contact-dialog', rawBody(parts));
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString()));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await new Promise<void>((resolve) => socket.write(request.subarray(0, -100), () => resolve()));
  // Any answer to a later request shows that the earlier one has arrived.
  await fetch(`${server.url}/api/live`);
  const stopped = server.stop();
  socket.write(request.subarray(-100));
  await stopped;
  await closed;

  expect(answer).toMatch(/^HTTP\/1\.1 201 /);
  const reference = /"reference":"([^"]+)"/.exec(answer)?.[1] ?? '';
  const db = await openStore({ dataDir, databaseUrl: undefined });
  expect(await storedSubmission(db, reference)).toBeDefined();
  await db.close();
});

test('a server that drains is neither live nor ready, and still stores what is sent to it', async () => {
  const dataDir = temporaryFolder();
  const server = await startServerProcess({ DATA_DIR: dataDir, DRAIN_SECONDS: '60' });
  const stopped = server.stop();
  const readiness = () => fetch(`${server.url}/api/ready`);
  await until(async () => (await readiness()).status === 503, 'the server drains');
  expect(await (await readiness()).json()).toEqual({ status: 'stopping' });
  expect((await fetch(`${server.url}/api/live`)).status).toBe(503);
  const fields = aSubmission['contact-dialog']();
  let sent: Response | undefined;
  await until(async () => {
    sent = await sendForm(server.url, 'contact-dialog', fields);
    // A server without processor time answers "busy, try again", draining or not.
    return sent.status !== 503 || ((await sent.json()) as { error: string }).error !== 'busy';
  }, 'the server takes the form');
  expect(sent?.status).toBe(201);
  const { reference } = (await sent!.json()) as { reference: string };
  // What was acknowledged is stored: there is no need to wait for the end of the minute.
  await Promise.all([server.kill(), stopped]);

  const db = await openStore({ dataDir, databaseUrl: undefined });
  expect(await storedSubmission(db, reference)).toBeDefined();
  await db.close();
});
