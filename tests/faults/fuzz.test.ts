import { expect, test } from 'vitest';
import { fuzz } from './fuzz.ts';

// `npm run prove` sends 20,000 of them.
test('500 generated requests break nothing', { timeout: 180_000 }, async () => {
  const seed = Date.now() % 1_000_000;
  expect(await fuzz.run({ requests: 500, rounds: 0, seed })).toMatchObject({ broken: [] });
});
