import { expect, test } from 'vitest';
import { inject } from './fault.ts';
import { parts } from './faults.ts';

// `npm run prove` runs more rounds and the other faults, and reports what it skips: here that is what
// needs root or PostgreSQL. At the same time: most of each run waits for servers that start.
test.concurrent.each(
  parts.filter(({ name }) => ['clock-back', 'disk-full', 'database'].includes(name)),
)('$fault.title: nothing acknowledged is lost', { timeout: 300_000 }, async (part) => {
  const extent = { rounds: 8, requests: 0, seed: 0 };
  const finding = await inject(part.fault, part.database, extent);
  expect('broken' in finding ? finding.broken : []).toEqual([]);
});

// Always the same ones; `npm run prove` sends 20,000 others each time.
test('250 generated requests break nothing', { timeout: 300_000 }, async () => {
  const { fault } = parts.find(({ name }) => name === 'fuzz')!;
  const extent = { requests: 250, rounds: 0, seed: 1 };
  expect(await inject(fault, 'embedded', extent)).toMatchObject({ broken: [] });
});
