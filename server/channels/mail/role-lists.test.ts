import { strFromU8 } from 'fflate';
import { afterEach, expect, test } from 'vitest';
import { testChannels } from '#tests/support/deliveries/channels.ts';
import { startMailReceiver } from '#tests/support/deliveries/mail-receiver.ts';
import { manualClock } from '#tests/support/machine/manual-clock.ts';
import { until } from '#tests/support/machine/until.ts';
import { contextIn } from '#tests/support/stores/act-in.ts';
import { day, publishRole, workday } from '#tests/support/stores/role-alerts.ts';
import { storeRoleList } from '#tests/support/stores/role-lists.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import { silentLog } from '#server/base/log.ts';
import type { Db } from '#server/db/db.ts';
import { startOutbox } from '#server/deliveries/outbox.ts';
import { mailRecordsJob } from '#server/jobs/jobs.ts';
import { erasePerson } from '#server/privacy/erase.ts';
import { exportPerson } from '#server/privacy/export-person.ts';
import { personDataOf } from '#server/privacy/person-data.ts';

const ada = 'ada@example.com';
const seen = { submissions: [], briefDrafts: 0, roleAlerts: 0, mandates: 0 };
const cleanups: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

const lists = (db: Db) => db.all('select email from role_list');

describeStores('a list of saved roles that release 1.0.0 stored', ({ fresh }) => {
  test('is sent once, with the roles that are still shown, and its address is deleted', async () => {
    const { db } = await fresh();
    await publishRole(db, { slug: 'quality-lead' });
    await storeRoleList(db, { email: ada, slugs: ['quality-lead', 'gone'] }, workday);
    await storeRoleList(db, { email: 'bo@example.ch', locale: 'de-CH' }, workday);
    const smtp = await startMailReceiver();
    cleanups.push(smtp.stop);
    const { clock } = manualClock(workday);
    const options = { clock, siteUrl: 'https://firm.example', mail: { smtpUrl: smtp.url } };
    const outbox = startOutbox(testChannels(db, {}, options), {
      db,
      clock,
      log: silentLog,
      random: () => 0,
    });
    cleanups.push(outbox.stop);
    await until(async () => (await lists(db)).length === 0, 'both are sent');
    const mails = Object.fromEntries(smtp.received.map(({ to, parsed }) => [to[0], parsed]));
    expect(mails[ada]).toMatchObject({ subject: 'Your saved roles' });
    expect(mails[ada]!.text).toContain('https://firm.example/vacancies/quality-lead');
    expect(mails[ada]!.text).not.toContain('gone');
    expect(mails['bo@example.ch']).toMatchObject({ subject: 'Ihre gemerkten Stellen' });
    expect(mails['bo@example.ch']!.text).toContain('/de-ch/vacancies/quality-lead');
    expect(smtp.received).toHaveLength(2);
  });

  test('is deleted after a week, sent or not', async () => {
    const { db } = await fresh();
    await storeRoleList(db, { email: ada }, workday);
    await mailRecordsJob(db).run(workday + 7 * day - 1);
    expect(await lists(db)).toHaveLength(1);
    await mailRecordsJob(db).run(workday + 7 * day);
    expect(await lists(db)).toEqual([]);
  });

  test('is found and erased by its address, where nothing else is stored under it', async () => {
    const { db } = await fresh();
    const context = contextIn({ db, now: workday });
    await storeRoleList(db, { email: ada }, workday);
    expect(await personDataOf(db, 'ADA@example.com', workday)).toMatchObject({ roleLists: 1 });
    const exported = await exportPerson(context, ada, { restricted: false });
    const files: string[] = [];
    for await (const { name, bytes } of exported!.files()) files.push(name, strFromU8(bytes));
    expect(files).toEqual(['list-of-roles-1.json', expect.stringContaining('quality-lead')]);
    const erased = await erasePerson(context, 'ADA@example.com', { seen });
    expect(erased).toMatchObject({ result: 'erased', roleLists: 1 });
    expect(await lists(db)).toEqual([]);
    const audit = await db.all<{ action: string }>('select * from audit');
    expect(audit.map(({ action }) => action)).toContain('role-alerts-erased');
    expect(JSON.stringify(audit)).not.toContain('ada@');
    expect(await erasePerson(context, ada, { seen })).toEqual({ result: 'not-found' });
  });
});
