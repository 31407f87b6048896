import { actIn } from '#tests/support/stores/act-in.ts';
import { expect, test } from 'vitest';
import { aMandate } from '#tests/factories/mandates.ts';
import { signIn } from '#tests/support/desk/desk.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import { storeSubmission } from '#tests/support/stores/store-submission.ts';
import type { Db } from '#server/db/db.ts';
import { changeMandate, openMandate } from '#server/mandates/change-mandate.ts';
import { mandateById } from '#server/mandates/read-mandates.ts';
import { changeWork } from '#server/submissions/work.ts';
import { handBack, handOver, removeColleague } from './hand-over.ts';
import { listPeople, removePerson } from '#server/people/people.ts';

const now = Date.parse('2026-11-16T09:00:00Z');

async function person(db: Db, name: string) {
  const { person } = await signIn(db, { name, role: 'administrator', now });
  return { id: person.id, name };
}

async function owned(db: Db, owner: string, state: 'in-work' | 'answered' = 'in-work') {
  const { id } = await storeSubmission(db, { at: now });
  await db.all('update submission set owner = $2, state = $3 where id = $1', [id, owner, state]);
  return id;
}

async function ownerOf(db: Db, id: string) {
  const [row] = await db.all<{ owner: string }>('select owner from submission where id = $1', [id]);
  return row!.owner;
}

describeStores('open work', ({ fresh }) => {
  test('goes to a colleague in one step, and what is still there comes back', async () => {
    const { db } = await fresh();
    const [ada, bo, cy] = [await person(db, 'Ada'), await person(db, 'Bo'), await person(db, 'Cy')];
    const [first, second, done] = [
      await owned(db, ada.id),
      await owned(db, ada.id),
      await owned(db, ada.id, 'answered'),
    ];
    const own = await owned(db, bo.id);
    const opened = await actIn({ db, by: ada, now }, (act) =>
      openMandate(act, { facts: aMandate() }),
    );
    if (opened.result === 'not-found') throw new Error(opened.result);
    const given = await actIn({ db, by: ada, now }, (act) =>
      handOver(act, { from: ada.id, to: bo.id }),
    );
    expect(given).toEqual({ submissions: 2, mandates: 1 });
    for (const id of [first, second]) expect(await ownerOf(db, id)).toBe(bo.id);
    expect(await ownerOf(db, done)).toBe(ada.id);
    expect((await mandateById(db, opened.id))!.owner).toBe(bo.id);
    const people = await listPeople(db, now);
    expect(people.map(({ name, handedOver }) => [name, handedOver])).toEqual(
      expect.arrayContaining([
        ['Ada', 3],
        ['Bo', 0],
      ]),
    );
    const passed = { items: [{ id: second, version: 2 }], change: { owner: cy.id } };
    await actIn({ db, by: bo, now }, (act) => changeWork(act, passed));
    expect(await actIn({ db, by: ada, now }, (act) => handBack(act, ada.id))).toEqual({
      submissions: 1,
      mandates: 1,
    });
    expect(await ownerOf(db, first)).toBe(ada.id);
    expect(await ownerOf(db, second)).toBe(cy.id);
    expect(await ownerOf(db, own)).toBe(bo.id);
    expect(await actIn({ db, by: ada, now }, (act) => handBack(act, ada.id))).toEqual({
      submissions: 0,
      mandates: 0,
    });
    const entries = await db.all<{ action: string; details: string }>(
      `select action, details from audit where subject_type = 'person' order by action, details`,
    );
    expect(entries).toEqual([
      { action: 'work-handed-back', details: '0 submissions and 0 mandates to Ada' },
      { action: 'work-handed-back', details: '1 submissions and 1 mandates to Ada' },
      { action: 'work-handed-over', details: '2 submissions and 1 mandates of Ada to Bo' },
    ]);
  });

  test('what a second absence passes on comes back over both', async () => {
    const { db } = await fresh();
    const [ada, bo, cy] = [await person(db, 'Ada'), await person(db, 'Bo'), await person(db, 'Cy')];
    const id = await owned(db, ada.id);
    await actIn({ db, by: ada, now }, (act) => handOver(act, { from: ada.id, to: bo.id }));
    await actIn({ db, by: bo, now }, (act) => handOver(act, { from: bo.id, to: cy.id }));
    await actIn({ db, by: bo, now }, (act) => handBack(act, bo.id));
    await actIn({ db, by: ada, now }, (act) => handBack(act, ada.id));
    expect(await ownerOf(db, id)).toBe(ada.id);
  });

  test('goes neither to nobody nor to oneself', async () => {
    const { db } = await fresh();
    const [ada, bo] = [await person(db, 'Ada'), await person(db, 'Bo')];
    await actIn({ db, by: ada, now }, (act) => removePerson(act, bo.id));
    expect(
      await actIn({ db, by: ada, now }, (act) => handOver(act, { from: ada.id, to: bo.id })),
    ).toBe('unknown-person');
    expect(
      await actIn({ db, by: ada, now }, (act) => handOver(act, { from: ada.id, to: ada.id })),
    ).toBe('not-possible');
    expect(
      await actIn({ db, by: ada, now }, (act) => handOver(act, { from: bo.id, to: ada.id })),
    ).toBe('not-found');
    expect(await actIn({ db, by: ada, now }, (act) => handBack(act, bo.id))).toBe('not-found');
  });

  test('open mandates of somebody who is removed belong to nobody', async () => {
    const { db } = await fresh();
    const [ada, bo] = [await person(db, 'Ada'), await person(db, 'Bo')];
    const opened = await actIn({ db, by: bo, now }, (act) =>
      openMandate(act, { facts: aMandate() }),
    );
    if (opened.result === 'not-found') throw new Error(opened.result);
    const facts = aMandate({ state: 'ended' });
    const ended = await actIn({ db, by: bo, now }, (act) => openMandate(act, { facts }));
    if (ended.result === 'not-found') throw new Error(ended.result);
    await actIn({ db, by: ada, now }, (act) => removeColleague(act, bo.id));
    expect((await mandateById(db, opened.id))!.owner).toBeNull();
    expect((await mandateById(db, ended.id))!.owner).toBe(bo.id);
    const change = { version: 1, facts, owner: bo.id };
    expect(await actIn({ db, by: ada, now }, (act) => changeMandate(act, ended.id, change))).toBe(
      'changed',
    );
  });
});
