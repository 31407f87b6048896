import { expect, test } from 'vitest';
import { describeStores } from '#tests/support/stores/stores.ts';
import { deleteEntries, recordAudit } from './audit.ts';
import type { Db } from './db.ts';
import { migrations } from './migrate.ts';
import { openStore } from './open-store.ts';

const consent = JSON.stringify({
  words: 'I agree.',
  locale: 'de-DE',
  how: 'call',
  on: '2026-11-02',
});

/** Somebody of release 1.0.0 who was placed, and one who was not. */
async function placedIn(db: Db) {
  const submission = `insert into submission (id, reference, kind, received_at, email, mailbox, locale,
    fields, idempotency_key, fingerprint) values ($1, $2, 'job-application', 1, 'Ida@example.com',
    'ida@example.com', 'de-DE', '{}', $1, $1)`;
  for (const id of ['a', 'b']) await db.all(submission, [id, `NG-${id.toUpperCase()}`]);
  await db.all(
    `insert into submission_search (submission_id, words, name) values ('a', '', 'Ida Quill')`,
  );
  await db.all(`insert into consent values ('a', 'gdprConsent', 1, 'Yes.', 'hash', 'de-DE')`);
  const content = JSON.stringify({ model: 'contingency', fee: '20%', contacts: [], plan: [] });
  await db.all(
    `insert into mandate (id, employer, role, words, content, private_sheet, state, created_at,
        version, changed_by, changed_at)
      values ('m', 'Example Avionics', 'Engineer', '', $1, '', 'open', 1, 1, 'Ada', 1)`,
    [content],
  );
  for (const [id, stage] of [
    ['a', 'placed'],
    ['b', 'interview'],
  ]) {
    await db.all(`insert into candidacy values ('m', $1, $2, '2026-11-03', 2)`, [id!, stage!]);
    const step = `insert into candidacy_step values ('m', $1, $2, $3, $4, 'Ada', 1, 'A note.', $5)`;
    await db.all(step, [id!, 1, 'introduced', '2026-11-02', consent]);
    await db.all(step, [id!, 2, stage!, '2026-11-03', null]);
  }
}

describeStores('a store of release 1.0.0', ({ unopened }) => {
  test('has a record of each placement after the upgrade', async () => {
    const config = await unopened();
    const before = await openStore(config, undefined, migrations.slice(0, 1));
    await placedIn(before);
    await before.close();
    const db = await openStore(config);
    const [placement, ...others] = await db.all<Record<string, string>>('select * from placement');
    expect(others).toEqual([]);
    expect(placement).toMatchObject({
      mandateId: 'm',
      submissionId: 'a',
      reference: 'NG-A',
      name: 'Ida Quill',
      email: 'Ida@example.com',
      mailbox: 'ida@example.com',
      employer: 'Example Avionics',
      role: 'Engineer',
      model: 'contingency',
      fee: '20%',
      placedOn: '2026-11-03',
      restrictedAt: null,
    });
    expect(JSON.parse(placement!.steps!)).toEqual([
      { stage: 'introduced', on: '2026-11-02', by: 'Ada', at: 1, consent: JSON.parse(consent) },
      { stage: 'placed', on: '2026-11-03', by: 'Ada', at: 1, consent: null },
    ]);
    expect(JSON.parse(placement!.consents!)).toMatchObject([{ given: 1, words: 'Yes.' }]);
    expect(JSON.stringify(placement)).not.toContain('A note');
    await db.close();
  });
});

describeStores('the oldest entries of the audit log', ({ fresh }) => {
  test('are deleted up to a time by the act that does so, and by nothing else', async () => {
    const { db } = await fresh();
    for (const at of [1000, 2000]) {
      await recordAudit(db, {
        at,
        by: { id: null, name: 'Ada' },
        action: 'sign-in',
        subject: { type: 'person', id: 'ada' },
      });
    }
    expect(await db.transaction((statements) => deleteEntries(statements, 2000))).toBe(1);
    expect(await db.all('select at from audit')).toEqual([{ at: 2000 }]);
    await expect(db.all('delete from audit where at = 2000')).rejects.toThrow(/append-only/);
    // Whoever deletes more than the time that it names changes nothing at all.
    const more = db.transaction(async ({ all }) => {
      await all('insert into audit_expiry (before) values (1500)');
      await all('delete from audit');
    });
    await expect(more).rejects.toThrow(/append-only/);
    expect(await db.all('select at from audit')).toEqual([{ at: 2000 }]);
    expect(await db.all('select before from audit_expiry')).toEqual([]);
  });
});
