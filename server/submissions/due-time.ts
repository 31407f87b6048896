import { countryOf, type Locale } from '#domain/edition/editions.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import { answerBy, officeTime } from '#domain/working-time/promise.ts';
import { catalogue } from '#content/catalogue.server.ts';
import { neverDue } from '#domain/submissions/work.ts';
import type { Act } from '#server/db/act.ts';
import type { Statements } from '#server/db/db.ts';
import { isOf, shown, usable } from './standing.ts';

/** As soon as a message, or sooner where its form promises that: nobody waits for days in a talk. */
export function dueTimeOfReply(kind: SubmissionKind, locale: Locale, receivedAt: number): number {
  const kinds = [kind, 'contact-message'] as const;
  return Math.min(...kinds.map((one) => dueTime(one, locale, receivedAt)));
}

/** When what arrives now is due: the promise to its sender and the desk's due time. */
export function dueTime(kind: SubmissionKind, locale: Locale, receivedAt: number): number {
  const country = countryOf(locale);
  return answerBy(catalogue().firm, kind, receivedAt, {
    country,
    holidays: catalogue().firm.publicHolidays(country),
  });
}

/** The instant itself while the office of an edition is open, otherwise when it opens. */
export function officeTimeOf(locale: Locale, instant: number): number {
  const country = countryOf(locale);
  return officeTime(catalogue().firm, instant, {
    country,
    holidays: catalogue().firm.publicHolidays(country),
  });
}

export const openWork = `s.state in ('new', 'in-work')`;

/**
 * The order of what waits, as the indexes of the open ones have it: replies, the newest on top, which
 * are below zero; then by due time; what is never due comes last on both databases.
 */
export const urgency = `coalesce(-s.replied_at, s.due_at, ${neverDue})`;
export const isReplied = `${urgency} < 0`;

/** When it is due; what is never due, after everything else. */
export const dueKey = `coalesce(s.due_at, ${neverDue})`;

const batch = 200;

type Overdue = { id: string; kind: SubmissionKind; dueAt: number };

/**
 * Plans an alert for each submission whose promised time has passed without an answer, once for
 * each time promised: a reply makes a submission due again. Servers that share a store may do it at the same time: the task is unique.
 */
export async function announceOverdue(act: Act): Promise<number> {
  const overdue = await act.all<Overdue>(
    `select id, kind, due_at from submission s
        where s.due_at <= $1 and ${openWork} and ${isOf(usable)}
          and quarantined_for is null
          and not exists (select 1 from task
            where submission_id = s.id and purpose = 'overdue-' || s.due_at)
          and sample = 0
        order by s.due_at limit ${batch}`,
    [act.now],
  );
  for (const { id, kind, dueAt } of overdue) {
    await act.plan(
      { type: 'submission-overdue', submissionId: id, kind, dueAt },
      { subject: { type: 'submission', id }, submissionId: id },
    );
  }
  return overdue.length;
}

/** What waits for an answer, quarantine apart. */
export async function countOpen(
  { all }: Statements,
  now: number,
): Promise<{ open: number; overdue: number }> {
  const [row] = await all<{ open: number; overdue: number }>(
    `select count(*) as open, count(case when s.due_at < $1 then 1 end) as overdue
      from submission s where ${openWork} and s.quarantined_for is null and ${isOf(shown)}`,
    [now],
  );
  return row!;
}
