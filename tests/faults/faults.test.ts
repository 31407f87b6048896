import { expect, test } from 'vitest';
import { clockBack } from './clock-back.ts';
import { diskFull } from './disk-full.ts';
import { powerCut } from './power-cut.ts';
import { secondStart } from './second-start.ts';
import { database } from './database.ts';

const extent = { rounds: 8, requests: 0, seed: 0 };

// What the machine does not allow is skipped; `npm run prove` says so and does more of the rest.
test.each([secondStart, clockBack, diskFull, database, powerCut])(
  'nothing is lost when $title',
  { timeout: 300_000 },
  async (fault) => {
    const finding = await fault.run(extent);
    expect('broken' in finding ? finding.broken : []).toEqual([]);
  },
);
