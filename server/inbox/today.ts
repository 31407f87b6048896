import { officeDay, officeMidnight } from '#domain/firm/office-day.ts';
import type { Locale } from '#domain/edition/editions.ts';
import { addDays } from '#domain/working-time/working-day.ts';
import {
  daysAhead,
  maxListedToday,
  type Today,
  type TodayDate,
  type TodayGroup,
  todayGroups,
  type TodayRole,
  type TodayScope,
  type TodayWork,
} from '#domain/inbox/today.ts';
import type { InboxRow } from '#domain/submissions/work.ts';
import { maxCounted } from '#domain/submissions/max-counted.ts';
import { confirmationOf } from '#domain/vacancies/confirmation.ts';
import { reportLeft } from '#domain/vacancies/law/reporting.ts';
import { dayAt, isOpen as isOpenRole, stateOn } from '#domain/vacancies/vacancy-state.ts';
import type { SqlValue, Statements } from '#server/db/db.ts';
import { inList } from '#server/db/lists.ts';
import { colleagues } from '#server/people/people.ts';
import { openWork, urgency } from '#server/submissions/due-time.ts';
import { inboxColumns, inboxTables, toInboxRow } from '#server/submissions/inbox-row.ts';
import type { StoredInboxRow } from '#server/submissions/inbox-row.ts';
import { isOf, usable } from '#server/submissions/standing.ts';
import {
  fits,
  type FittingVacancy,
  storedVacancies,
  titleFor,
} from '#server/vacancies/vacancies.ts';
import { openDatesUntil } from '#server/mandates/mandate-dates.ts';
import { catalogue } from '#content/catalogue.server.ts';

type Asked = { who: TodayScope; personId: string; now: number; reader: Locale };

/** What is to be done now, each list and count by an index and no longer than it is shown. */
export async function readToday(db: Statements, asked: Asked): Promise<Today> {
  const [work, roles, dates, people, nextDueAt] = await Promise.all([
    readWork(db, asked),
    readRoles(db, asked),
    openDatesUntil(db, addDays(officeDay(catalogue().firm, asked.now), daysAhead)),
    colleagues(db),
    nextDue(db, asked),
  ]);
  const concerns = ({ owner }: TodayRole | TodayDate) =>
    asked.who === 'all' || owner === null || owner === asked.personId;
  return {
    work,
    roles: roles.filter(concerns).slice(0, maxListedToday),
    dates: dates.filter(concerns).slice(0, maxListedToday),
    people,
    nextDueAt,
  };
}

/** What waits for an answer and concerns the person who asks; $1 is that person, for everybody null. */
function waiting({ who, personId }: Asked): { where: string; parameters: SqlValue[] } {
  const open = `s.quarantined_for is null and ${isOf(usable)} and ${openWork}`;
  return who === 'all'
    ? { where: open, parameters: [] }
    : { where: `${open} and (s.owner = $1 or s.owner is null)`, parameters: [personId] };
}

async function readWork(db: Statements, asked: Asked): Promise<Today['work']> {
  const groups = await Promise.all(
    todayGroups.map(async (group) => [group, await readGroup(db, group, asked)] as const),
  );
  return Object.fromEntries(groups) as Today['work'];
}

async function readGroup(db: Statements, group: TodayGroup, asked: Asked) {
  const { where, parameters } = waiting(asked);
  const given = (value: SqlValue) => `$${parameters.push(value)}`;
  const midnight = officeMidnight(catalogue().firm, asked.now, 1);
  const fitting: Record<TodayGroup, () => string> = {
    replied: () => `${urgency} < 0`,
    overdue: () => `${urgency} >= 0 and ${urgency} < ${given(asked.now)}`,
    due: () => `${urgency} >= ${given(asked.now)} and ${urgency} < ${given(midnight)}`,
    unclaimed: () => `s.owner is null and ${urgency} >= ${given(midnight)}`,
  };
  const condition = `${where} and ${fitting[group]()}`;
  const stored = await db.all<StoredInboxRow>(
    `select ${inboxColumns} from ${inboxTables} where ${condition}
      order by ${urgency}, s.id limit ${maxListedToday + 1}`,
    parameters,
  );
  const rows = stored.slice(0, maxListedToday).map(toInboxRow);
  const said = group === 'replied' ? await lastWords(db, rows) : new Map<string, string>();
  return {
    rows: rows.map((row) => toWork(row, said.get(row.id) ?? '')),
    count: stored.length > rows.length ? await count(db, condition, parameters) : rows.length,
  };
}

/** What the first page shows of a row. */
function toWork(row: InboxRow, said: string): TodayWork {
  const { id, kind, reference, name, about, receivedAt, dueAt, repliedAt, owner, version } = row;
  return { id, kind, reference, name, about, receivedAt, dueAt, repliedAt, owner, version, said };
}

