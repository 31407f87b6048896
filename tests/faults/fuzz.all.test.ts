import { expect, test } from 'vitest';
import { fuzz } from './fuzz.ts';

// Always the same ones; `npm run prove` sends 20,000 others each time.
test('250 generated requests break nothing', { timeout: 300_000 }, async () => {
  expect(await fuzz.run({ requests: 250, rounds: 0, seed: 1 })).toMatchObject({ broken: [] });
});
