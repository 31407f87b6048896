import { actIn } from '#tests/support/stores/act-in.ts';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { signIn } from '#tests/support/desk/desk.ts';
import { storeSubmission } from '#tests/support/stores/store-submission.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import { shown } from './standing.ts';
import { addNote, notesOf } from './work.ts';

describeStores('a note', ({ fresh }) => {
  test('that is posted again after a lost answer is stored once', async () => {
    const { db } = await fresh();
    const { person: by } = await signIn(db);
    const { id } = await storeSubmission(db);
    const add = (text: string, key: string, now = 1) =>
      actIn({ db, by, now }, (act) => addNote(act, id, { text, key }));
    const key = randomUUID();
    const again = await Promise.all([1, 2, 3].map((now) => add('Rang her up.', key, now)));
    expect(again).toEqual([again[0], again[0], again[0]]);
    expect(await notesOf(db, id, shown)).toEqual([again[0]]);
    // The same words later, and other words after a lost answer, are notes of their own.
    await add('Rang her up.', randomUUID());
    await add('Rang her up again.', key);
    const texts = (await notesOf(db, id, shown)).map(({ text }) => text);
    expect(texts.toSorted()).toEqual(['Rang her up again.', 'Rang her up.', 'Rang her up.']);
    const [written] = await db.all(
      `select count(*) as count from audit where action = 'note-written'`,
    );
    expect(written).toEqual({ count: 3 });
    // Desks that show it learn of a note by that time.
    const later = Date.now() + 1_000;
    await add('Rang her up at last.', randomUUID(), later);
    expect(await db.all('select changed_at from submission')).toEqual([{ changedAt: later }]);
  });
});