async function count({ all }: Statements, condition: string, parameters: SqlValue[]) {
  const [row] = await all<{ count: number }>(
    `select count(*) as count from
      (select 1 from submission s where ${condition} limit ${maxCounted + 1}) counted`,
    parameters,
  );
  return row?.count ?? 0;
}

const saidLength = 160;

/** How the last message of each sender begins, on one line. */
async function lastWords({ all }: Statements, rows: readonly { id: string }[]) {
  if (rows.length === 0) return new Map<string, string>();
  const { places, parameters } = inList(rows.map(({ id }) => id));
  const messages = await all<{ id: string; text: string }>(
    `select m.submission_id as id, substr(m.text, 1, ${saidLength}) as text from message m
      where m.submission_id in (${places}) and m.author = 'sender' order by m.released_at`,
    parameters,
  );
  return new Map(messages.map(({ id, text }) => [id, text.replace(/\s+/g, ' ').trim()]));
}

async function nextDue({ all }: Statements, asked: Asked): Promise<number | null> {
  const { where, parameters } = waiting(asked);
  const [next] = await all<{ dueAt: number }>(
    `select s.due_at from submission s
      where ${where} and ${urgency} >= $${parameters.length + 1} and s.due_at is not null
      order by ${urgency} limit 1`,
    [...parameters, officeMidnight(catalogue().firm, asked.now, 1)],
  );
  return next?.dueAt ?? null;
}

/** An ended role asks for its answers for so long. */
const daysAfterEnd = 90;

/**
 * What roles ask of people: an answer to everybody who waits though the role has ended, a report to
 * be withdrawn, whether it is still open, and what is to be done before its last day. Read from the
 * store, since what is published follows a change only after a moment.
 */
async function readRoles(db: Statements, asked: Asked): Promise<TodayRole[]> {
  const stored = (await storedVacancies(db)).filter(fits);
  const asking = stored.flatMap((role) => asksOf(role, asked).map((ask) => ({ role, ask })));
  const ids = [...new Set(asking.map(({ role }) => role.id))];
  const [owners, counts] = await Promise.all([ownersOf(db, ids), countWaitingFor(db, ids)]);
  return asking
    .map(({ role, ask }): TodayRole => ({
      id: role.id,
      reference: role.reference,
      title: titleFor(role, asked.reader) || role.reference,
      owner: owners.get(role.id) ?? null,
      ...(ask.is === 'closing' || ask.is === 'ended'
        ? { ...ask, waiting: counts.get(role.id) ?? 0 }
        : ask),
    }))
    .filter((role) => role.is !== 'ended' || role.waiting > 0)
    .toSorted(
      (one, other) =>
        order.indexOf(one.is) - order.indexOf(other.is) || daysOf(other) - daysOf(one),
    );
}

const order: readonly TodayRole['is'][] = ['ended', 'closing', 'reported', 'unconfirmed'];

/** The longest unconfirmed first. */
const daysOf = (role: TodayRole) => (role.is === 'unconfirmed' ? role.days : 0);

/** What one role asks at an instant, without the people who wait for it. */
function asksOf({ vacancy, version }: FittingVacancy, { now }: Asked) {
  const { firm } = catalogue();
  const instant = new Date(now);
  const today = dayAt(firm, vacancy.location, instant);
  const state = stateOn(firm, vacancy, instant);
  const report = reportLeft(firm, vacancy, instant);
  const reported = report === undefined ? [] : [{ is: 'reported' as const, number: report }];
  if (!isOpenRole({ state })) {
    const ended = state.is === 'closed' || state.is === 'withdrawn' ? state.on : undefined;
    const asks = ended !== undefined && ended >= addDays(today, -daysAfterEnd);
    return [...(asks ? [{ is: 'ended' as const }] : []), ...reported];
  }
  const { is, since, days } = confirmationOf(vacancy, today);
  const until = state.is === 'open' ? state.until : undefined;
  return [
    ...(until !== undefined && until <= addDays(today, daysAhead)
      ? [{ is: 'closing' as const, on: until }]
      : []),
    ...(is === 'fresh'
      ? []
      : [{ is: 'unconfirmed' as const, version, since, days, due: is === 'due' }]),
    ...reported,
  ];
}

async function ownersOf({ all }: Statements, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string | null>();
  const { places, parameters } = inList(ids);
  const rows = await all<{ vacancyId: string; owner: string | null }>(
    `select vacancy_id, owner from mandate where vacancy_id in (${places})`,
    parameters,
  );
  return new Map(rows.map(({ vacancyId, owner }) => [vacancyId, owner]));
}

/** How many people who applied for each wait for an answer. */
async function countWaitingFor({ all }: Statements, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, number>();
  const { places, parameters } = inList(ids);
  const rows = await all<{ vacancyId: string; count: number }>(
    `select s.vacancy_id, count(*) as count from submission s
      where s.vacancy_id in (${places}) and s.quarantined_for is null and ${isOf(usable)}
        and ${openWork} group by s.vacancy_id`,
    parameters,
  );
  return new Map(rows.map(({ vacancyId, count }) => [vacancyId, count]));
}
