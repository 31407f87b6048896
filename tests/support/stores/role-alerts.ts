import { actIn, contextIn } from './act-in.ts';
import { randomUUID } from 'node:crypto';
import type { Vacancy } from '#domain/vacancies/vacancy.ts';
import type { Db } from '#server/db/db.ts';
import { saveDraft } from '#server/documents/save-draft.ts';
import { confirmAlert } from '#server/alerts/change-alert.ts';
import { matchRoles, openRoles } from '#server/alerts/match-roles.ts';
import { planAlertMails } from '#server/alerts/plan-alert-mails.ts';
import type { NewAlert } from '#server/alerts/role-alert.ts';
import { requestAlert } from '#server/alerts/request-alert.ts';
import { saveVacancies } from '#server/vacancies/change-state.ts';
import { advertOf } from '#server/vacancies/vacancy-rule.ts';
import { vacancyById } from '#server/vacancies/vacancies.ts';
import { planWith } from '#server/channels/channels.ts';
import { aReference, aVacancy } from '#tests/factories/vacancies.ts';
import { testChannels } from '../deliveries/channels.ts';

/** Within the office hours of every edition. */
export const workday = Date.parse('2026-11-17T10:00:00Z');
export const day = 24 * 60 * 60_000;

/** Plans what the server plans, mails included. */
export const planAll = planWith(testChannels(undefined as never, {}));

let nth = 0;

/** Publishes a role that the quality filter matches; returns its id. */
export async function publishRole(db: Db, changes: Partial<Vacancy> = {}, now = workday) {
  nth += 1;
  const reference = aReference(1000 + nth);
  const vacancy = aVacancy({ slug: `role-${nth}`, reference, postedOn: '2026-11-16', ...changes });
  const settings = { by: { id: null, name: 'ada' }, now, planTasks: () => [] };
  const [id] = await actIn({ db, ...settings }, (act) => saveVacancies(act, [{ vacancy }]));
  return id!;
}

/** Complete, and never published. */
export async function draftRole(db: Db) {
  nth += 1;
  const { slug, ...content } = aVacancy({ slug: `role-${nth}`, reference: aReference(1000 + nth) });
  const id = randomUUID();
  const draft = { content: { ...content, state: { is: 'draft' } }, address: slug, version: 0 };
  const by = { id: null, name: 'ada' };
  await actIn({ db, by, now: workday }, (act) => saveDraft(act, advertOf(id), draft));
}

export async function changeRole(db: Db, id: string, changes: Partial<Vacancy>, now = workday) {
  const { vacancy, version } = (await vacancyById(db, id))!;
  const change = { vacancy: { ...vacancy!, ...changes }, basedOn: { id, version } };
  const settings = { by: { id: null, name: 'ada' }, now, planTasks: () => [] };
  await actIn({ db, ...settings }, (act) => saveVacancies(act, [change]));
}

export function aNewAlert(changes: Partial<NewAlert> = {}): NewAlert {
  return {
    email: 'ada@example.com',
    locale: 'en-GB',
    filter: '?role=quality',
    cadence: 'daily',
    words: 'Email me new roles.',
    ...changes,
  };
}

/** An alert that its receiver has confirmed; returns its id. */
export async function confirmedAlert(db: Db, changes: Partial<NewAlert> = {}, now = workday) {
  const before = new Set((await alertIds(db)).map(({ id }) => id));
  await actIn({ db, planTasks: planAll, now }, (act) => requestAlert(act, aNewAlert(changes)));
  const added = (await alertIds(db)).find(({ id }) => !before.has(id));
  if (!added) throw new Error('not stored');
  await confirmAlert(db, added.id, now);
  return added.id;
}

function alertIds(db: Db) {
  return db.all<{ id: string }>('select id from role_alert');
}

/** What the job does, in one edition. */
export async function runAlerts(db: Db, now = workday, locale: NewAlert['locale'] = 'en-GB') {
  await matchRoles(db, await openRoles(db, now), now);
  return planAlertMails(contextIn({ db, planTasks: planAll, now }), locale);
}

/** The roles that an alert has told of, by mail. */
export async function toldBy(db: Db, alertId: string) {
  return db.all<{ mail: string; role: string }>(
    `select mail, vacancy_id as role from role_alert_sent where alert_id = $1 order by mail, vacancy_id`,
    [alertId],
  );
}

/** The mails that wait, by purpose. */
export async function waitingMails(db: Db, alertId: string) {
  const rows = await db.all<{ purpose: string }>(
    `select purpose from task where subject_id = $1 and state = 'waiting' order by purpose`,
    [alertId],
  );
  return rows.map(({ purpose }) => purpose);
}

/** As if the mail server had taken every mail. */
export async function deliverAll(db: Db, now = workday) {
  await db.all(`update task set state = 'delivered', settled_at = $1 where state = 'waiting'`, [
    now,
  ]);
}
