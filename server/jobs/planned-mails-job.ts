import { act, serverActor, type Act } from '#server/db/act.ts';
import type { Db } from '#server/db/db.ts';
import type { PlanTasks } from '#server/db/task.ts';
import type { Job } from '#server/db/start-jobs.ts';

type Dependencies = { db: Db; planTasks: PlanTasks; wakeOutbox: () => void };

/** Every minute, on one of the servers: plans mails whose time has come, and has them sent. */
export function plannedMailsJob(
  name: string,
  /** Answers how many it planned. */
  plan: (act: Act) => Promise<number>,
  dependencies: Dependencies,
): Job {
  return {
    name,
    intervalMs: 60_000,
    run: async (now) => {
      await act({ ...dependencies, by: serverActor, now }, plan);
    },
  };
}
