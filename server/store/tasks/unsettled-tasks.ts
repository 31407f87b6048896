import type { ChannelName, TaskPurpose } from '../../../domain/work/channel.ts';
import type { Statements } from '../db/db.ts';
import { inList } from '../db/in-list.ts';
import type { Attempt, TaskState } from './task.ts';

export type UnsettledTask = {
  id: string;
  channel: ChannelName;
  purpose: TaskPurpose;
  destination: string;
  submissionId: string | null;
  reference: string | null;
  state: TaskState['state'];
  nextAttemptAt: number;
  settledAt: number | null;
  waitingSince: number;
  lastFailure: string | null;
  leaseUntil: number | null;
};

const columns = `t.id, t.channel, t.purpose, t.destination, t.submission_id as "submissionId",
  s.reference, t.state, t.next_attempt_at as "nextAttemptAt",
  t.settled_at as "settledAt", t.waiting_since as "waitingSince", t.last_failure as "lastFailure",
  t.lease_until as "leaseUntil"`;
const from = 'from task t left join submission s on s.id = t.submission_id';

/** Abandoned ones first, then those that wait after a failure, then the rest. */
export function unsettledTasks(db: Statements, limit: number): Promise<UnsettledTask[]> {
  return db.all<UnsettledTask>(
    `select ${columns} ${from} where t.state in ('waiting', 'abandoned', 'cancelled')
      order by case t.state when 'abandoned' then 0 when 'waiting' then 1 else 2 end,
        case when t.last_failure is null then 1 else 0 end, t.waiting_since, t.id limit $1`,
    [limit],
  );
}

/** The attempts of several tasks at once, each oldest first. */
export async function attemptsOfAll(
  db: Statements,
  taskIds: readonly string[],
): Promise<Map<string, Attempt[]>> {
  const attempts = new Map<string, Attempt[]>(taskIds.map((id) => [id, []]));
  if (taskIds.length === 0) return attempts;
  const { places, parameters } = inList(taskIds);
  const rows = await db.all<Attempt & { taskId: string }>(
    `select task_id as "taskId", started_at as "startedAt", duration_ms as "durationMs", status,
      failure from attempt where task_id in (${places}) order by started_at`,
    parameters,
  );
  for (const { taskId, ...attempt } of rows) attempts.get(taskId)?.push(attempt);
  return attempts;
}
