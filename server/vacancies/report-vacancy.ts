import { aReference, facts, recordAudit, type Actor } from '../store/audit/audit.ts';
import type { Db } from '../store/db/db.ts';
import type { PlanTasks } from '../store/tasks/task.ts';
import { addTasks } from '../store/tasks/tasks.ts';
import { fits, vacancyById } from '../store/vacancies/vacancies.ts';

/** Asks for a role to be reported to the employment service; false if there is nothing to report. */
export async function reportVacancy(
  db: Db,
  by: Actor,
  id: string,
  { planTasks, now }: { planTasks: PlanTasks; now: number },
): Promise<boolean> {
  return db.transaction(async (statements) => {
    const stored = await vacancyById(statements, id);
    if (!stored || !fits(stored) || stored.vacancy.reporting?.is !== 'to-report') return false;
    const subject = { type: 'vacancy', id } as const;
    // Once for each version: a second press adds nothing, a corrected role is reported again.
    const change = String(stored.version);
    const tasks = planTasks({ type: 'vacancy-reported', vacancyId: id, change });
    await addTasks(statements, { subject, submissionId: undefined, held: false }, tasks, now);
    const details = facts`${aReference(stored.vacancy.reference)}, sent to Job-Room`;
    await recordAudit(statements, { at: now, by, action: 'vacancy-reported', subject, details });
    return true;
  });
}
