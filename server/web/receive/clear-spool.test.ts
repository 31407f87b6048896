import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { manualClock } from '#tests/support/machine/manual-clock.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { until } from '#tests/support/machine/until.ts';
import { startJobs } from '#server/db/start-jobs.ts';
import { silentLog } from '#server/base/log.ts';
import { openStore } from '#server/db/open-store.ts';
import { clearSpool, spoolJob } from './uploads.ts';
import { receiveLimits } from '#server/base/watch-upload.ts';

// Embedded alone: the spool is a folder.

const minute = 60_000;

function spoolOf(dataDir: string, now: number) {
  const folder = path.join(dataDir, 'spool');
  mkdirSync(folder, { recursive: true });
  return {
    names: () => readdirSync(folder).toSorted(),
    leave: (name: string, ageMs: number) => {
      writeFileSync(path.join(folder, name), 'left');
      utimesSync(path.join(folder, name), new Date(), new Date(now - ageMs));
    },
  };
}

test('a running server removes what a killed one left, and keeps uploads of others', async () => {
  const dataDir = temporaryFolder();
  const { clock, advance } = manualClock();
  const spool = spoolOf(dataDir, clock.now());
  spool.leave('left', 3 * receiveLimits.requestMs);
  spool.leave('arriving', receiveLimits.requestMs);
  const db = await openStore({ dataDir, databaseUrl: undefined });
  const jobs = startJobs([spoolJob(dataDir)], { db, clock, log: silentLog });
  try {
    advance(minute);
    await until(() => spool.names().length < 2, 'the left file is removed');
    expect(spool.names()).toEqual(['arriving']);
  } finally {
    await jobs.stop();
    await db.close();
  }
});

test('each server looks after its own folder, whichever of them is first', async () => {
  const folders = [temporaryFolder(), temporaryFolder()];
  const { clock, advance } = manualClock();
  const spools = folders.map((folder) => spoolOf(folder, clock.now()));
  for (const spool of spools) spool.leave('left', 3 * receiveLimits.requestMs);
  const db = await openStore({ dataDir: folders[0]!, databaseUrl: undefined });
  const servers = folders.map((folder) =>
    startJobs([spoolJob(folder)], { db, clock, log: silentLog }),
  );
  try {
    advance(minute);
    await expect.poll(() => spools.flatMap(({ names }) => names())).toEqual([]);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await db.close();
  }
});

test('a folder that does not exist is no failure', async () => {
  await expect(
    clearSpool(path.join(temporaryFolder(), 'none'), Date.now()),
  ).resolves.toBeUndefined();
});
