import { actIn } from '#tests/support/stores/act-in.ts';
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
    await actIn({ db, ...given }, (act) => saveView(act, briefs));
    const id = await actIn({ db, ...given }, (act) =>
      saveView(act, { name: 'Mine', search: 'owner=me', shared: false }),
    );
    expect(await viewsFor(db, ada.person.id, now)).toMatchObject([
      { name: 'Briefs', own: true, shared: true, count: 1 },
      { name: 'Mine', own: true, shared: false, count: 0 },
    ]);
    expect(await viewsFor(db, ben.person.id, now)).toMatchObject([{ name: 'Briefs', own: false }]);
    expect(await actIn({ db, by: ben.person, now }, (act) => removeView(act, id!))).toBe(false);
    expect(await actIn({ db, ...given }, (act) => removeView(act, id!))).toBe(true);
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
        await actIn({ db, by, now }, (act) =>
          saveView(act, { name, search: 'state=all', shared: true }),
        );
      }
    }
    const mine = { search: 'owner=me', shared: false };
    await actIn({ db, by: own!, now }, (act) => saveView(act, { name: 'Z mine', ...mine }));
    await actIn({ db, by: own!, now }, (act) =>
      saveView(act, { name: 'Y mine', ...mine, shared: true }),
    );
    const views = await viewsFor(db, own!.id, now);
    expect(views.slice(0, 2)).toMatchObject([{ name: 'Y mine' }, { name: 'Z mine' }]);
    expect(views.filter((view) => !view.own)).toHaveLength(maxViews);
    expect(views).toHaveLength(maxViews + 2);
  });

  test('are limited for each person', async () => {
    const { db } = await fresh();
    const { person: by } = await signIn(db);
    const view = { name: 'One more', search: 'state=all', shared: false };
    for (let count = 0; count < maxViews; count += 1)
      await actIn({ db, by, now }, (act) => saveView(act, view));
    expect(await actIn({ db, by, now }, (act) => saveView(act, view))).toBeUndefined();
  });
});
