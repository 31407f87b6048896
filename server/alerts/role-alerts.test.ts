import { actIn } from '#tests/support/stores/act-in.ts';
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  aNewAlert,
  confirmedAlert,
  day,
  deliverAll,
  planAll,
  publishRole,
  runAlerts,
  toldBy,
  waitingMails,
  workday,
} from '#tests/support/stores/role-alerts.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import type { Db } from '#server/db/db.ts';
import {
  confirmAlert,
  endRoleAlert,
  expireAlerts,
  keepAlert,
  neverWrite,
  recordReception,
  recordRefusal,
} from './change-alert.ts';
import { removeTaskRecords } from '#server/deliveries/change-delivery.ts';
import { requestAlert } from './request-alert.ts';
import { roleAlertById, alertsOfEmail } from './role-alert.ts';

const ask = (db: Db, changes: Parameters<typeof aNewAlert>[0] = {}, now = workday) =>
  actIn({ db, planTasks: planAll, now }, (act) => requestAlert(act, aNewAlert(changes)));

const rows = (db: Db) => db.all<{ id: string; email: string | null }>('select * from role_alert');

describeStores('an alert about roles', ({ fresh }) => {
  test('waits for its receiver: until then nothing is sent but one question', async () => {
    const { db } = await fresh();
    expect(await ask(db)).toBe(true);
    const { id } = (await rows(db))[0]!;
    expect(await waitingMails(db, id)).toEqual(['role-confirm']);
    await publishRole(db);
    expect(await runAlerts(db)).toBe(0);
    await confirmAlert(db, id, workday);
    await confirmAlert(db, id, workday + day);
    expect(await roleAlertById(db, id, workday)).toMatchObject({ confirmedAt: workday });
  });

  test('keeps the words that were shown, with their hash', async () => {
    const { db } = await fresh();
    const id = await confirmedAlert(db, { words: 'Exactly this.' });
    const wordsSha256 = createHash('sha256').update('Exactly this.').digest('hex');
    expect(await roleAlertById(db, id, workday)).toMatchObject({
      words: 'Exactly this.',
      wordsSha256,
    });
  });

  test('is gone after 48 hours without confirmation, with its mail', async () => {
    const { db } = await fresh();
    await ask(db);
    await expireAlerts(db, workday + 2 * day - 1);
    expect(await rows(db)).toHaveLength(1);
    await expireAlerts(db, workday + 2 * day);
    expect(await rows(db)).toHaveLength(0);
    await removeTaskRecords(db, workday + 10 * day);
    expect(await db.all('select 1 as one from task')).toEqual([]);
  });

  test('is over in time, even before a server has noticed', async () => {
    const { db } = await fresh();
    await ask(db);
    const { id } = (await rows(db))[0]!;
    expect(await roleAlertById(db, id, workday + 2 * day - 1)).toBeDefined();
    expect(await roleAlertById(db, id, workday + 2 * day)).toBeUndefined();
    expect(await confirmAlert(db, id, workday + 2 * day)).toBe(false);
    const confirmed = await confirmedAlert(db);
    const end = Date.parse('2027-05-17T09:00:00Z');
    expect(await roleAlertById(db, confirmed, end)).toBe('ended');
    expect(await keepAlert(db, confirmed, end)).toBe(false);
  });

  test('is asked for three times a day and mailbox, whatever became of the requests', async () => {
    const { db } = await fresh();
    const asked: boolean[] = [];
    for (const email of [
      'Ada@example.com',
      'ada+1@example.com',
      'ada@example.com ',
      'ada@example.com',
    ]) {
      asked.push(await ask(db, { email }));
    }
    expect(asked).toEqual([true, true, true, false]);
    expect(await ask(db, { email: 'bob@example.com' })).toBe(true);
    expect(await ask(db, {}, workday + day)).toBe(true);
  });

  test('leaves a hash and the proof when it ends, and tells no more', async () => {
    const { db } = await fresh();
    const id = await confirmedAlert(db);
    await deliverAll(db);
    await publishRole(db);
    await runAlerts(db);
    expect(await endRoleAlert(db, id, 'person', workday)).toBe(true);
    expect(await endRoleAlert(db, id, 'person', workday)).toBe(false);
    const [row] = await rows(db);
    expect(row).toMatchObject({
      email: null,
      filter: null,
      endedBy: 'person',
      confirmedAt: workday,
    });
    expect(JSON.stringify(row)).not.toContain('ada@');
    expect(await toldBy(db, id)).toEqual([]);
    expect(await waitingMails(db, id)).toEqual([]);
    expect(await roleAlertById(db, id, workday)).toBe('ended');
    await publishRole(db);
    expect(await runAlerts(db, workday + day)).toBe(0);
  });

  test('ends by itself after six months, by the clock of its edition', async () => {
    const { db } = await fresh();
    const id = await confirmedAlert(db);
    await expireAlerts(db, Date.parse('2027-05-17T08:59:59Z'));
    expect(await roleAlertById(db, id, workday)).not.toBe('ended');
    await expireAlerts(db, Date.parse('2027-05-17T09:00:00Z'));
    expect(await roleAlertById(db, id, workday)).toBe('ended');
  });

  test('is replaced by a newer one of the same filter', async () => {
    const { db } = await fresh();
    const older = await confirmedAlert(db);
    const newer = await confirmedAlert(db, { cadence: 'weekly' });
    expect(await roleAlertById(db, older, workday)).toBe('ended');
    expect(await alertsOfEmail(db, 'ADA@example.com')).toMatchObject([{ id: newer }]);
  });

  test('never comes back to a mailbox that wants none', async () => {
    const { db } = await fresh();
    const first = await confirmedAlert(db);
    const second = await confirmedAlert(db, { filter: '' });
    await neverWrite(db, first, workday);
    expect(await roleAlertById(db, second, workday)).toBe('ended');
    expect(await ask(db, { email: 'ada+other@example.com' }, workday + 30 * day)).toBe(false);
    expect(await ask(db, { email: 'bob@example.com' })).toBe(true);
  });

  test('ends after two refusals in a row', async () => {
    const { db } = await fresh();
    const id = await confirmedAlert(db);
    await recordRefusal(db, id, workday);
    await recordReception(db, id);
    await recordRefusal(db, id, workday);
    expect(await roleAlertById(db, id, workday)).not.toBe('ended');
    await recordRefusal(db, id, workday);
    expect(await roleAlertById(db, id, workday)).toBe('ended');
  });
});
