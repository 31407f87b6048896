import { contextIn } from '#tests/support/stores/act-in.ts';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aFile } from '#tests/factories/new-submission.ts';
import { signIn } from '#tests/support/desk/desk.ts';
import { startDeskApp } from '#tests/support/desk/desk-app.ts';
import { storeOne } from '#tests/support/desk/desk-api.ts';
import { mountingFault, mountMemory } from '#tests/support/stores/mounted-folder.ts';
import { MiB } from '#domain/forms/file-type.ts';
import { freeBytes } from '#server/base/free-space.ts';
import { runRetention } from '#server/privacy/retention.ts';
import type { Db } from './db.ts';
import { erasingSpaceBytes, keepErasingSpace } from './erasing-space.ts';
import { openStore } from './open-store.ts';

// Embedded alone: PostgreSQL has a disk of its own; `npm run prove -- disk-full-postgres` fills that.

const file = () => aFile({ bytes: Buffer.alloc(4.9 * MiB, 'x') });
const email = 'flood@example.com';
const fault = mountingFault('mount', 'umount');

describe.skipIf(fault)(`on a disk with 0 bytes free${fault ? ` (${fault})` : ''}`, () => {
  let disk: ReturnType<typeof mountMemory>;
  let db: Db;
  beforeEach(async () => {
    disk = mountMemory(256);
    db = await openStore({ dataDir: disk.folder, databaseUrl: undefined });
  });
  afterEach(async () => {
    await db.close();
    disk.unmount();
  });

  /** As the server does at its start, and then another program takes the rest. */
  async function fillUp() {
    await keepErasingSpace(disk.folder, 32 * MiB);
    disk.fillUpTo(0);
    expect(await freeBytes(disk.folder)).toBe(0);
  }

  test('somebody signs in and erases, which makes room', async () => {
    const stored = [];
    for (let at = 0; at < 4; at++) stored.push(await storeOne(db, { email, file: file() }));
    await fillUp();
    const { headers } = await signIn(db, { role: 'administrator' });
    const desk = await startDeskApp(db);
    const answer = await desk.ask('/privacy/erase', {
      method: 'POST',
      headers,
      body: {
        email,
        confirmation: email,
        submissions: stored.map(({ id }) => id),
      },
    });
    await desk.stop();
    expect([answer.status, await db.all('select id from submission')]).toEqual([200, []]);
    expect(await freeBytes(disk.folder)).toBeGreaterThan(erasingSpaceBytes);
  });

  test('files of more than the kept space are erased one by one', async () => {
    for (let at = 0; at < 20; at++) await storeOne(db, { file: file() }, 0);
    await fillUp();
    const by = { id: null, name: 'test' };
    await runRetention(contextIn({ db, by, planTasks: () => [], now: Date.now() }));
    expect(await db.all('select id from submission')).toEqual([]);
  });

  test('without kept space a write fails, and nothing of it is stored', async () => {
    disk.fillUpTo(0);
    await expect(storeOne(db, { file: file() })).rejects.toMatchObject({ code: '13' });
    expect(await db.all('select id from submission')).toEqual([]);
  });
});

test.skipIf(fault)('space for erasing is taken once there is room beside the reserve', async () => {
  const disk = mountMemory(256);
  try {
    const kept = path.join(disk.folder, 'erasing-space');
    writeFileSync(path.join(disk.folder, 'other'), Buffer.alloc(200 * MiB));
    await keepErasingSpace(disk.folder, 32 * MiB);
    expect(existsSync(kept)).toBe(false);
    writeFileSync(path.join(disk.folder, 'other'), '');
    await keepErasingSpace(disk.folder, 32 * MiB);
    expect(existsSync(kept)).toBe(true);
  } finally {
    disk.unmount();
  }
});
