import { expect, test } from 'vitest';
import { aFile } from '../../../tests/factories/new-submission.ts';
import { planTasks } from '../../../tests/support/deliveries/channels.ts';
import { storeSubmission } from '../../../tests/support/stores/store-submission.ts';
import { describeStores } from '../../../tests/support/stores/stores.ts';
import type { Db } from '../db/db.ts';
import { sender } from '../submissions/sender-changes.ts';
import { eraseSubmission } from './erase.ts';

const received = Date.parse('2026-11-16T09:00:00Z');

function application(db: Db, locale: 'de-DE' | 'en-GB') {
  return storeSubmission(db, { kind: 'job-application', locale, at: received, file: aFile() });
}

function erase(db: Db, id: string, now: number) {
  return eraseSubmission(db, sender, id, { planTasks }, now);
}

describeStores('erasing one submission', ({ fresh }) => {
  test('restricts what the law lets us keep, once, and erases it when that is over', async () => {
    const { db } = await fresh();
    const { id } = await application(db, 'de-DE');
    expect(await erase(db, id, received)).toBe('restricted');
    expect(await erase(db, id, received + 1)).toBe('restricted');
    const kept = await db.all(
      'select delete_at, filename from submission join submission_file on submission_id = id',
    );
    const deleteAt = Date.parse('2027-05-16T22:00:00Z');
    expect(kept).toMatchObject([{ delete_at: deleteAt, filename: expect.any(String) }]);
    const entries = await db.all('select 1 as one from audit where action = $1', [
      'submission-restricted',
    ]);
    expect(entries).toHaveLength(1);
    expect(await erase(db, id, deleteAt)).toBe('erased');
    expect(await db.all('select id from submission')).toEqual([]);
  });

  test('erases the others at once, and says when there is nothing', async () => {
    const { db } = await fresh();
    const { id } = await application(db, 'en-GB');
    expect(await erase(db, id, received)).toBe('erased');
    expect(await erase(db, id, received)).toBe('not-found');
  });
});
