import { actIn, contextIn } from '#tests/support/stores/act-in.ts';
import { expect, test } from 'vitest';
import {
  changeRole,
  confirmedAlert,
  day,
  deliverAll,
  draftRole,
  planAll,
  publishRole,
  runAlerts,
  toldBy,
  waitingMails,
  workday,
} from '#tests/support/stores/role-alerts.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import { openStore } from '#server/db/open-store.ts';
import { changeAlert, expireAlerts, keepAlert } from './change-alert.ts';
import { matchRoles, openRoles } from './match-roles.ts';
import { planAlertMails, planQuestions } from './plan-alert-mails.ts';
import { roleAlertById } from './role-alert.ts';

describeStores('the mails of an alert', ({ fresh }) => {
  test('tell of a role that opens, once, and of none that was open before', async () => {
    const { db } = await fresh();
    await publishRole(db);
    const alert = await confirmedAlert(db);
    await deliverAll(db);
    expect(await runAlerts(db)).toBe(0);
    const opened = await publishRole(db);
    expect(await runAlerts(db)).toBe(1);
    expect(await toldBy(db, alert)).toEqual([{ mail: '2026-11-17', role: opened }]);
    expect(await waitingMails(db, alert)).toEqual(['role-news-2026-11-17']);
    await deliverAll(db);
    expect(await runAlerts(db, workday + day)).toBe(0);
  });

  test('leave out roles that do not match, are closed, drafted, or before their first day', async () => {
    const { db } = await fresh();
    const alert = await confirmedAlert(db);
    await deliverAll(db);
    await publishRole(db, { roleCategory: 'Engineering' });
    const closed = await publishRole(db);
    await changeRole(db, closed, { state: { is: 'closed', on: '2026-11-17' } });
    const first = '2026-11-19';
    const scheduled = await publishRole(db, {
      postedOn: first,
      state: { is: 'scheduled', from: first },
    });
    await draftRole(db);
    expect(await runAlerts(db)).toBe(0);
    expect(await runAlerts(db, workday + 2 * day)).toBe(1);
    expect(await toldBy(db, alert)).toEqual([{ mail: '2026-11-19', role: scheduled }]);
  });

  test('are at most one a day and mailbox, and one a week where that was asked for', async () => {
    const { db } = await fresh();
    const daily = await confirmedAlert(db);
    const second = await confirmedAlert(db, { email: 'ada+work@example.com', filter: '' });
    const weekly = await confirmedAlert(db, { email: 'bob@example.com', cadence: 'weekly' });
    await deliverAll(db);
    await publishRole(db);
    expect(await runAlerts(db)).toBe(2);
    await deliverAll(db);
    await publishRole(db);
    // Later on the same day nothing, the next day the other alert of the mailbox.
    expect(await runAlerts(db, workday + 3_600_000)).toBe(0);
    expect(await runAlerts(db, workday + day)).toBe(1);
    await deliverAll(db);
    expect(await runAlerts(db, workday + 2 * day)).toBe(1);
    expect((await toldBy(db, daily)).length + (await toldBy(db, second)).length).toBe(4);
    expect(await toldBy(db, weekly)).toHaveLength(1);
    await deliverAll(db);
    expect(await runAlerts(db, workday + 7 * day)).toBe(1);
    expect(await toldBy(db, weekly)).toHaveLength(2);
  });

  test('do not pile up while the mail server is away', async () => {
    const { db } = await fresh();
    const alert = await confirmedAlert(db);
    await deliverAll(db);
    await publishRole(db);
    expect(await runAlerts(db)).toBe(1);
    const later = await publishRole(db);
    expect(await runAlerts(db, workday + day)).toBe(0);
    await deliverAll(db);
    expect(await runAlerts(db, workday + 2 * day)).toBe(1);
    expect((await toldBy(db, alert)).at(-1)).toEqual({ mail: '2026-11-19', role: later });
  });

  test('tell of a role that opens again only who has not heard of it', async () => {
    const { db } = await fresh();
    const alert = await confirmedAlert(db);
    await deliverAll(db);
    const role = await publishRole(db);
    await runAlerts(db);
    await deliverAll(db);
    await changeRole(db, role, { state: { is: 'closed', on: '2026-11-17' } });
    await runAlerts(db, workday + day);
    const late = await confirmedAlert(db, { email: 'bob@example.com' }, workday + day);
    await deliverAll(db);
    await changeRole(db, role, { state: { is: 'open' } });
    expect(await runAlerts(db, workday + 2 * day)).toBe(1);
    expect(await toldBy(db, alert)).toHaveLength(1);
    expect(await toldBy(db, late)).toEqual([{ mail: '2026-11-19', role }]);
  });

  test('follow a changed filter, without repeating what was told', async () => {
    const { db } = await fresh();
    const alert = await confirmedAlert(db);
    await deliverAll(db);
    const first = await publishRole(db);
    await runAlerts(db);
    await deliverAll(db);
    const changed = { filter: '?role=engineering', cadence: 'daily', locale: 'en-GB' } as const;
    await changeAlert(db, alert, changed, workday);
    await publishRole(db);
    await changeRole(db, first, { roleCategory: 'Engineering' });
    expect(await runAlerts(db, workday + day)).toBe(0);
    const other = await publishRole(db, { roleCategory: 'Engineering' });
    expect(await runAlerts(db, workday + day)).toBe(1);
    expect((await toldBy(db, alert)).map(({ role }) => role).toSorted()).toEqual(
      [first, other].toSorted(),
    );
  });

  test('follow a changed edition', async () => {
    const { db } = await fresh();
    const alert = await confirmedAlert(db);
    await deliverAll(db);
    await publishRole(db);
    await runAlerts(db, workday, 'de-DE');
    const changed = { filter: '?role=quality', cadence: 'daily', locale: 'de-DE' } as const;
    await changeAlert(db, alert, changed, workday);
    expect(await runAlerts(db, workday, 'de-DE')).toBe(0);
    const role = await publishRole(db);
    expect(await runAlerts(db, workday)).toBe(0);
    expect(await runAlerts(db, workday, 'de-DE')).toBe(1);
    expect(await toldBy(db, alert)).toEqual([{ mail: '2026-11-17', role }]);
  });

  test('are planned once by servers that run at the same time', async () => {
    const { db, config } = await fresh();
    const other = await openStore(config);
    const alerts: string[] = [];
    for (let at = 0; at < 12; at += 1) {
      alerts.push(await confirmedAlert(db, { email: `a${at}@example.com` }));
    }
    await deliverAll(db);
    await publishRole(db);
    await publishRole(db);
    const run = async (one: typeof db) => {
      await matchRoles(one, await openRoles(one, workday), workday);
      return planAlertMails(contextIn({ db: one, planTasks: planAll, now: workday }), 'en-GB');
    };
    const planned = await Promise.all([run(db), run(other), run(db), run(other)]);
    expect(planned.reduce((sum, one) => sum + one)).toBe(alerts.length);
    for (const alert of alerts) expect(await toldBy(db, alert)).toHaveLength(2);
    await other.close();
  });

  test('ask once, a month before the end, and no more once the alert is kept', async () => {
    const { db } = await fresh();
    const alert = await confirmedAlert(db);
    await deliverAll(db);
    const ask = (now: number) =>
      actIn({ db, planTasks: planAll, now }, (act) => planQuestions(act, 'en-GB'));
    const asking = Date.parse('2027-04-17T10:00:00Z');
    expect(await ask(asking - day)).toBe(0);
    expect(await ask(asking)).toBe(1);
    expect(await ask(asking + day)).toBe(0);
    await keepAlert(db, alert, asking + day);
    expect(await ask(asking + 20 * day)).toBe(0);
    await expireAlerts(db, Date.parse('2027-06-01T10:00:00Z'));
    expect(await roleAlertById(db, alert, workday)).toMatchObject({ email: 'ada@example.com' });
  });

  test('ask in the only mail of the day, and one alert of a mailbox a day', async () => {
    const { db } = await fresh();
    const first = await confirmedAlert(db);
    await confirmedAlert(db, { filter: '' });
    await deliverAll(db);
    await publishRole(db);
    const asking = Date.parse('2027-04-19T10:00:00Z');
    const ask = (now: number) =>
      actIn({ db, planTasks: planAll, now }, (act) => planQuestions(act, 'en-GB'));
    expect(await ask(asking)).toBe(1);
    expect(await runAlerts(db, asking)).toBe(0);
    await deliverAll(db);
    expect(await ask(asking + day)).toBe(1);
    expect(await runAlerts(db, asking + day)).toBe(0);
    await deliverAll(db);
    expect(await ask(asking + 2 * day)).toBe(0);
    expect(await runAlerts(db, asking + 2 * day)).toBe(1);
    expect(await ask(asking + 2 * day)).toBe(0);
    await deliverAll(db);
    expect(await runAlerts(db, asking + 3 * day)).toBe(1);
    expect(await toldBy(db, first)).toHaveLength(1);
  });
});
