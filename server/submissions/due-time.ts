import { countryOf, type Locale } from '#domain/edition/editions.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import { answerBy, officeTime } from '#domain/working-time/promise.ts';
import { catalogue } from '#content/catalogue.server.ts';
import { neverDue } from '#domain/submissions/work.ts';
import type { Act } from '#server/db/act.ts';
import { isOf, usable } from './standing.ts';

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

/** As the index of the open ones has it: what is never due comes last on both databases. */
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
        where ${dueKey} <= $1 and ${openWork} and ${isOf(usable)}
          and quarantined_for is null
          and not exists (select 1 from task
            where submission_id = s.id and purpose = 'overdue-' || s.due_at)
          and sample = 0
        order by ${dueKey} limit ${batch}`,
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
