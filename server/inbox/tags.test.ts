import { actIn } from '#tests/support/stores/act-in.ts';
import { expect, test } from 'vitest';
import type { InboxFilter } from '#domain/submissions/work.ts';
import { signIn } from '#tests/support/desk/desk.ts';
import { storeSubmission } from '#tests/support/stores/store-submission.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import type { Db } from '#server/db/db.ts';
import { markRestricted } from '#server/submissions/standing.ts';
import { readInbox } from './inbox.ts';
import { changeWork } from '#server/submissions/work.ts';

const now = Date.now();
const given = { by: { id: null, name: 'test' }, now };

async function tagged(db: Db, tags: string[], version = 1) {
  const { id } = await storeSubmission(db, { at: now });
  await actIn({ db, ...given }, (act) =>
    changeWork(act, { items: [{ id, version }], change: { tags } }),
  );
  return id;
}

async function listed(db: Db, filter: Partial<InboxFilter>) {
  const { person } = await signIn(db, { name: `Ada ${Math.random()}` });
  const asked: InboxFilter = { state: 'open', quarantine: 'no', ...filter };
  return readInbox(db, { filter: asked, personId: person.id, now });
}

describeStores('tags of submissions', ({ fresh }) => {
  test('are found whole, and stand in the row and in the list of all', async () => {
    const { db } = await fresh();
    const both = await tagged(db, ['DO-178C', '100%']);
    await tagged(db, ['DO-254']);
    await tagged(db, []);
    const { rows, tags } = await listed(db, { tag: 'DO-178C' });
    expect(rows).toMatchObject([{ id: both, tags: ['DO-178C', '100%'] }]);
    expect(tags.toSorted()).toEqual(['100%', 'DO-178C', 'DO-254']);
    expect((await listed(db, { tag: 'DO' })).rows).toEqual([]);
    expect((await listed(db, { tag: '%' })).rows).toEqual([]);
    expect((await listed(db, { tag: '100%', state: 'closed' })).rows).toEqual([]);
  });

  test('of what its sender had restricted are shown to nobody', async () => {
    const { db } = await fresh();
    const id = await tagged(db, ['Later']);
    await markRestricted(db, id, { now, deleteAt: now + 1 });
    const { rows, tags } = await listed(db, { state: 'all' });
    expect(rows).toMatchObject([{ id, tags: [] }]);
    expect(tags).toEqual([]);
    expect((await listed(db, { state: 'all', tag: 'Later' })).rows).toEqual([]);
  });

  test('leave no word in the log, which nobody may delete', async () => {
    const { db } = await fresh();
    const id = await tagged(db, ['Ask Ada Keller']);
    const entries = await db.all<{ details: string }>(
      `select details from audit where action = 'submission-tags-changed' and subject_id = $1`,
      [id],
    );
    expect(entries).toEqual([{ details: '' }]);
  });

  test('a repeated change is no conflict, another one is', async () => {
    const { db } = await fresh();
    const { id } = await storeSubmission(db, { at: now });
    const items = [{ id, version: 1 }];
    const first = { items, change: { tags: ['Mine'] } };
    await actIn({ db, ...given }, (act) => changeWork(act, first));
    expect(await actIn({ db, ...given }, (act) => changeWork(act, first))).toMatchObject({
      changed: [{ id }],
      stale: [],
    });
    expect(
      await actIn({ db, ...given }, (act) =>
        changeWork(act, { items, change: { tags: ['Yours'] } }),
      ),
    ).toMatchObject({
      changed: [],
      stale: [{ id, tags: ['Mine'] }],
    });
  });
});
