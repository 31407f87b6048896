import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { hostileBodies, hostileHeads } from '#tests/factories/hostile-requests.ts';
import { aSubmission } from '#tests/factories/submissions.ts';
import { testSecret } from '#tests/support/deliveries/test-secret.ts';
import { until } from '#tests/support/machine/until.ts';
import { sendForm } from '#tests/support/server/send-form.ts';
import { sendRaw } from '#tests/support/server/send-raw.ts';
import { startServerProcess } from '#tests/support/server/server-process.ts';
import { mountingFault, mountMemory } from '#tests/support/stores/mounted-folder.ts';
import {
  postgresFolder,
  startPostgres,
  startTimeoutMs,
} from '#tests/support/stores/postgres-server.ts';

type Server = Awaited<ReturnType<typeof startServerProcess>>;

/** What the server logged after its first events, without what tells of single submissions. */
function eventsIn(server: Server, after = 0): string[] {
  return server
    .output()
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .map((line) => (JSON.parse(line) as { event?: string }).event ?? line)
    .filter((event) => event !== 'submission')
    .slice(after);
}

test('hostile requests are not logged above info', async () => {
  const server = await startServerProcess({ LOG_LEVEL: 'warn' });
  const atStart = eventsIn(server).length;
  const port = Number(new URL(server.url).port);
  for (const [, , request, options] of [...hostileHeads, ...hostileBodies]) {
    await sendRaw(port, request(), options);
  }
  await server.stop();
  expect(eventsIn(server, atStart)).toEqual([]);
});

const noMount = mountingFault('mount', 'umount');

test.skipIf(noMount)('a full disk is logged when it fills and when there is room', async () => {
  const disk = mountMemory(256);
  onTestFinished(disk.unmount);
  const environment = { DATA_DIR: disk.folder, DISK_RESERVE_MB: '48', LOG_LEVEL: 'info' };
  const server = await startServerProcess(environment);
  onTestFinished(() => server.kill());
  const atStart = eventsIn(server).length;
  // A look of the server while the disk is being filled finds it low first.
  const events = () => eventsIn(server, atStart).filter((event) => event !== 'disk-low');
  const send = async () =>
    (await sendForm(server.url, 'contact-dialog', aSubmission['contact-dialog']())).status;
  disk.fillUpTo(8);
  for (let count = 0; count < 3; count += 1) expect(await send()).toBe(503);
  await until(() => events().length > 0, 'it is logged');
  const full = server.output().find((line) => line.includes('"disk-full"'));
  expect(JSON.parse(full ?? '{}')).toMatchObject({
    level: 50,
    folder: disk.folder,
    freeBytes: expect.any(Number),
    reserveBytes: 48 * 1024 * 1024,
    msg: expect.stringContaining('make room'),
  });
  rmSync(path.join(disk.folder, 'ballast'));
  for (let count = 0; count < 3; count += 1) expect(await send()).toBe(201);
  await until(() => events().length > 1, 'it is logged');
  expect(events()).toEqual(['disk-full', 'disk-free']);
});

test.skipIf(!postgresFolder)(
  'a lost database is logged when it is lost and when it is back',
  async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.stop());
    const server = await startServerProcess({
      DATABASE_URL: await postgres.newDatabase(),
      LOG_LEVEL: 'info',
      WEBHOOK_SECRET: testSecret.variable,
      // Both poll the store once a second as well.
      WEBHOOK_CONTACT_DIALOG_URL: 'http://127.0.0.1:9/one',
      WEBHOOK_CONTACT_MESSAGE_URL: 'http://127.0.0.1:9/two',
    });
    onTestFinished(() => server.kill());
    const atStart = eventsIn(server).length;
    await postgres.pause();
    await until(() => eventsIn(server, atStart).length > 0, 'its loss is logged');
    // Some polls later.
    await wait(3_500);
    expect(eventsIn(server, atStart)).toEqual(['store-lost']);
    // A poll may meet a connection that ends, one that is refused, or a port that is closed.
    expect(server.output().find((line) => line.includes('store-lost'))).toMatch(
      /does not answer.*(start (PostgreSQL|it)|its log names|Check that it runs)/,
    );
    await postgres.resume();
    await until(() => eventsIn(server, atStart).length > 1, 'its return is logged');
    await wait(1_500);
    expect(eventsIn(server, atStart)).toEqual(['store-lost', 'store-back']);
  },
  startTimeoutMs,
);
