import type { Db } from '../store/db/db.ts';
import { planMorningMails } from '../store/people/morning-mails.ts';
import type { PlanTasks } from '../store/tasks/task.ts';
import type { Job } from './start-jobs.ts';

/** Every minute, on one of the servers: tells in the morning what is due, whoever asked for it. */
export function morningMailJob({
  db,
  planTasks,
  wakeOutbox,
}: {
  db: Db;
  planTasks: PlanTasks;
  wakeOutbox: () => void;
}): Job {
  return {
    name: 'morning-mail',
    intervalMs: 60_000,
    run: async (now) => {
      if ((await planMorningMails(db, planTasks, now)) > 0) wakeOutbox();
    },
  };
}
