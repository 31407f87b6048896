import { type Act } from '#server/db/act.ts';
import { preferredZone, type Preferences } from '#domain/people/preferences.ts';
import { instantAt, wallClockAt } from '#domain/working-time/wall-clock.ts';
import { addDays, isWorkingDay } from '#domain/working-time/working-day.ts';
import type { Statements } from '#server/db/db.ts';
import { dueToday, type DueToday } from './due-today.ts';
import { preferenceColumns } from '#server/people/preferences.ts';
import { catalogue } from '#content/catalogue.server.ts';

/** From seven until noon: a server that starts later in the day tells nobody of the morning. */
const morning = { fromMinutes: 7 * 60, untilMinutes: 12 * 60 };
const weekMs = 7 * 24 * 60 * 60_000;

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

/** Records of mornings that are over. */
export async function removeMorningRecords({ all }: Statements, now: number): Promise<void> {
  await all(
    `delete from task where subject_type = 'person'
      and state in ('delivered', 'abandoned', 'cancelled') and settled_at <= $1`,
    [now - weekMs],
  );
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
