import { actIn, contextIn } from '#tests/support/stores/act-in.ts';
import { expect, test } from 'vitest';
import { planTasks } from '#tests/support/deliveries/channels.ts';
import { aNewAlert, confirmedAlert, planAll } from '#tests/support/stores/role-alerts.ts';
import { storeSubmission } from '#tests/support/stores/store-submission.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import { erasePerson } from '#server/privacy/erase.ts';
import { personDataOf } from '#server/privacy/person-data.ts';
import { neverWrite } from '#server/alerts/change-alert.ts';
import { requestAlert } from '#server/alerts/request-alert.ts';
import { storeRoleList } from '#tests/support/stores/role-lists.ts';
import { subjectsOfRequest } from '#server/deliveries/mail-subject.ts';
import { likelyDuplicates, sameSender } from '#server/inbox/submission-detail.ts';
import { createBriefDraft } from './brief-drafts.ts';
import { submissionsOfEmail } from './read-submissions.ts';
import { requestLinks } from './status-links.ts';
import { sender } from './sender-changes.ts';
import { anyStanding } from './standing.ts';

const now = Date.parse('2026-11-16T09:00:00Z');
const spellings = ['a.da@gmail.com', 'ada+x@googlemail.com', 'ADA@Gmail.com'];

describeStores('addresses of one mailbox', ({ fresh }) => {
  test('are found, told apart from doubles, and erased together', async () => {
    const { db } = await fresh();
    const ids: string[] = [];
    for (const email of spellings) ids.push((await storeSubmission(db, { email, at: now })).id);
    const { id: other } = await storeSubmission(db, { email: 'ada@example.com', at: now });
    await createBriefDraft(db, { yourEmail: spellings[0]! }, now);
    await confirmedAlert(db, { email: spellings[1]! });
    await storeRoleList(db, { email: spellings[2]! }, now);
    for (const email of ['ad.a@gmail.com', ...spellings]) {
      expect(await submissionsOfEmail(db, email, anyStanding)).toHaveLength(3);
      const person = await personDataOf(db, email, now);
      expect([person.submissions.length, person.briefDrafts, person.roleAlerts.length]).toEqual([
        3, 1, 1,
      ]);
    }
    expect(await sameSender(db, ids[0]!)).toHaveLength(2);
    expect((await likelyDuplicates(db, [ids[0]!])).map(({ id }) => id)).toEqual([other]);
    const seen = { submissions: ids, briefDrafts: 1, roleAlerts: 1, mandates: 0 };
    const erased = await erasePerson(
      contextIn({ db, by: sender, planTasks, now }),
      'ad.a@gmail.com',
      { seen },
    );
    expect(erased).toMatchObject({
      result: 'erased',
      removed: { length: 3 },
      roleAlerts: 1,
      mandates: 0,
    });
    expect(await db.all('select email from submission')).toEqual([{ email: 'ada@example.com' }]);
    expect(await db.all('select email from role_list')).toEqual([]);
    expect(await db.all('select email from role_alert where email is not null')).toEqual([]);
  });

  test('want no more mail about roles once one of them said so', async () => {
    const { db } = await fresh();
    await neverWrite(db, await confirmedAlert(db, { email: spellings[0]! }), now);
    const asked = aNewAlert({ email: spellings[1]! });
    expect(await actIn({ db, planTasks: planAll, now }, (act) => requestAlert(act, asked))).toBe(
      false,
    );
  });

  test('get links to what was sent for each, at that address alone', async () => {
    const { db } = await fresh();
    for (const email of spellings) await storeSubmission(db, { email, at: now });
    const named = async (typed: string) => {
      expect(await actIn({ db, planTasks: planAll, now }, (act) => requestLinks(act, typed))).toBe(
        true,
      );
      const [request] = await db.all<{ id: string }>('select id from link_request');
      const subjects = await subjectsOfRequest(db, request!.id);
      await db.all('delete from task');
      await db.all('delete from link_request');
      return subjects.map(({ email }) => email);
    };
    expect(await named('ADA+x@googlemail.com')).toEqual(['ada+x@googlemail.com']);
    expect(await named('a.d.a@gmail.com')).toHaveLength(1);
  });
});
