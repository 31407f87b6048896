import { contextIn } from '#tests/support/stores/act-in.ts';
import { expect, test } from 'vitest';
import { storeSubmission } from '#tests/support/stores/store-submission.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import { runRetention } from './retention.ts';

describeStores('what is deleted by its age', ({ fresh }) => {
  test('suspected spam of 2 March is kept on 31 May, for its three months', async () => {
    const { db } = await fresh();
    await storeSubmission(db, { at: Date.parse('2026-03-02T12:00:00Z'), suspicion: 'honeypot' });
    await runRetention(contextIn({ db, now: Date.parse('2026-05-31T12:00:00Z') }));
    expect(await db.all('select id from submission')).toHaveLength(1);
  });
});
