import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { aSubmission } from '#tests/factories/submissions.ts';
import { pdfBytes } from '#tests/factories/documents.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { sendForm } from '#tests/support/server/send-form.ts';
import { startApp } from '#tests/support/server/server-app.ts';
import { MiB } from '#domain/forms/file-type.ts';
import type { Db } from '#server/db/db.ts';
import { neededBytes, watchDisk } from './free-space.ts';
import type { Log } from './log.ts';
import { openStore } from '#server/db/open-store.ts';

// Embedded alone: PostgreSQL has a disk of its own.

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function start(limits: { fileBytesPerHour?: number; diskReserveBytes?: number }) {
  const dataDir = temporaryFolder();
  const db = await openStore({ dataDir, databaseUrl: undefined });
  const server = await startApp(db, dataDir, limits);
  stops.push(server.stop, () => db.close());
  return { db, dataDir, ...server };
}

const file = { field: 'resume', filename: 'cv.pdf', type: 'application/pdf' };

const apply = (url: string, bytes: number) =>
  sendForm(url, 'job-application', aSubmission['job-application'](), {
    ...file,
    bytes: Buffer.concat([pdfBytes(), Buffer.alloc(bytes)]),
  });
const write = (url: string) => sendForm(url, 'contact-dialog', aSubmission['contact-dialog']());
const count = async (db: Db) => (await db.all('select id from submission')).length;

test('a network that has used up its share of files waits, and still sends forms', async () => {
  const { url, db, dataDir } = await start({ fileBytesPerHour: 3 * MiB });
  expect((await apply(url, 2 * MiB)).status).toBe(201);
  const refused = await apply(url, 2.5 * MiB);
  expect([refused.status, await refused.json()]).toEqual([429, { error: 'rate-limited' }]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
  expect((await write(url)).status).toBe(201);
  expect(await count(db)).toBe(2);
  await expect.poll(() => readdirSync(path.join(dataDir, 'spool'))).toEqual([]);
});

test('below the reserve of the disk files are refused, and forms are taken', async () => {
  const { url, db } = await start({ diskReserveBytes: 1024 ** 6 });
  const refused = await apply(url, 1);
  expect([refused.status, await refused.json()]).toEqual([503, { error: 'busy' }]);
  expect(refused.headers.get('retry-after')).toBe('300');
  expect((await write(url)).status).toBe(201);
  expect(await count(db)).toBe(1);
});

test('a disk that fills up and empties says so once, and not for a little more than the limit', async () => {
  const diskReserveBytes = 100 * MiB;
  let free = diskReserveBytes;
  const said: string[] = [];
  const say = (level: string) => (facts: object) => {
    const { event, freeBytes } = facts as { event: string; freeBytes: number };
    said.push(`${level} ${event} ${freeBytes}`);
  };
  const log = { info: say('info'), warn: say('warn'), error: say('error') } as unknown as Log;
  const disk = watchDisk({ dataDir: '.', diskReserveBytes }, log, async () => free);
  const looks = [];
  for (const bytes of [
    diskReserveBytes,
    diskReserveBytes - 1,
    neededBytes - 1,
    diskReserveBytes + neededBytes - 1,
    diskReserveBytes + neededBytes,
  ]) {
    free = bytes;
    looks.push(await disk.look());
  }
  disk.stop();
  expect(looks.map(({ isFull, isLow }) => [isFull, isLow])).toEqual([
    [false, false],
    [false, true],
    [true, true],
    [false, false],
    [false, false],
  ]);
  expect(said).toEqual([
    `warn disk-low ${diskReserveBytes - 1}`,
    `error disk-full ${neededBytes - 1}`,
    `warn disk-low ${diskReserveBytes + neededBytes - 1}`,
    `info disk-free ${diskReserveBytes + neededBytes}`,
  ]);
});
