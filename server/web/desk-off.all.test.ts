import { expect, test } from 'vitest';
import { startServerProcess } from '#tests/support/server/server-process.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { until } from '#tests/support/machine/until.ts';
import { openStore } from '#server/db/open-store.ts';

// Embedded alone: what the setting removes is the same on each database.

// Starting a process takes long on a busy machine.
const patient = { timeout: 240_000 };

test('the first start prints a link for an administrator', patient, async () => {
  const server = await startServerProcess();
  await until(() => linkIn(server.output()) !== undefined, 'a link is printed');
  const token = linkIn(server.output())!;
  expect((await fetch(`${server.url}/api/desk/join/${token}`)).status).toBe(200);
  await server.stop();
});

test('DESK=off removes the desk: no page, no API, no link, no person', patient, async () => {
  const dataDir = temporaryFolder();
  const server = await startServerProcess({ DATA_DIR: dataDir, DESK: 'off' });
  const statusOf = async (address: string, method = 'GET') =>
    (await fetch(server.url + address, { method })).status;
  expect(await statusOf('/desk')).toBe(404);
  expect(await statusOf('/desk/people')).toBe(404);
  expect(await statusOf('/desk/join/token')).toBe(404);
  expect(await statusOf('/api/desk/session')).toBe(404);
  expect(await statusOf('/api/desk/join/token')).toBe(404);
  expect(await statusOf('/api/desk/sign-in/options', 'POST')).toBe(404);
  expect(await statusOf('/api/live')).toBe(200);
  await server.stop();
  expect(linkIn(server.output())).toBeUndefined();
  const db = await openStore({ dataDir, databaseUrl: undefined });
  expect(await db.all('select id from person')).toEqual([]);
  await db.close();
});

function linkIn(output: string[]): string | undefined {
  return /\/desk\/join\/(\S+)/.exec(output.join('\n'))?.[1];
}
