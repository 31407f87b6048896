import type { Statements } from '#server/db/db.ts';
import type { Removed } from '#server/privacy/remove-submissions.ts';
import type { PlanTasks } from '#server/db/task.ts';
import { addTasks } from '#server/db/tasks.ts';

/** Those who hold a copy learn that a submission was erased. Only its reference remains here. */
export async function tellReceivers(
  statements: Statements,
  removed: readonly Removed[],
  planTasks: PlanTasks,
  now: number,
): Promise<void> {
  for (const { id, reference, kind, delivered } of removed) {
    if (!delivered) continue;
    await addTasks(
      statements,
      {
        subject: { type: 'erased-submission', id: reference },
        submissionId: undefined,
        held: false,
      },
      planTasks({ type: 'submission-erased', submissionId: id, kind, change: 'erased' }),
      now,
    );
  }
}
