import { actIn, contextIn } from '#tests/support/stores/act-in.ts';
import { strFromU8 } from 'fflate';
import { expect, test } from 'vitest';
import { aNewAlert, confirmedAlert, planAll, workday } from '#tests/support/stores/role-alerts.ts';
import { aVacancy } from '#tests/factories/vacancies.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import { personDataOf } from './person-data.ts';
import { erasePerson } from './erase.ts';
import { alertFigures, alertReach } from '#server/alerts/figures.ts';
import { neverWrite } from '#server/alerts/change-alert.ts';
import { requestAlert } from '#server/alerts/request-alert.ts';
import { allowRoleMail } from '#server/alerts/role-alert.ts';
import { exportPerson } from './export-person.ts';

const ada = 'ada@example.com';
const by = { id: null, name: 'desk' };
const planTasks = planAll;

describeStores('the data of a person with alerts about roles', ({ fresh }) => {
  test('is shown, exported and erased with the rest', async () => {
    const { db } = await fresh();
    await confirmedAlert(db, { email: ada });
    const person = await personDataOf(db, 'ADA@example.com', workday);
    expect(person.roleAlerts).toMatchObject([
      { sentence: 'Open roles: Quality.', cadence: 'daily' },
    ]);

    const exported = await exportPerson(contextIn({ db, by, now: workday }), ada, {
      restricted: false,
    });
    const files: string[] = [];
    for await (const { name, bytes } of exported!.files()) files.push(name, strFromU8(bytes));
    expect(files[0]).toBe('role-alert-1.json');
    expect(JSON.parse(files[1]!)).toMatchObject({ email: ada, wordsShown: 'Email me new roles.' });

    const unseen = { submissions: [], briefDrafts: 0, roleAlerts: 0, mandates: 0 };
    expect(
      await erasePerson(contextIn({ db, by, planTasks, now: workday }), ada, { seen: unseen }),
    ).toEqual({
      result: 'stale',
    });
    const seen = { ...unseen, roleAlerts: 1, mandates: 0 };
    expect(
      await erasePerson(contextIn({ db, by, planTasks, now: workday }), ada, { seen }),
    ).toMatchObject({
      result: 'erased',
      roleAlerts: 1,
    });
    const left = [
      ...(await db.all('select * from role_alert')),
      ...(await db.all('select * from audit')),
    ];
    expect(JSON.stringify(left)).not.toContain('ada@');
    expect((await personDataOf(db, ada, workday)).roleAlerts).toEqual([]);
  });

  test('is found by its hash after the end, and exported', async () => {
    const { db } = await fresh();
    await neverWrite(db, await confirmedAlert(db, { email: ada }), workday);
    const person = await personDataOf(db, ada, workday);
    expect(person).toMatchObject({ roleAlertProofs: 1, roleMailBlockedAt: workday });
    const exported = await exportPerson(contextIn({ db, by, now: workday }), ada, {
      restricted: false,
    });
    const files: Record<string, unknown> = {};
    for await (const { name, bytes } of exported!.files()) {
      files[name] = JSON.parse(strFromU8(bytes));
    }
    expect(files).toMatchObject({
      'ended-role-alert-1.json': { wordsShown: 'Email me new roles.', endedBy: 'never' },
      'no-role-mail.json': { since: '2026-11-17T10:00:00.000Z' },
    });
    expect(await personDataOf(db, 'bob@example.com', workday)).toMatchObject({
      roleAlertProofs: 0,
      roleMailBlockedAt: null,
    });
  });

  test('lets an address ask again that said never, and records it without the address', async () => {
    const { db } = await fresh();
    await neverWrite(db, await confirmedAlert(db, { email: ada }), workday);
    expect(
      await actIn({ db, planTasks: planAll, now: workday }, (act) =>
        requestAlert(act, aNewAlert({ email: ada })),
      ),
    ).toBe(false);
    expect(
      await actIn({ db, by, now: workday }, (act) => allowRoleMail(act, 'Ada+jobs@example.com')),
    ).toBe(true);
    expect(await actIn({ db, by, now: workday }, (act) => allowRoleMail(act, ada))).toBe(false);
    expect(
      await actIn({ db, planTasks: planAll, now: workday }, (act) =>
        requestAlert(act, aNewAlert({ email: ada })),
      ),
    ).toBe(true);
    const audit = await db.all<{ action: string }>('select * from audit');
    expect(audit.map(({ action }) => action)).toContain('role-mail-allowed');
    expect(JSON.stringify(audit)).not.toContain('ada');
  });

  test('is no part of the figures that the desk shows', async () => {
    const { db } = await fresh();
    await confirmedAlert(db, { email: ada });
    await confirmedAlert(db, { email: 'bob@example.com' });
    await confirmedAlert(db, { email: 'bob@example.com', filter: '?role=engineering' });
    const figures = await alertFigures(db, 'en-GB');
    expect(figures).toEqual({
      confirmed: 3,
      waiting: 0,
      distinct: 2,
      filters: [
        {
          locale: 'en-GB',
          filter: '?role=quality',
          sentence: 'Open roles: Quality.',
          count: 2,
        },
        {
          locale: 'en-GB',
          filter: '?role=engineering',
          sentence: 'Open roles: Engineering.',
          count: 1,
        },
      ],
    });
    const draft = aVacancy({ state: { is: 'draft' } });
    expect(await alertReach(db, draft, workday)).toBe(2);
  });
});
