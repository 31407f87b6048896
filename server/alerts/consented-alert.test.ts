import { actIn } from '#tests/support/stores/act-in.ts';
import { expect, test } from 'vitest';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import { aNewSubmission } from '#tests/factories/new-submission.ts';
import { planAll, publishRole, workday } from '#tests/support/stores/role-alerts.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import type { Db } from '#server/db/db.ts';
import { receiveSubmission, releaseReceived } from './request-alert.ts';
import type { NewSubmission } from '#server/submissions/submission.ts';

const words = 'You may write to me about other roles.';

async function store(db: Db, changes: Partial<NewSubmission> = {}, given = true) {
  const consents = [{ field: 'marketingConsent', given, words }];
  const submission = aNewSubmission({ kind: 'job-application', consents, ...changes });
  const saved = await actIn({ db, planTasks: planAll, now: workday }, (act) =>
    receiveSubmission(act, submission),
  );
  return saved.outcome === 'stored' ? saved.id : undefined;
}

const alerts = (db: Db) =>
  db.all('select filter, cadence, words, confirmed_at as confirmed from role_alert');
const mails = (db: Db) => db.all(`select state from task where purpose = 'role-confirm'`);

describeStores('a submission whose sender may be written to about roles', ({ fresh }) => {
  test('asks for confirmation of roles like the one applied for, in its own words', async () => {
    const { db } = await fresh();
    await publishRole(db, { slug: 'quality-lead' });
    await store(db, { vacancy: 'quality-lead' });
    const filter = '?sector=aviation&role=quality';
    expect(await alerts(db)).toEqual([{ filter, cadence: 'weekly', words, confirmed: null }]);
    expect(await mails(db)).toEqual([{ state: 'waiting' }]);
  });

  test('asks for all roles when it names none', async () => {
    const { db } = await fresh();
    await store(db);
    expect(await alerts(db)).toMatchObject([{ filter: '' }]);
  });

  test.each<[string, Partial<NewSubmission>, boolean]>([
    ['the box is not ticked', {}, false],
    ['its form has no such box', { kind: 'contact-message' satisfies SubmissionKind }, true],
    ['it looks like spam', { suspicion: 'honeypot' }, true],
    ['its network has caused enough mails', { withoutReceipt: true }, true],
  ])('asks nothing when %s', async (_, changes, given) => {
    const { db } = await fresh();
    await store(db, changes, given);
    expect(await alerts(db)).toEqual([]);
    expect(await mails(db)).toEqual([]);
  });

  test('asks once it is released from quarantine', async () => {
    const { db } = await fresh();
    const id = await store(db, { suspicion: 'honeypot' });
    const by = { id: null, name: 'ada' };
    expect(
      await actIn({ db, by, planTasks: planAll, now: workday }, (act) => releaseReceived(act, id!)),
    ).toBe('changed');
    expect(await alerts(db)).toHaveLength(1);
    expect(
      await actIn({ db, by, planTasks: planAll, now: workday }, (act) => releaseReceived(act, id!)),
    ).toBe('not-quarantined');
    expect(await mails(db)).toEqual([{ state: 'waiting' }]);
  });
});
