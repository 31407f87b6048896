import type { SubmissionKind } from '../../../domain/forms/submission-kind.ts';
import type { TaskPurpose } from '../../../domain/work/channel.ts';
import type { Db } from '../db/db.ts';
import { isOf, usable } from '../submissions/standing.ts';
import type { PlanTasks } from './task.ts';
import { addTasks } from './tasks.ts';

const batch = 200;
/** Of any channel: what one has announced is not announced again. */
const overduePurpose: TaskPurpose = 'overdue';

/**
 * Plans an alert for each submission whose promised time has passed without an answer, once each.
 * Servers that share a store may do it at the same time: the task is unique.
 */
export function announceOverdue(db: Db, planTasks: PlanTasks, now: number): Promise<number> {
  return db.transaction(async (statements) => {
    const overdue = await statements.all<{ id: string; kind: SubmissionKind }>(
      `select id, kind from submission s
        where due_at <= $1 and state in ('new', 'in-work') and ${isOf(usable)}
          and quarantined_for is null
          and not exists (select 1 from task
            where submission_id = s.id and purpose = $2)
          and sample = 0
        order by due_at limit ${batch}`,
      [now, overduePurpose],
    );
    for (const { id, kind } of overdue) {
      await addTasks(
        statements,
        { subject: { type: 'submission', id }, submissionId: id, held: false },
        planTasks({ type: 'submission-overdue', submissionId: id, kind }),
        now,
      );
    }
    return overdue.length;
  });
}
