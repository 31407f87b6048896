import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import type { DateKind } from '#domain/mandates/mandate-dates.ts';
import type { Statements } from '#server/db/db.ts';
import { isOf, usable } from '#server/submissions/standing.ts';
import { dueKey, isOpen } from './inbox-filter.ts';

export type DueSubmission = {
  id: string;
  kind: SubmissionKind;
  reference: string;
  dueAt: number;
  owner: string | null;
};
export type DueDate = {
  mandateId: string;
  role: string;
  kind: DateKind;
  name: string;
  day: string;
};
/** The most urgent, and how many there are. */
export type DueToday = { submissions: DueSubmission[]; dates: DueDate[]; count: number };

/** Of each; whoever has more opens the desk. */
const listed = 15;

/**
 * What a person has to do by the end of a day: their own work and what nobody has taken, and open
 * dates of their mandates.
 */
export async function dueToday(
  { all }: Statements,
  personId: string,
  { day, endsAt }: { day: string; endsAt: number },
): Promise<DueToday> {
  const due = `from submission s
    where ${dueKey} < $2 and ${isOpen} and ${isOf(usable)} and s.quarantined_for is null
      and s.sample = 0 and (s.owner = $1 or s.owner is null)`;
  const open = `from mandate_date d join mandate m on m.id = d.mandate_id
    where m.owner = $1 and d.done_at is null and d.day <= $2`;
  const submissions = await all<DueSubmission>(
    `select s.id, s.kind, s.reference, s.due_at, s.owner ${due}
      order by ${dueKey}, s.id limit ${listed}`,
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
