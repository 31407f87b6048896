import { expect, test } from 'vitest';
import { describeStores } from '../../../tests/support/stores/stores.ts';
import { storeSubmission } from '../../../tests/support/stores/store-submission.ts';
import { readInbox } from '../work/inbox.ts';
import { indexMissing } from './search-index.ts';

describeStores('the search index', ({ fresh }) => {
  test('is made at the start for what an earlier version stored', async () => {
    const { db } = await fresh();
    for (let at = 0; at < 3; at += 1) {
      await storeSubmission(db, { fields: { name: 'Zoë Müller', email: `p${at}@example.org` } });
    }
    await db.all('delete from submission_search');
    const inbox = async (q?: string) => {
      const filter = { q, state: 'all', quarantine: 'no' } as const;
      return (await readInbox(db, { filter, personId: '', now: 0 })).rows;
    };
    // Names show before they are indexed; a search finds them afterwards.
    expect((await inbox()).map(({ name }) => name)).toEqual(Array(3).fill('Zoë Müller'));
    expect(await inbox('zoe muller')).toEqual([]);
    expect(await indexMissing(db)).toBe(3);
    expect(await inbox('zoe muller')).toHaveLength(3);
    expect(await indexMissing(db)).toBe(0);
  });
});
