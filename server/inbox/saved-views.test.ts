import { expect, test } from 'vitest';
import { maxViews } from '#domain/inbox/saved-view.ts';
import { signIn } from '#tests/support/desk/desk.ts';
import { storeSubmission } from '#tests/support/stores/store-submission.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import { removeView, saveView, viewsFor } from './saved-views.ts';

const now = Date.now();

describeStores('saved views', ({ fresh }) => {
  test('are seen by their owner, by others if they are shared, each with its count', async () => {
    const { db } = await fresh();
    const [ada, ben] = await Promise.all([signIn(db), signIn(db, { name: 'Ben' })]);
    await storeSubmission(db, { kind: 'employer-brief', at: now });
    await storeSubmission(db, { at: now });
    const given = { by: ada.person, now };
    const briefs = { name: 'Briefs', search: 'kind=employer-brief', shared: true };
    await saveView(db, briefs, given);
    const id = await saveView(db, { name: 'Mine', search: 'owner=me', shared: false }, given);
    expect(await viewsFor(db, ada.person.id, now)).toMatchObject([
      { name: 'Briefs', own: true, shared: true, count: 1 },
      { name: 'Mine', own: true, shared: false, count: 0 },
    ]);
    expect(await viewsFor(db, ben.person.id, now)).toMatchObject([{ name: 'Briefs', own: false }]);
    expect(await removeView(db, id!, { by: ben.person, now })).toBe(false);
    expect(await removeView(db, id!, given)).toBe(true);
    expect(await viewsFor(db, ada.person.id, now)).toHaveLength(1);
  });

  test('of a person are listed first, however many others share', async () => {
    const { db } = await fresh();
    const [own, ...others] = await Promise.all(
      ['Ada', 'Ben', 'Cleo'].map(async (name) => (await signIn(db, { name })).person),
    );
    for (const by of others) {
      for (let count = 0; count < maxViews; count += 1) {
        const name = `A shared view ${count}`;
        await saveView(db, { name, search: 'state=all', shared: true }, { by, now });
      }
    }
    const mine = { search: 'owner=me', shared: false };
    await saveView(db, { name: 'Z mine', ...mine }, { by: own!, now });
    await saveView(db, { name: 'Y mine', ...mine, shared: true }, { by: own!, now });
    const views = await viewsFor(db, own!.id, now);
    expect(views.slice(0, 2)).toMatchObject([{ name: 'Y mine' }, { name: 'Z mine' }]);
    expect(views.filter((view) => !view.own)).toHaveLength(maxViews);
    expect(views).toHaveLength(maxViews + 2);
  });

  test('are limited for each person', async () => {
    const { db } = await fresh();
    const { person: by } = await signIn(db);
    const view = { name: 'One more', search: 'state=all', shared: false };
    for (let count = 0; count < maxViews; count += 1) await saveView(db, view, { by, now });
    expect(await saveView(db, view, { by, now })).toBeUndefined();
  });
});
