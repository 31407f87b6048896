import { actIn } from '#tests/support/stores/act-in.ts';
import { expect, test } from 'vitest';
import { storeSubmission } from '#tests/support/stores/store-submission.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import type { Db } from '#server/db/db.ts';
import { discardSubmission, releaseSubmission } from './quarantine.ts';

const states = async (db: Db, ...ids: string[]) => {
  const rows = await db.all<{ id: string; state: string; quarantinedFor: string | null }>(
    'select id, state, quarantined_for from submission',
  );
  return ids.map((id) => {
    const { state, quarantinedFor } = rows.find((row) => row.id === id)!;
    return `${state}, ${quarantinedFor ?? 'released'}`;
  });
};

describeStores('a submission in quarantine', ({ fresh }) => {
  test('is discarded and released alone, once each, with an entry for each', async () => {
    const { db } = await fresh();
    const one = await storeSubmission(db, { suspicion: 'honeypot' });
    const other = await storeSubmission(db, { suspicion: 'honeypot' });
    const usual = await storeSubmission(db);
    const ids = [one.id, other.id, usual.id];
    const discard = (id: string) => actIn({ db }, (act) => discardSubmission(act, id));
    const release = (id: string) => actIn({ db }, (act) => releaseSubmission(act, id));

    expect([await discard(one.id), await discard(one.id)]).toEqual(['changed', 'not-quarantined']);
    expect(await states(db, ...ids)).toEqual([
      'closed, honeypot',
      'new, honeypot',
      'new, released',
    ]);
    expect([await release(one.id), await release(one.id)]).toEqual(['changed', 'not-quarantined']);
    expect(await states(db, ...ids)).toEqual(['new, released', 'new, honeypot', 'new, released']);
    expect([await discard(usual.id), await release('nobody')]).toEqual([
      'not-quarantined',
      'not-found',
    ]);
    expect(await db.all('select action, subject_id as id from audit order by action')).toEqual([
      { action: 'spam-discarded', id: one.id },
      { action: 'spam-released', id: one.id },
    ]);
  });
});
