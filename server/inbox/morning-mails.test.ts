import { actIn } from '#tests/support/stores/act-in.ts';
import { expect, test } from 'vitest';
import { signIn } from '#tests/support/desk/desk.ts';
import { storeSubmission } from '#tests/support/stores/store-submission.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import { composeMorningMail } from '#server/channels/mail/mail-text.ts';
import type { Db } from '#server/db/db.ts';
import type { PlanTasks } from '#server/db/tasks.ts';
import { removeTaskRecords } from '#server/deliveries/change-delivery.ts';
import { planMorningMails } from './morning-mails.ts';
import { savePreferences } from '#server/people/preferences.ts';

const siteUrl = 'https://www.firm.example';
/** A Tuesday, half past seven in Berlin and half past six in London. */
const morning = Date.parse('2026-11-17T06:30:00Z');
const hour = 60 * 60_000;

const planTasks: PlanTasks = (event) =>
  event.type === 'morning-come'
    ? [{ channel: 'mail', purpose: `morning-${event.day}`, destination: 'smtp' }]
    : [];

async function someone(db: Db, name: string, zone: string | null, language: 'en' | 'de' = 'de') {
  const { person: by } = await signIn(db, { name });
  const morningMail = `${name.toLowerCase()}@firm.example`;
  await actIn({ db, by, now: morning }, (act) =>
    savePreferences(act, { language, zone, morningMail }),
  );
  return by;
}

async function due(db: Db, at: number, owner: string | null = null) {
  const stored = await storeSubmission(db, { kind: 'job-application', at: at - 48 * hour });
  await db.all('update submission set due_at = $2, owner = $3 where id = $1', [
    stored.id,
    at,
    owner,
  ]);
  return stored;
}

const planned = async (db: Db) =>
  (
    await db.all<{ id: string; purpose: string }>(
      `select subject_id as id, purpose from task where subject_type = 'person' order by purpose`,
    )
  ).map(({ id, purpose }) => `${id} ${purpose}`);

describeStores('the morning mail', ({ fresh }) => {
  test('is planned once for each person, in the morning of their zone', async () => {
    const { db } = await fresh();
    const berlin = await someone(db, 'Bea', 'Europe/Berlin');
    const london = await someone(db, 'Lou', null);
    await signIn(db, { name: 'Without' });
    await due(db, morning + hour);
    await actIn({ db, planTasks, now: morning - hour }, (act) => planMorningMails(act));
    expect(await planned(db)).toEqual([]);
    await Promise.all([
      actIn({ db, planTasks, now: morning }, (act) => planMorningMails(act)),
      actIn({ db, planTasks, now: morning }, (act) => planMorningMails(act)),
    ]);
    expect(await planned(db)).toEqual([`${berlin.id} morning-2026-11-17`]);
    await actIn({ db, planTasks, now: morning + hour }, (act) => planMorningMails(act));
    expect((await planned(db)).toSorted()).toEqual(
      [berlin, london].map(({ id }) => `${id} morning-2026-11-17`).toSorted(),
    );
  });

  test.each([
    ['a Sunday', Date.parse('2026-11-15T09:00:00Z')],
    ['a public holiday', Date.parse('2026-12-25T09:00:00Z')],
    ['an afternoon', Date.parse('2026-11-17T13:00:00Z')],
  ])('is not planned on %s', async (_, now) => {
    const { db } = await fresh();
    await someone(db, 'Lou', null);
    await due(db, now + hour);
    expect(await actIn({ db, planTasks, now }, (act) => planMorningMails(act))).toBe(0);
  });

  test('is not planned for what is due later, is with others, or is no work', async () => {
    const { db } = await fresh();
    await someone(db, 'Bea', 'Europe/Berlin');
    const { person: other } = await signIn(db, { name: 'Other' });
    await due(db, morning + 24 * hour);
    await due(db, morning, other.id);
    const closed = await due(db, morning);
    await db.all(`update submission set state = 'closed' where id = $1`, [closed.id]);
    const spam = await due(db, morning);
    await db.all(`update submission set quarantined_for = 'honeypot' where id = $1`, [spam.id]);
    expect(await actIn({ db, planTasks, now: morning }, (act) => planMorningMails(act))).toBe(0);
  });

  test('says what is due in the language and the zone of the person, without a sender', async () => {
    const { db } = await fresh();
    const { id } = await someone(db, 'Bea', 'Europe/Berlin');
    const late = await due(db, morning - hour, id);
    const free = await due(db, morning + hour);
    const task = { subject: { type: 'person', id }, purpose: 'morning-2026-11-17' } as const;
    const mail = await composeMorningMail(task, { db, siteUrl, now: morning });
    expect(mail).toMatchObject({ to: 'bea@firm.example', subject: 'Heute fällig: 2' });
    const { text } = mail as { text: string };
    expect(text).toContain(`Bewerbung ${late.reference}: überfällig seit 17.11.2026, 06:30`);
    expect(text).toContain(
      `Bewerbung ${free.reference}: fällig 17.11.2026, 08:30, noch niemand zuständig`,
    );
    expect(text).toContain(`${siteUrl}/desk/submissions/${late.id}`);
    const [row] = await db.all<{ email: string }>('select email from submission');
    expect(text).not.toContain(row!.email);
    // On the next day it is no longer true.
    const later = { db, siteUrl, now: morning + 24 * hour };
    expect(await composeMorningMail(task, later)).toBe('obsolete');
    await db.all('update person set morning_mail = null');
    expect(await composeMorningMail(task, { db, siteUrl, now: morning })).toBe('no-recipient');
  });

  test('begins with replies, whenever they are due', async () => {
    const { db } = await fresh();
    const { id } = await someone(db, 'Lou', null, 'en');
    const { person: other } = await signIn(db, { name: 'Other' });
    await due(db, morning - hour, id);
    const replied = await due(db, morning + 72 * hour, id);
    const foreign = await due(db, morning + 72 * hour, other.id);
    await db.all('update submission set replied_at = $1 where id in ($2, $3)', [
      morning - 9 * hour,
      replied.id,
      foreign.id,
    ]);
    const task = { subject: { type: 'person', id }, purpose: 'morning-2026-11-17' } as const;
    const mail = await composeMorningMail(task, { db, siteUrl, now: morning + hour });
    expect(mail).toMatchObject({ subject: 'Due today: 2' });
    const { text } = mail as { text: string };
    expect(text).toContain(`Application ${replied.reference}: the sender has replied`);
    expect(text.indexOf('has replied')).toBeLessThan(text.indexOf('overdue since'));
  });

  test('names how many more there are', async () => {
    const { db } = await fresh();
    const { id } = await someone(db, 'Lou', null, 'en');
    for (let count = 0; count < 17; count += 1) await due(db, morning, id);
    const task = { subject: { type: 'person', id }, purpose: 'morning-2026-11-17' } as const;
    const mail = await composeMorningMail(task, { db, siteUrl, now: morning + hour });
    expect(mail).toMatchObject({
      subject: 'Due today: 17',
      text: expect.stringContaining('And 2 more'),
    });
  });

  test('leaves no record after a week', async () => {
    const { db } = await fresh();
    await someone(db, 'Bea', 'Europe/Berlin');
    await due(db, morning);
    await actIn({ db, planTasks, now: morning }, (act) => planMorningMails(act));
    await db.all(`update task set state = 'delivered', settled_at = $1`, [morning]);
    await removeTaskRecords(db, morning + 6 * 24 * hour);
    expect(await planned(db)).toHaveLength(1);
    await removeTaskRecords(db, morning + 7 * 24 * hour);
    expect(await planned(db)).toEqual([]);
  });
});
