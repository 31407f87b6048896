import type { Clock } from './clock.ts';
import type { Log } from './log.ts';
import type { Db } from './store/db.ts';
import { announceOverdue } from './store/overdue.ts';
import type { PlanTasks } from './store/task.ts';

const everyMs = 60_000;

/** Looks each minute for promises that have passed. */
export function watchOverdue({
  db,
  planTasks,
  clock,
  log,
  wakeOutbox,
}: {
  db: Db;
  planTasks: PlanTasks;
  clock: Clock;
  log: Log;
  wakeOutbox: () => void;
}) {
  const stopping = new AbortController();
  const finished = (async () => {
    while (!stopping.signal.aborted) {
      try {
        const count = await announceOverdue(db, planTasks, clock.now());
        if (count > 0) {
          log.warn({ event: 'submissions-overdue', count }, 'answers are overdue');
          wakeOutbox();
        }
      } catch (error) {
        const { code, message } = error as Error & { code?: string };
        log.error({ event: 'overdue-failure', code, reason: message }, 'overdue not checked');
      }
      await clock.wait(everyMs, stopping.signal);
    }
  })();
  return {
    stop: async () => {
      stopping.abort();
      await finished;
    },
  };
}
