import { act, type Act, type ActContext } from '#server/db/act.ts';
import { dayIn, lastMailBefore, questionTime } from '#domain/alerts/alert-rules.ts';
import type { Locale } from '#domain/edition/editions.ts';
import type { Reads, Statements } from '#server/db/db.ts';
import { inList } from '#server/db/lists.ts';
import type { TaskAbout } from '#server/db/tasks.ts';
import { isOpen, stateOn } from '#domain/vacancies/vacancy-state.ts';
import type { Vacancy } from '#domain/vacancies/vacancy.ts';
import {
  findVacancy,
  fits,
  type StoredVacancy,
  vacanciesById,
} from '#server/vacancies/vacancies.ts';
import { catalogue } from '#content/catalogue.server.ts';

/** Alerts of one transaction: short enough that nobody waits for it. */
const batch = 200;

/** Longer than any month. */
const questionWithinMs = 32 * 24 * 60 * 60_000;

/** That it is confirmed and has not ended. */
const isActive = 'a.confirmed_at is not null and a.ended_at is null';

/** That no alert of its mailbox has written on a day. */
function isUnwritten(day: string): string {
  return `a.recipient not in (select recipient from role_alert where last_mail_on >= ${day})`;
}

/**
 * Plans the mails of the alerts of an edition that have something to tell and may write today. What
 * each of them tells is written with its task: a server that dies in between has told nothing, and
 * no other tells it again. Returns how many mails there are.
 */
export async function planAlertMails(context: ActContext, locale: Locale): Promise<number> {
  const { db, now } = context;
  const today = dayIn(locale, now);
  const due = await dueAlerts(db, locale, { today, now });
  let planned = 0;
  for (let at = 0; at < due.length; at += batch) {
    planned += await act(context, async (act) => {
      await act.all(act.dialect.alertLock);
      // Another server may have told them meanwhile, or their receiver ended them.
      const still = await dueAlerts(act, locale, {
        today,
        now,
        among: due.slice(at, at + batch),
      });
      const told = await tell(act, still, today);
      await act.plan({ type: 'roles-found', day: today }, ...told.map(aboutAlert));
      return told.length;
    });
  }
  return planned;
}

/**
 * One of each mailbox, which is written to once a day; the one that waited longest first. Without
 * joins: PostgreSQL compares every row with every other one where it has no statistics yet.
 */
async function dueAlerts(
  { all }: Statements,
  locale: Locale,
  { today, now, among }: { today: string; now: number; among?: readonly string[] },
): Promise<string[]> {
  const listed = among && inList(among, 6);
  const rows = await all<{ id: string; recipient: string }>(
    `select a.id, a.recipient from role_alert a
      where ${isActive} and a.locale = $1 and a.ends_at > $2
        and (a.last_news_on is null
          or a.last_news_on <= case a.cadence when 'daily' then $3 else $4 end)
        and a.told < (select max(m.sequence) from role_match m
          where m.locale = a.locale and m.filter = a.filter)
        and ${isUnwritten('$5')}
        and a.id not in (select subject_id from task
          where subject_type = 'role-alert' and state = 'waiting')
        ${listed ? `and a.id in (${listed.places})` : ''}
      order by coalesce(a.last_news_on, ''), a.id`,
    [
      locale,
      now,
      lastMailBefore(today, 'daily'),
      lastMailBefore(today, 'weekly'),
      today,
      ...(listed?.parameters ?? []),
    ],
  );
  return oneOfEachMailbox(rows).map(({ id }) => id);
}

function oneOfEachMailbox<Row extends { recipient: string }>(rows: readonly Row[]): Row[] {
  const seen = new Set<string>();
  return rows.filter(({ recipient }) => !seen.has(recipient) && seen.add(recipient));
}

