import { expect, test } from 'vitest';
import { clockBack } from './clock-back.ts';
import { diskFull } from './disk-full.ts';
import { database } from './database.ts';

const extent = { rounds: 8, requests: 0, seed: 0 };

// Skips what needs root or PostgreSQL; `npm run prove` reports that, runs more rounds and the other
// faults. At the same time: most of each run waits for servers that start.
test.concurrent.each([clockBack, diskFull, database])(
  '$title: nothing acknowledged is lost',
  { timeout: 300_000 },
  async (fault) => {
    const finding = await fault.run(extent);
    expect('broken' in finding ? finding.broken : []).toEqual([]);
  },
);
