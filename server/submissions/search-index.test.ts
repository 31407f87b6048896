import { expect, test } from 'vitest';
import { describeStores } from '#tests/support/stores/stores.ts';
import { storeSubmission } from '#tests/support/stores/store-submission.ts';
import { readInbox } from '#server/inbox/inbox.ts';
import { exportInbox } from '#server/inbox/export-inbox.ts';
import { storeFindings } from '#server/web/findings/store-findings.ts';
import { indexMissing, unreadableSubmissions } from './search-index.ts';

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

  test.each(['{broken', 'null', '[]', '{"name":1}'])(
    'leaves out a submission that cannot be read and indexes the rest: %s',
    async (fields) => {
      const { db } = await fresh();
      const damaged = await storeSubmission(db);
      await storeSubmission(db, { fields: { name: 'Zoë Müller' } });
      await db.all('delete from submission_search');
      await db.all('update submission set fields = $2 where id = $1', [damaged.id, fields]);
      expect(await indexMissing(db)).toBe(1);
      expect(await unreadableSubmissions(db)).toEqual([damaged.reference]);
      const filter = { state: 'all', quarantine: 'no' } as const;
      const asked = { filter, personId: '', now: 0 };
      const { rows } = await readInbox(db, asked);
      expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(['', 'Zoë Müller']));
      for await (const exported of exportInbox(db, asked)) expect(exported).toHaveLength(2);
      const faults = (await storeFindings(db, Date.now(), undefined)).filter(
        ({ is }) => is === 'submission-unreadable',
      );
      expect(faults).toMatchObject([{ level: 'fault', reference: damaged.reference }]);
    },
  );
});
