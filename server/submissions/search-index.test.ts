import { expect, test } from 'vitest';
import { describeStores } from '#tests/support/stores/stores.ts';
import { storeSubmission } from '#tests/support/stores/store-submission.ts';
import { readInbox } from '#server/inbox/inbox.ts';
import { exportInbox } from '#server/inbox/inbox-csv.ts';

describeStores('a damaged store', ({ fresh }) => {
  test.each(['{broken', 'null', '[]', '{"name":1}'])(
    'lists and exports a submission whose fields cannot be read with the rest: %s',
    async (fields) => {
      const { db } = await fresh();
      const damaged = await storeSubmission(db);
      await storeSubmission(db, { fields: { name: 'Zoë Müller' } });
      await db.all('update submission set fields = $2 where id = $1', [damaged.id, fields]);
      const filter = { state: 'all', quarantine: 'no' } as const;
      const asked = { filter, personId: '', now: 0 };
      expect((await readInbox(db, asked)).rows).toHaveLength(2);
      for await (const exported of exportInbox(db, asked)) expect(exported).toHaveLength(2);
    },
  );
});
