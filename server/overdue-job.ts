import type { Job } from './jobs/start-jobs.ts';
import type { Db } from './store/db/db.ts';
import { announceOverdue } from './store/tasks/overdue.ts';
import type { PlanTasks } from './store/tasks/task.ts';

/** Every minute, on one of the servers: tells who is in charge that a promise has passed. */
export function overdueJob({
  db,
  planTasks,
  wakeOutbox,
}: {
  db: Db;
  planTasks: PlanTasks;
  wakeOutbox: () => void;
}): Job {
  return {
    name: 'overdue',
    intervalMs: 60_000,
    run: async (now) => {
      if ((await announceOverdue(db, planTasks, now)) > 0) wakeOutbox();
    },
  };
}
