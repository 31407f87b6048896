import { officeDay, officeMidnight } from '#domain/firm/office-day.ts';
import type { Locale } from '#domain/edition/editions.ts';
import { submissionKinds, type SubmissionKind } from '#domain/forms/submission-kind.ts';
import { isOpen as isOpenRole, stateOn } from '#domain/vacancies/vacancy-state.ts';
import type { DueOf, Figures, FiguresAsked, RoleAge } from '#domain/inbox/figures.ts';
import type { SqlValue, Statements } from '#server/db/db.ts';
import { isOf, shown } from '#server/submissions/standing.ts';
import { fits, storedVacancies, titleFor } from '#server/vacancies/vacancies.ts';
import { dueKey, openWork } from '#server/submissions/due-time.ts';
import { catalogue } from '#content/catalogue.server.ts';

type Asked = FiguresAsked & { personId: string; now: number; reader: Locale };

const day = 24 * 60 * 60_000;
const week = 7 * day;
const maxRoles = 12;
const listed = `s.quarantined_for is null and ${isOf(shown)}`;
const isCandidate = `s.kind in ('job-application', 'candidate-registration')`;

/** Counted by the database: nothing of a submission is read. */
export async function readFigures(db: Statements, asked: Asked): Promise<Figures> {
  const [due, weeks, answers, way, roles] = await Promise.all([
    dueByOwner(db, asked),
    receivedByWeek(db, asked),
    answerTimes(db, asked),
    wayOf(db, asked),
    openRoles(db, asked),
  ]);
  return { due, weeks, answers, way, roles };
}

/** Whole weeks, the last of which ends today. */
function periodOf({ days, now }: Asked): { weeks: number; start: number; end: number } {
  const weeks = Math.ceil(Number(days) / 7);
  const end = officeMidnight(catalogue().firm, now, 1);
  return { weeks, start: end - weeks * week, end };
}

/** The conditions of a period and a person, with their parameters from `$1` on. */
function within(asked: Asked): { where: string; parameters: SqlValue[] } {
  const { start, end } = periodOf(asked);
  const own = asked.who === 'me';
  return {
    where: `${listed} and s.received_at >= $1 and s.received_at < $2${own ? ' and s.owner = $3' : ''}`,
    parameters: [start, end, ...(own ? [asked.personId] : [])],
  };
}

function dueByOwner({ all }: Statements, { who, personId, now }: Asked): Promise<DueOf[]> {
  const own = who === 'me';
  return all<DueOf>(
    `select counted.owner, person.name, overdue, today, tomorrow, later from (
        select s.owner,
          count(*) filter (where ${dueKey} < $1) as overdue,
          count(*) filter (where ${dueKey} >= $1 and ${dueKey} < $2) as today,
          count(*) filter (where ${dueKey} >= $2 and ${dueKey} < $3) as tomorrow,
          count(*) filter (where ${dueKey} >= $3) as later
        from submission s where ${listed} and ${openWork}${own ? ' and s.owner = $4' : ''}
        group by s.owner
      ) counted left join person on person.id = counted.owner
      order by overdue desc, today desc, tomorrow desc, person.name`,
    [
      now,
      officeMidnight(catalogue().firm, now, 1),
      officeMidnight(catalogue().firm, now, 2),
      ...(own ? [personId] : []),
    ],
  );
}

async function receivedByWeek({ all }: Statements, asked: Asked): Promise<Figures['weeks']> {
  const { weeks, start } = periodOf(asked);
  const { where, parameters } = within(asked);
  const rows = await all<{ kind: SubmissionKind; at: number; count: number }>(
    `select s.kind, cast((s.received_at - $1) / ${week} as bigint) as at, count(*) as count
      from submission s where ${where} group by 1, 2`,
    parameters,
  );
  return Array.from({ length: weeks }, (_, at) => ({
    start: officeDay(catalogue().firm, start + at * week + day / 2),
    counts: Object.fromEntries(
      submissionKinds.map((kind) => [
        kind,
        rows.find((row) => row.kind === kind && row.at === at)?.count ?? 0,
      ]),
    ) as Record<SubmissionKind, number>,
  }));
}

/** The first answer to each; the due time is that of the last promise to its sender. */
const firstAnswers = (where: string) => `select s.id, s.received_at, ${dueKey} as due,
    min(m.released_at) as answered_at
  from message m join submission s on s.id = m.submission_id
  where m.author = 'desk' and m.released_at >= $1 and ${where}
  group by s.id, s.received_at, ${dueKey}`;

async function answerTimes({ all }: Statements, asked: Asked): Promise<Figures['answers']> {
  const { where, parameters } = within(asked);
  const now = `$${parameters.length + 1}`;
  const [[answered], [open]] = await Promise.all([
    all<{ inTime: number; late: number }>(
      `select count(*) filter (where answered_at <= due) as in_time,
        count(*) filter (where answered_at > due) as "late"
        from (${firstAnswers(where)}) answers`,
      parameters,
    ),
    all<{ waiting: number; overdue: number }>(
      `select count(*) filter (where ${dueKey} >= ${now}) as "waiting",
        count(*) filter (where ${dueKey} < ${now}) as "overdue"
        from submission s where ${where} and ${openWork}`,
      [...parameters, asked.now],
    ),
  ]);
  const count = answered!.inTime + answered!.late;
  const [middle] = await all<{ ms: number }>(
    `select answered_at - received_at as ms from (${firstAnswers(where)}) answers
      order by 1 limit 1 offset ${Math.floor(Math.max(0, count - 1) / 2)}`,
    parameters,
  );
  return { ...answered!, ...open!, medianMs: middle?.ms ?? null };
}

async function wayOf({ all }: Statements, asked: Asked): Promise<Figures['way']> {
  const { where, parameters } = within(asked);
  const stepped = (stage: string) => `(select count(distinct c.submission_id) from candidacy_step c
    join submission s on s.id = c.submission_id
    where c.stage = '${stage}' and ${isCandidate} and ${where})`;
  const [way] = await all<Figures['way']>(
    `select (select count(*) from submission s where ${isCandidate} and ${where}) as "received",
      (select count(*) from (${firstAnswers(`${where} and ${isCandidate}`)}) a) as "answered",
      ${stepped('introduced')} as "introduced", ${stepped('placed')} as "placed"`,
    parameters,
  );
  return way!;
}

async function openRoles(db: Statements, { now, reader }: Asked): Promise<RoleAge[]> {
  const [stored, counts] = await Promise.all([
    storedVacancies(db),
    db.all<{ id: string; count: number }>(
      `select vacancy_id as id, count(*) as count from submission s
        where vacancy_id is not null and ${listed} group by vacancy_id`,
    ),
  ]);
  const applications = new Map(counts.map(({ id, count }) => [id, count]));
  const today = Date.parse(officeDay(catalogue().firm, now));
  return stored
    .filter(fits)
    .filter(({ vacancy }) =>
      isOpenRole({ state: stateOn(catalogue().firm, vacancy, new Date(now)) }),
    )
    .map((role) => ({
      id: role.id,
      reference: role.reference,
      title: titleFor(role, reader) || role.reference,
      days: Math.max(0, Math.round((today - Date.parse(role.vacancy.postedOn)) / day)),
      applications: applications.get(role.id) ?? 0,
    }))
    .toSorted((one, other) => other.days - one.days)
    .slice(0, maxRoles);
}
