import type { Act } from '#server/db/act.ts';
import { type Preferences, preferredZone } from '#domain/people/preferences.ts';
import { instantAt, wallClockAt } from '#domain/working-time/wall-clock.ts';
import { addDays, isWorkingDay } from '#domain/working-time/working-day.ts';
import type { Statements } from '#server/db/db.ts';
import { preferenceColumns } from '#server/people/preferences.ts';
import { catalogue } from '#content/catalogue.server.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import type { DateKind } from '#domain/mandates/mandate-dates.ts';
import { isOf, usable } from '#server/submissions/standing.ts';
import { openWork, urgency } from '#server/submissions/due-time.ts';

/** From seven until noon: a server that starts later in the day tells nobody of the morning. */
const morning = { fromMinutes: 7 * 60, untilMinutes: 12 * 60 };

export type Morning = Preferences & { id: string; name: string; due: DueToday };

/**
 * Plans the mail of each person who asked for one and has something due, in the morning of a working
 * day of the firm. Servers that share a store may do it at the same time: the task of a person and a
 * day is unique. Returns for how many it is morning.
 */
export async function planMorningMails(act: Act): Promise<number> {
  const people = await act.all<{ id: string; zone: string | null }>(
    'select id, zone from person where morning_mail is not null and removed_at is null',
  );
  let planned = 0;
  for (const person of people) {
    const { day, minutes } = wallClockAt(
      new Date(act.now),
      preferredZone(catalogue().firm, person),
    );
    if (minutes < morning.fromMinutes || minutes >= morning.untilMinutes) continue;
    if (!isWorkingDay(day, catalogue().firm.publicHolidays(catalogue().firm.country))) continue;
    if (await isPlanned(act, person.id, day)) continue;
    const due = await dueToday(act, person.id, dayIn(person, day));
    if (due.count === 0) continue;
    await act.plan({ type: 'morning-come', day }, { subject: { type: 'person', id: person.id } });
    planned += 1;
  }
  return planned;
}

/** What the mail of a day says; undefined once the day is over or the person wants none. */
export async function morningOf(
  statements: Statements,
  { personId, day, now }: { personId: string; day: string; now: number },
): Promise<Morning | undefined> {
  const [person] = await statements.all<Preferences & { id: string; name: string }>(
    `select id, name, ${preferenceColumns} from person where id = $1 and removed_at is null`,
    [personId],
  );
  if (!person || wallClockAt(new Date(now), preferredZone(catalogue().firm, person)).day !== day)
    return undefined;
  return { ...person, due: await dueToday(statements, personId, dayIn(person, day)) };
}

function dayIn(person: { zone: string | null }, day: string): { day: string; endsAt: number } {
  const midnight = { day: addDays(day, 1), minutes: 0 };
  return { day, endsAt: instantAt(midnight, preferredZone(catalogue().firm, person)).getTime() };
}

async function isPlanned({ all }: Statements, personId: string, day: string): Promise<boolean> {
  const [found] = await all(
    `select 1 from task where subject_type = 'person' and subject_id = $1 and purpose = $2`,
    [personId, `morning-${day}`],
  );
  return found !== undefined;
}

type DueSubmission = {
  id: string;
  kind: SubmissionKind;
  reference: string;
  dueAt: number;
  repliedAt: number | null;
  owner: string | null;
};
type DueDate = {
  mandateId: string;
  role: string;
  kind: DateKind;
  name: string;
  day: string;
};
/** The most urgent, and how many there are. */
type DueToday = { submissions: DueSubmission[]; dates: DueDate[]; count: number };

/** Of each; whoever has more opens the desk. */
const listed = 15;

/**
 * What a person has to do by the end of a day: their own work and what nobody has taken, with every
 * reply, and open dates of their mandates.
 */
async function dueToday(
  { all }: Statements,
  personId: string,
  { day, endsAt }: { day: string; endsAt: number },
): Promise<DueToday> {
  const due = `from submission s
    where ${urgency} < $2 and ${openWork} and ${isOf(usable)} and s.quarantined_for is null
      and s.sample = 0 and (s.owner = $1 or s.owner is null)`;
  const open = `from mandate_date d join mandate m on m.id = d.mandate_id
    where m.owner = $1 and d.done_at is null and d.day <= $2`;
  const submissions = await all<DueSubmission>(
    `select s.id, s.kind, s.reference, s.due_at, s.replied_at, s.owner ${due}
      order by ${urgency}, s.id limit ${listed}`,
    [personId, endsAt],
  );
  const dates = await all<DueDate>(
    `select m.id as mandate_id, m.role, d.kind, d.name, d.day ${open}
      order by d.day, d.mandate_id, d.id limit ${listed}`,
    [personId, day],
  );
  const [ofSubmissions] = await all<{ count: number }>(`select count(*) as count ${due}`, [
    personId,
    endsAt,
  ]);
  const [ofDates] = await all<{ count: number }>(`select count(*) as count ${open}`, [
    personId,
    day,
  ]);
  return { submissions, dates, count: (ofSubmissions?.count ?? 0) + (ofDates?.count ?? 0) };
}
