import { expect, test } from 'vitest';
import { clockBack, clockBackPostgres } from './clock-back.ts';
import { diskFull } from './disk-full.ts';
import { powerCut } from './power-cut.ts';
import { secondStart } from './second-start.ts';
import { database } from './database.ts';

const extent = { rounds: 8, requests: 0, seed: 0 };

// Skips what needs root or PostgreSQL; `npm run prove` reports that, runs more rounds and the other
// faults. At the same time: most of each run waits for servers that start.
test.concurrent.each([secondStart, clockBack, clockBackPostgres, diskFull, database, powerCut])(
  '$title: nothing acknowledged is lost',
  { timeout: 300_000 },
  async (fault) => {
    const finding = await fault.run(extent);
    expect('broken' in finding ? finding.broken : []).toEqual([]);
  },
);
