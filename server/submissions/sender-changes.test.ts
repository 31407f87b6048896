import { actIn } from '#tests/support/stores/act-in.ts';
import { expect, test } from 'vitest';
import { storeSubmission } from '#tests/support/stores/store-submission.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import type { Db } from '#server/db/db.ts';
import { chooseAnswersByMail, correctSubmission, withdrawSubmission } from './sender-changes.ts';

/** An act of a sender whose events are noted. */
function noting(db: Db) {
  const events: string[] = [];
  const planTasks = ({ type }: { type: string }) => {
    events.push(type);
    return [];
  };
  return { events, context: { db, planTasks } };
}

const entries = (db: Db) => db.all('select action, details from audit order by action, details');

describeStores('what a sender changes', ({ fresh }) => {
  test('is announced and recorded by what differs, and not when nothing does', async () => {
    const { db } = await fresh();
    const { id, fields, email } = await storeSubmission(db);
    const { events, context } = noting(db);
    const correct = (name: string) =>
      actIn(context, (act) =>
        correctSubmission(act, id, { fields: { email: fields.email!, name }, email }),
      );
    await correct(fields.name!);
    expect([events, await entries(db)]).toEqual([[], []]);
    await correct('Eve Example');
    expect(events).toEqual(['submission-corrected']);
    expect(await entries(db)).toEqual([{ action: 'submission-corrected', details: 'name' }]);
  });

  test('is recorded once when it is taken back, and when answers come in full', async () => {
    const { db } = await fresh();
    const { id } = await storeSubmission(db);
    const { events, context } = noting(db);
    for (const inFull of [true, true, false]) {
      await actIn(context, (act) => chooseAnswersByMail(act, id, { inFull }));
    }
    expect(events).toEqual([]);
    await actIn(context, (act) => withdrawSubmission(act, id));
    await actIn(context, (act) => withdrawSubmission(act, id));
    expect(events).toEqual(['submission-withdrawn']);
    expect(await entries(db)).toEqual([
      { action: 'answers-by-mail-changed', details: 'in full' },
      { action: 'answers-by-mail-changed', details: 'notices' },
      { action: 'submission-withdrawn', details: expect.anything() },
    ]);
  });
});
