import { expect, test } from 'vitest';
import { crashRounds } from '../tests/support/crash-rounds.ts';
import { describeStores } from '../tests/support/stores.ts';

// `npm run prove` runs 200 rounds for each store.
const rounds = { embedded: 5, postgres: 3 };

describeStores('a server killed at random times', ({ fresh }) => {
  test('loses nothing that it acknowledged', { timeout: 300_000 }, async () => {
    const { db, config } = await fresh();
    await db.close();
    const { answered, ...losses } = await crashRounds(
      config,
      config.databaseUrl ? rounds.postgres : rounds.embedded,
    );
    expect(answered).toBeGreaterThan(0);
    expect(losses).toMatchObject({ lost: [], changedFiles: [], undelivered: [] });
  });
});