/** Writes what each alert tells, every role once. Returns those with something to tell. */
async function tell(
  { all }: Statements,
  alerts: readonly string[],
  today: string,
): Promise<string[]> {
  if (alerts.length === 0) return [];
  const due = inList(alerts, 2);
  const rows = await all<{ id: string }>(
    `insert into role_alert_sent (alert_id, vacancy_id, mail)
      select a.id, m.vacancy_id, $1 from role_alert a join role_match m
        on m.locale = a.locale and m.filter = a.filter and m.sequence > a.told
        where a.id in (${due.places})
      on conflict (alert_id, vacancy_id) do nothing returning alert_id as id`,
    [today, ...due.parameters],
  );
  const told = [...new Set(rows.map(({ id }) => id))];
  await all(
    `update role_alert set told = (select max(m.sequence) from role_match m
        where m.locale = role_alert.locale and m.filter = role_alert.filter)
      where id in (${inList(alerts).places})`,
    inList(alerts).parameters,
  );
  if (told.length > 0) {
    const written = inList(told, 2);
    await all(
      `update role_alert set last_news_on = $1, last_mail_on = $1 where id in (${written.places})`,
      [today, ...written.parameters],
    );
  }
  return told;
}

/**
 * Asks those that end in a month whether they should go on, once for each end. That is the mail of
 * the day for its mailbox.
 */
export async function planQuestions(act: Act, locale: Locale): Promise<number> {
  const today = dayIn(locale, act.now);
  await act.all(act.dialect.alertLock);
  const ending = await act.all<{ id: string; recipient: string; endsAt: number }>(
    `select a.id, a.recipient, a.ends_at from role_alert a
        where ${isActive} and a.locale = $1 and a.ends_at > $2 and a.ends_at <= $3
          and (a.asked_for is null or a.asked_for <> a.ends_at) and ${isUnwritten('$4')}
        order by a.ends_at, a.id`,
    [locale, act.now, act.now + questionWithinMs, today],
  );
  const asked = oneOfEachMailbox(
    ending.filter(({ endsAt }) => questionTime(endsAt, locale) <= act.now),
  );
  for (const { id, endsAt } of asked) {
    await act.all('update role_alert set asked_for = $2, last_mail_on = $3 where id = $1', [
      id,
      endsAt,
      today,
    ]);
    await act.plan({ type: 'role-alert-ends', endsAt }, aboutAlert(id));
  }
  return asked.length;
}

function aboutAlert(id: string): TaskAbout {
  return { subject: { type: 'role-alert', id } };
}

/** The roles that a mail tells of, the newest first; those that closed before it left are not. */
export async function rolesOfMail(
  statements: Statements,
  { alertId, mail }: { alertId: string; mail: string },
  now: number,
): Promise<Vacancy[]> {
  const rows = await statements.all<{ id: string }>(
    'select vacancy_id as id from role_alert_sent where alert_id = $1 and mail = $2',
    [alertId, mail],
  );
  const stored = await vacanciesById(
    statements,
    rows.map(({ id }) => id),
  );
  return [...stored.values()]
    .flatMap((one) => publishedRole(one, now) ?? [])
    .filter(isOpen)
    .toSorted(newestFirst);
}

/** The roles of a list that are on the site, open or closed. */
export async function publicRoles(
  statements: Reads,
  slugs: readonly string[],
  now: number,
): Promise<Vacancy[]> {
  const roles: Vacancy[] = [];
  for (const slug of slugs) {
    const role = publishedRole(await findVacancy(statements, slug), now);
    if (role && (isOpen(role) || role.state.is === 'closed')) roles.push(role);
  }
  return roles;
}

/** In its state at an instant; undefined for a draft that was never published. */
function publishedRole(stored: StoredVacancy | undefined, now: number): Vacancy | undefined {
  if (!stored || stored.revision === 0 || !fits(stored)) return undefined;
  return { ...stored.vacancy, state: stateOn(catalogue().firm, stored.vacancy, new Date(now)) };
}

function newestFirst(a: Vacancy, b: Vacancy): number {
  return b.postedOn.localeCompare(a.postedOn) || a.slug.localeCompare(b.slug);
}
