import { type Act } from '#server/db/act.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import { isOf, usable } from '#server/submissions/standing.ts';
import { dueKey, isOpen } from '#server/inbox/inbox-filter.ts';

const batch = 200;

type Overdue = { id: string; kind: SubmissionKind; dueAt: number };

/**
 * Plans an alert for each submission whose promised time has passed without an answer, once for
 * each time promised: a reply makes a submission due again. Servers that share a store may do it at the same time: the task is unique.
 */
export async function announceOverdue(act: Act): Promise<number> {
  const overdue = await act.all<Overdue>(
    `select id, kind, due_at from submission s
        where ${dueKey} <= $1 and ${isOpen} and ${isOf(usable)}
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
