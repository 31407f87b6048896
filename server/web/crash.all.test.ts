import { expect, test } from 'vitest';
import { checkFirm } from '#tests/support/firm/check-firm.ts';
import { killRounds, openFirm } from '#tests/support/firm/firm.ts';
import { acknowledged } from '#tests/support/firm/ledger.ts';
import { describeStores } from '#tests/support/stores/stores.ts';

// `npm run prove` runs 200 rounds for each store.
const rounds = { embedded: 3, postgres: 2 };

describeStores('a server killed at random times', ({ unopened }) => {
  test('loses nothing that it acknowledged', { timeout: 300_000 }, async () => {
    const config = await unopened();
    const firm = await openFirm(config);
    const kills = config.databaseUrl ? rounds.postgres : rounds.embedded;
    expect(await killRounds(firm, kills)).toEqual([]);
    expect(acknowledged(firm.ledger)).toBeGreaterThan(0);
    const { broken } = await checkFirm(firm);
    expect(broken).toEqual([]);
  });
});
